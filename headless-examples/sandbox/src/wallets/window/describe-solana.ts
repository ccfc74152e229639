import { getCompiledTransactionMessageDecoder, getTransactionDecoder } from '@solana/web3.js'
import type { ApprovalContent } from '../wallet.types.ts'
import { groupAddress } from './describe-approval.ts'

type Facts = ApprovalContent['facts']
const systemProgram = '11111111111111111111111111111111'
const transfer = 2

/** What a transaction would do, as far as this wallet can tell: payments of SOL in full, other programs by their names. */
export function describeSolana(bytes: Uint8Array): Facts {
  const message = getCompiledTransactionMessageDecoder().decode(
    getTransactionDecoder().decode(bytes).messageBytes,
  )
  return message.instructions.flatMap(
    ({ programAddressIndex, accountIndices = [], data }): Facts => {
      const program = message.staticAccounts[programAddressIndex]
      const payment = program === systemProgram && data ? paymentIn(Uint8Array.from(data)) : null
      const to = message.staticAccounts[accountIndices[1] ?? -1]
      if (payment === null)
        return [{ label: 'Calls', value: groupAddress(program ?? 'a program from a table') }]
      return [
        { label: 'Pays', value: `${solText(payment)} SOL` },
        { label: 'To', value: groupAddress(to ?? 'an account from a table') },
      ]
    },
  )
}

/** Lamports of a system transfer: its number, then eight bytes; the little end first. */
function paymentIn(data: Uint8Array): bigint | null {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  return data.length === 12 && view.getUint32(0, true) === transfer
    ? view.getBigUint64(4, true)
    : null
}

function solText(lamports: bigint): string {
  const digits = lamports.toString().padStart(10, '0')
  return `${digits.slice(0, -9)}.${digits.slice(-9)}`.replace(/\.?0+$/, '')
}

import { getCompiledTransactionMessageDecoder, getTransactionDecoder } from '@solana/web3.js'
import type { ApprovalContent } from '../wallet.types.ts'
import { groupAddress } from './describe-approval.ts'

type Facts = ApprovalContent['facts']
const systemProgram = '11111111111111111111111111111111'
/** Instruction number of a transfer in the system program. */
const transferInstruction = 2

/**
 * Describes the instructions of a transaction: a SOL transfer by amount and receiver, any other
 * instruction by its program.
 */
export function describeSolana(bytes: Uint8Array): Facts {
  const message = getCompiledTransactionMessageDecoder().decode(
    getTransactionDecoder().decode(bytes).messageBytes,
  )
  return message.instructions.flatMap(
    ({ programAddressIndex, accountIndices = [], data }): Facts => {
      const program = message.staticAccounts[programAddressIndex]
      const lamports =
        program === systemProgram && data ? parseTransfer(Uint8Array.from(data)) : null
      const to = message.staticAccounts[accountIndices[1] ?? -1]
      if (lamports === null)
        return [{ label: 'Program', value: groupAddress(program ?? 'a program from a table') }]
      return [
        { label: 'Amount', value: `${formatSol(lamports)} SOL` },
        { label: 'To', value: groupAddress(to ?? 'an account from a table') },
      ]
    },
  )
}

/** Amount of a system transfer in lamports. Null for any other instruction. */
function parseTransfer(data: Uint8Array): bigint | null {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  return data.length === 12 && view.getUint32(0, true) === transferInstruction
    ? view.getBigUint64(4, true)
    : null
}

function formatSol(lamports: bigint): string {
  const digits = lamports.toString().padStart(10, '0')
  return `${digits.slice(0, -9)}.${digits.slice(-9)}`.replace(/\.?0+$/, '')
}

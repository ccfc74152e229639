import { getCompiledTransactionMessageDecoder, getTransactionDecoder } from '@solana/web3.js'
import type { CaipNetworkId } from '../../../domain/caip/caip.ts'
import type { SolanaPayload } from '../../../domain/transfer/transfer.ts'
import { KitError } from '../../../errors/kit-error.ts'
import type { TransferClient } from '../../transfer-client.ts'
import { bytesIn, toBase64 } from '../codecs.ts'
import { associatedAccount } from './token-account.ts'
import { encodeWire, type Wire } from './wire.ts'

export const payloadOf = (caipNetworkId: CaipNetworkId, wire: Wire): SolanaPayload => ({
  namespace: 'solana',
  caipNetworkId,
  from: wire.from,
  transaction: toBase64(encodeWire(wire)),
})

/** An instruction with its accounts by name. */
export type Instruction = { program: string; accounts: readonly string[]; data: Uint8Array }
export type Message = { payer: string; blockhash: string; instructions: readonly Instruction[] }

/** What a transaction says, as it stands on the wire. An account of a table elsewhere has no name: ''. */
export function readMessage(transaction: Uint8Array): Message {
  const { messageBytes } = getTransactionDecoder().decode(transaction)
  const { staticAccounts, lifetimeToken, instructions } =
    getCompiledTransactionMessageDecoder().decode(messageBytes)
  const named = (place: number): string => staticAccounts[place] ?? ''
  return {
    payer: named(0),
    blockhash: lifetimeToken,
    instructions: instructions.map(({ programAddressIndex, accountIndices = [], data }) => ({
      program: named(programAddressIndex),
      accounts: accountIndices.map(named),
      data: Uint8Array.from(data ?? []),
    })),
  }
}

/** What a payload does. Its bytes are made once more from what was read: anything beside is `send/changed`. */
export function readPayload({ from, transaction }: SolanaPayload): Wire {
  try {
    const bytes = bytesIn(transaction, 'base64')
    const wire = wireIn(readMessage(bytes))
    if (wire.from === from && isOwn(wire) && toBase64(encodeWire(wire)) === transaction) return wire
  } catch (cause) {
    throw new KitError('send/changed', {}, { cause })
  }
  throw new KitError('send/changed')
}

/** A token leaves from the sender's account for it, and goes to the receiver's. */
const isOwn = ({ from, to, token }: Wire): boolean =>
  token === null ||
  (token.source === associatedAccount(from, token.mint) &&
    token.destination === associatedAccount(to, token.mint))

function wireIn({ payer, blockhash, instructions: [first, second] }: Message): Wire {
  if (first === undefined) throw new TypeError('There is no instruction')
  if (second === undefined) {
    const [, to = ''] = first.accounts
    return { from: payer, to, amount: u64In(first.data, 4), token: null, blockhash }
  }
  const [, destination = '', to = '', mint = ''] = first.accounts
  const [source = ''] = second.accounts
  const token = { mint, source, destination, decimals: second.data[9] ?? 0 }
  return { from: payer, to, amount: u64In(second.data, 1), token, blockhash }
}

const u64In = (data: Uint8Array, at: number) =>
  new DataView(data.buffer, data.byteOffset).getBigUint64(at, true)

/** What is shown is read out of the payload; decimals that are not the payload's own are `send/changed`. */
export const review: TransferClient['review'] = (
  payload,
  { decimals, symbol, fee, accountRent },
) => {
  if (payload.namespace !== 'solana') throw new KitError('send/changed')
  const { from, to, amount, token } = readPayload(payload)
  if (token !== null && token.decimals !== decimals) throw new KitError('send/changed')
  return {
    caipNetworkId: payload.caipNetworkId,
    from,
    to,
    asset: token?.mint ?? null,
    amount: String(amount),
    decimals,
    symbol,
    fee,
    accountRent,
  }
}

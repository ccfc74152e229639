import { getCompiledTransactionMessageDecoder, getTransactionDecoder } from '@solana/web3.js'
import type { CaipNetworkId } from '../../../domain/caip/caip.ts'
import type { SolanaPayload } from '../../../domain/transfer/transfer.ts'
import { sendErrors } from '../../../errors/areas/send.ts'
import { KitError } from '../../../errors/kit-error.ts'
import type { TransferClient } from '../../transfer-client.ts'
import { decodeBytes, toBase64 } from '../codecs.ts'
import { associatedAccount } from './token-account.ts'
import { encodeWire, type Wire } from './wire.ts'

export const createPayload = (caipNetworkId: CaipNetworkId, wire: Wire): SolanaPayload => ({
  namespace: 'solana',
  caipNetworkId,
  from: wire.from,
  transaction: toBase64(encodeWire(wire)),
})

/** An instruction with addresses in place of account indices. */
export type Instruction = { program: string; accounts: readonly string[]; data: Uint8Array }
export type Message = { payer: string; blockhash: string; instructions: readonly Instruction[] }

/** Decodes wire bytes. The address of an account in a lookup table is empty. */
export function decodeMessage(transaction: Uint8Array): Message {
  const { messageBytes } = getTransactionDecoder().decode(transaction)
  const { staticAccounts, lifetimeToken, instructions } =
    getCompiledTransactionMessageDecoder().decode(messageBytes)
  const addressAt = (index: number): string => staticAccounts[index] ?? ''
  return {
    payer: addressAt(0),
    blockhash: lifetimeToken,
    instructions: instructions.map(({ programAddressIndex, accountIndices = [], data }) => ({
      program: addressAt(programAddressIndex),
      accounts: accountIndices.map(addressAt),
      data: Uint8Array.from(data ?? []),
    })),
  }
}

/**
 * Parses a payload. Throws `send/changed` unless encoding the parsed transfer again gives exactly
 * the same bytes, which proves that the transaction contains no other instruction.
 */
export function parsePayload({ from, transaction }: SolanaPayload): Wire {
  try {
    const wire = toWire(decodeMessage(decodeBytes(transaction, 'base64')))
    const isUnchanged = toBase64(encodeWire(wire)) === transaction
    if (wire.from === from && usesAssociatedAccounts(wire) && isUnchanged) return wire
  } catch (cause) {
    throw new KitError(sendErrors, 'send/changed', {}, { cause })
  }
  throw new KitError(sendErrors, 'send/changed')
}

/** Whether a token transfer uses the associated token accounts of sender and receiver. */
const usesAssociatedAccounts = ({ from, to, token }: Wire): boolean =>
  token === null ||
  (token.source === associatedAccount(from, token.mint) &&
    token.destination === associatedAccount(to, token.mint))

/**
 * Reads the values of a transfer from a message in the form of `encodeWire`: one instruction, or
 * two for a token.
 */
function toWire({ payer, blockhash, instructions: [first, second] }: Message): Wire {
  if (first === undefined) throw new TypeError('The message has no instruction')
  if (second === undefined) {
    const [, to = ''] = first.accounts
    return { from: payer, to, amount: u64At(first.data, 4), token: null, blockhash }
  }
  const [, destination = '', to = '', mint = ''] = first.accounts
  const [source = ''] = second.accounts
  const token = { mint, source, destination, decimals: second.data[9] ?? 0 }
  return { from: payer, to, amount: u64At(second.data, 1), token, blockhash }
}

const u64At = (data: Uint8Array, offset: number) =>
  new DataView(data.buffer, data.byteOffset).getBigUint64(offset, true)

/**
 * Decodes a payload for the review (rule R13). Throws `send/changed` for an invalid payload and if
 * `decimals` differs from the decimals in the payload of a token.
 */
export const review: TransferClient['review'] = (
  payload,
  { decimals, symbol, fee, accountRent },
) => {
  if (payload.namespace !== 'solana') throw new KitError(sendErrors, 'send/changed')
  const { from, to, amount, token } = parsePayload(payload)
  if (token !== null && token.decimals !== decimals) throw new KitError(sendErrors, 'send/changed')
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

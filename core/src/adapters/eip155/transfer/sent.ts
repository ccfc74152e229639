import type { EvmPayload } from '../../../domain/transfer/transfer.ts'
import { readAddress } from '../read-accounts.ts'
import { type Described, quantityIn } from './node.ts'
import { isHexText, readQuantity } from './values.ts'

/** A transaction as a node has it. Addresses are checksummed. */
export type Sent = {
  hash: string
  from: string | null
  to: string | null
  value: bigint
  input: string
  nonce: bigint
  /** null: it names none, as the earliest kind. */
  chainId: bigint | null
}

/** Throws `endpoint/unreadable` where a number is missing. */
export function readSent(described: Described): Sent {
  const [hash, input] = [described.member('hash'), described.member('input')]
  return {
    hash: typeof hash === 'string' ? hash.toLowerCase() : '',
    from: addressIn(described, 'from'),
    to: addressIn(described, 'to'),
    value: quantityIn(described, 'value'),
    input: isHexText(input) ? input.toLowerCase() : '',
    nonce: quantityIn(described, 'nonce'),
    chainId: readQuantity(described.member('chainId')),
  }
}

/** An address that a node describes; null for what is none. */
export function addressIn(described: Described, name: string): string | null {
  const value = described.member(name)
  return typeof value === 'string' ? readAddress(value) : null
}

/** Whether it does what was reviewed (rule R14): who pays is looked at by the caller. */
export function doesAsReviewed(
  { to, value, input, chainId }: Sent,
  payload: EvmPayload,
  wanted: bigint,
): boolean {
  return (
    to === payload.to &&
    value === readQuantity(payload.value) &&
    input === payload.data &&
    (chainId === null || chainId === wanted)
  )
}

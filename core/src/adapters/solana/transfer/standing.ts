import type { Network } from '../../../domain/network/network.ts'
import type { PreparedTransfer } from '../../../domain/transfer/transfer.ts'
import { KitError } from '../../../errors/kit-error.ts'
import { canonicalJson, digestOf } from '../../shared/digest.ts'
import { readPayload, review } from './payload.ts'

/** The payload, if it is still the one that was reviewed: in every field, on this network. Throws `send/changed`, `send/network-changed`. */
export function intact(
  { payload: given, review: reviewed, digest }: PreparedTransfer,
  network: Network,
) {
  const payload = { ...given }
  if (payload.namespace !== 'solana' || digestOf(payload) !== digest)
    throw new KitError('send/changed')
  if (canonicalJson(review(payload, reviewed)) !== canonicalJson(reviewed))
    throw new KitError('send/changed')
  if (payload.caipNetworkId !== network.caipNetworkId) throw new KitError('send/network-changed')
  return { payload, wire: readPayload(payload), reviewed }
}

/** What of a wallet is known without asking it: the accounts it shares, and the network it is used on. null: it is not there. */
export type Shared = { addresses: readonly string[]; caipNetworkId: string | null }

/** Throws `send/account-changed`, `send/network-changed`. */
export function checkShared(shared: Shared | null, from: string, { caipNetworkId }: Network): void {
  if (shared === null || !shared.addresses.includes(from))
    throw new KitError('send/account-changed')
  if (shared.caipNetworkId !== null && shared.caipNetworkId !== caipNetworkId)
    throw new KitError('send/network-changed')
}

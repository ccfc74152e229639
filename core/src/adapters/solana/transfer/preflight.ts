import type { Network } from '../../../domain/network/network.ts'
import type { PreparedTransfer, SolanaPayload } from '../../../domain/transfer/transfer.ts'
import { KitError } from '../../../errors/kit-error.ts'
import { canonicalJson, digestOf } from '../../shared/digest.ts'
import { review } from './payload.ts'

/**
 * Returns a copy of the payload if every field is still as reviewed and it is meant for this
 * network. Throws `send/changed` and `send/network-changed`.
 */
export function assertUnchanged(prepared: PreparedTransfer, network: Network): SolanaPayload {
  const payload = { ...prepared.payload }
  if (payload.namespace !== 'solana' || digestOf(payload) !== prepared.digest)
    throw new KitError('send/changed')
  if (canonicalJson(review(payload, prepared.review)) !== canonicalJson(prepared.review))
    throw new KitError('send/changed')
  if (payload.caipNetworkId !== network.caipNetworkId) throw new KitError('send/network-changed')
  return payload
}

/** The addresses that a wallet shares, and the network in use (null: a remote wallet). */
export type WalletState = { addresses: readonly string[]; caipNetworkId: string | null }

/**
 * Throws `send/account-changed` and `send/network-changed`. `wallet` is null if it is not
 * available.
 */
export function checkWalletState(
  wallet: WalletState | null,
  from: string,
  { caipNetworkId }: Network,
): void {
  if (wallet === null || !wallet.addresses.includes(from))
    throw new KitError('send/account-changed')
  if (wallet.caipNetworkId !== null && wallet.caipNetworkId !== caipNetworkId)
    throw new KitError('send/network-changed')
}

import type { Network } from '../../../domain/network/network.ts'
import type { PreparedTransfer, SolanaPayload } from '../../../domain/transfer/transfer.ts'
import { sendErrors } from '../../../errors/areas/send.ts'
import { KitError } from '../../../errors/kit-error.ts'
import { canonicalJson, digestOf } from '../../shared/digest.ts'
import { review } from './payload.ts'

/**
 * Returns a copy of the payload, so that a later change of `prepared` cannot reach the wallet.
 * Throws `send/changed` if the payload differs from its digest or its review, and
 * `send/network-changed` if it is for another network.
 */
export function assertUnchanged(prepared: PreparedTransfer, network: Network): SolanaPayload {
  const payload = { ...prepared.payload }
  if (payload.namespace !== 'solana' || digestOf(payload) !== prepared.digest)
    throw new KitError(sendErrors, 'send/changed')
  if (canonicalJson(review(payload, prepared.review)) !== canonicalJson(prepared.review))
    throw new KitError(sendErrors, 'send/changed')
  if (payload.caipNetworkId !== network.caipNetworkId)
    throw new KitError(sendErrors, 'send/network-changed')
  return payload
}

/** The addresses that a wallet shares, and the network in use; null for a remote wallet. */
export type WalletState = { addresses: readonly string[]; caipNetworkId: string | null }

/**
 * Checks that the wallet shares the account and uses the network. Throws `send/account-changed` and
 * `send/network-changed`. `wallet` is null if the wallet is not available.
 */
export function checkWalletState(
  wallet: WalletState | null,
  from: string,
  { caipNetworkId }: Network,
): void {
  if (wallet === null || !wallet.addresses.includes(from))
    throw new KitError(sendErrors, 'send/account-changed')
  if (wallet.caipNetworkId !== null && wallet.caipNetworkId !== caipNetworkId)
    throw new KitError(sendErrors, 'send/network-changed')
}

import { timeouts } from '../../../domain/constants.ts'
import type { Network } from '../../../domain/network/network.ts'
import type { EvmPayload, PreparedTransfer } from '../../../domain/transfer/transfer.ts'
import { sendErrors } from '../../../errors/areas/send.ts'
import { KitError } from '../../../errors/kit-error.ts'
import type { Clock } from '../../../platform/platform.ts'
import { withDeadline } from '../../../platform/with-deadline.ts'
import { canonicalJson, digestOf } from '../../shared/digest.ts'
import type { Wallet } from '../guard-provider.ts'
import { requestChain, requestSharedAccounts, walletFailed } from '../request-wallet.ts'
import { review } from './payload.ts'

/**
 * Returns a copy of the payload, so that a later change of `prepared` cannot reach the wallet.
 * Throws `send/changed` if the payload differs from its digest or its review, and
 * `send/network-changed` if it is for another network.
 */
export function assertUnchanged(prepared: PreparedTransfer, network: Network): EvmPayload {
  const payload = { ...prepared.payload }
  if (payload.namespace !== 'eip155' || digestOf(payload) !== prepared.digest)
    throw new KitError(sendErrors, 'send/changed')
  if (canonicalJson(review(payload, prepared.review)) !== canonicalJson(prepared.review))
    throw new KitError(sendErrors, 'send/changed')
  if (payload.caipNetworkId !== network.caipNetworkId)
    throw new KitError(sendErrors, 'send/network-changed')
  return payload
}

/**
 * Checks that the wallet still shares the account and is on the network of the payload. Opens no
 * prompt. Throws `send/account-changed` and `send/network-changed`.
 */
export function checkWalletState(
  { clock, wallet, payload }: { clock: Clock; wallet: Wallet; payload: EvmPayload },
  signal: AbortSignal,
): Promise<void> {
  return withDeadline({ clock, ms: timeouts.apiTimeout, signals: [signal] }, async (scope) => {
    const accounts = await requestSharedAccounts(wallet, scope)
    if (!accounts.includes(payload.from)) throw new KitError(sendErrors, 'send/account-changed')
    const chain = await requestChain(wallet, scope, walletFailed(wallet))
    if (chain !== payload.caipNetworkId) throw new KitError(sendErrors, 'send/network-changed')
  })
}

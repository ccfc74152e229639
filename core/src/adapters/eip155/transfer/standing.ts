import { within } from '../../../clients/http/within.ts'
import { limits } from '../../../domain/constants.ts'
import type { Network } from '../../../domain/network/network.ts'
import type { EvmPayload, PreparedTransfer } from '../../../domain/transfer/transfer.ts'
import { isKitError, KitError } from '../../../errors/kit-error.ts'
import type { Clock } from '../../../platform/platform.ts'
import { canonicalJson, digestOf } from '../../shared/digest.ts'
import { askAccounts, askChain, walletFailed } from '../ask-wallet.ts'
import type { Reached } from '../reach.ts'
import { readPayload, review } from './payload.ts'

/**
 * The payload, if it is still the one that was reviewed: in every field, on this network. It is a copy: what becomes of the other one
 * afterwards changes nothing. Throws `send/changed`, `send/network-changed`.
 */
export function intact(
  { payload: given, review: reviewed, digest }: PreparedTransfer,
  network: Network,
) {
  const payload = { ...given }
  if (payload.namespace !== 'eip155' || digestOf(payload) !== digest)
    throw new KitError('send/changed')
  if (canonicalJson(review(payload, reviewed)) !== canonicalJson(reviewed))
    throw new KitError('send/changed')
  if (payload.caipNetworkId !== network.caipNetworkId) throw new KitError('send/network-changed')
  return { payload, read: readPayload(payload), reviewed }
}

type Asked = { clock: Clock; wallet: Reached; payload: EvmPayload }

/** Whether the wallet shares that account and is on that network, by its own word; nothing here prompts. Throws `send/account-changed`, `send/network-changed`. */
export function checkStanding(
  { clock, wallet, payload: { from, caipNetworkId } }: Asked,
  signal: AbortSignal,
): Promise<void> {
  return within({ clock, ms: limits.apiAnswer, signals: [signal] }, async (scope) => {
    const accounts = await askAccounts(wallet, 'eth_accounts', scope).catch(noneWhenLocked)
    if (!accounts.includes(from)) throw new KitError('send/account-changed')
    if ((await askChain(wallet, scope, walletFailed(wallet))) !== caipNetworkId)
      throw new KitError('send/network-changed')
  })
}

/** Some wallets answer 4100 instead of an empty list. */
function noneWhenLocked(error: unknown): readonly string[] {
  if (isKitError(error, 'rpc/unauthorized')) return []
  throw error
}

import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { KitState } from '../../protocol/kit-state.ts'

/**
 * Whether a network is needed: an account is connected on it, or the modal is open and it is the
 * active network. Its endpoints are measured only while it is (fault FH1).
 */
export function isInUse(
  { accounts, modal, network }: Pick<KitState, 'accounts' | 'modal' | 'network'>,
  caipNetworkId: CaipNetworkId,
): boolean {
  const hasAccount = Object.values(accounts).some(
    (account) => account?.status === 'connected' && account.caipNetworkId === caipNetworkId,
  )
  const isShown = modal.phase === 'open' && network.active?.caipNetworkId === caipNetworkId
  return hasAccount || isShown
}

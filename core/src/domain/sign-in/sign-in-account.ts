import type { CaipAddress, CaipNetworkId } from '../caip/caip.ts'
import type { ByNamespace, Namespace } from '../caip/namespace.ts'
import type { SignInAccount } from './session.ts'

/** The parts of the kit state that decide which account signs in. */
type Accounts = {
  accounts: ByNamespace<{
    status: string
    address: string | null
    caipAddress: CaipAddress | null
    caipNetworkId: CaipNetworkId | null
    connectorId: string | null
  }>
  network: {
    activeNamespace: Namespace | null
    active: { caipNetworkId: CaipNetworkId } | null
    supported: boolean
  }
}

/**
 * The account that signs in: the one of the active namespace. Null unless it is connected, and its
 * network is the active one and configured.
 */
export function signInAccount({
  accounts,
  network: { activeNamespace: namespace, active, supported },
}: Accounts): SignInAccount | null {
  if (namespace === null || active === null || !supported) return null
  const { status, address, caipAddress, caipNetworkId, connectorId } = accounts[namespace] ?? {}
  if (status !== 'connected' || !address || !caipAddress || !connectorId) return null
  if (caipNetworkId !== active.caipNetworkId) return null
  return { namespace, address, caipNetworkId, caipAddress, connectorId }
}

/** Whether two accounts are the same one, used with the same wallet. */
export const isSameSignIn = (a: SignInAccount | null, b: SignInAccount | null): boolean =>
  a?.caipAddress === b?.caipAddress && a?.connectorId === b?.connectorId

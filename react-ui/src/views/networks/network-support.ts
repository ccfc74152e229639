import type { CaipNetworkId, KitState, Namespace } from '@latchkit/core'
import { remoteConnectorId } from '@latchkit/core/utils'

/** The networks that the wallet of a namespace can switch to. */
export type NetworkSupport = {
  connected: boolean
  supportsAll: boolean
  approved: readonly CaipNetworkId[]
  /** Whether the wallet is an embedded wallet, which supports all networks. The kit has none. */
  auth: false
}

/**
 * Returns the networks that the wallet of a namespace can switch to: an installed wallet supports
 * all networks, a remote wallet those of its session.
 */
export function networkSupport(
  namespace: Namespace,
  { accounts, session }: Pick<KitState, 'accounts'> & Pick<KitState['connections'], 'session'>,
): NetworkSupport {
  const account = accounts[namespace]
  const connected = account?.status === 'connected'
  const isRemote = connected && account.connectorId === remoteConnectorId && session !== null
  return {
    connected,
    supportsAll: !isRemote || session.supportsAllNetworks,
    approved: isRemote ? session.networks : [],
    auth: false,
  }
}

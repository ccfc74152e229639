import type { CaipNetworkId, KitState, Namespace } from '@latchkit/core'
import { remoteConnectorId } from '@latchkit/core/utils'

/** What a namespace's wallet can be asked to move to. */
export type NetworkSupport = {
  connected: boolean
  supportsAll: boolean
  approved: readonly CaipNetworkId[]
  auth: false
}

/** Tells it of each namespace: a wallet of this browser takes any network, one across the relay those it granted. */
export const networkSupport =
  ({ accounts, session }: Pick<KitState, 'accounts'> & Pick<KitState['connections'], 'session'>) =>
  (namespace: Namespace): NetworkSupport => {
    const account = accounts[namespace]
    const connected = account?.status === 'connected'
    const isBound = connected && account.connectorId === remoteConnectorId && session !== null
    return {
      connected,
      supportsAll: !isBound || session.supportsAllNetworks,
      approved: isBound ? session.networks : [],
      auth: false,
    }
  }

import type { SharedProvider } from '../../connectors/connector.ts'
import { embeddedConnectorId, remoteConnectorId } from '../../domain/wallet/wallet.ts'
import type { AdapterHost } from '../adapter.ts'
import { solanaAccounts } from './accounts.ts'
import type { Context } from './context.types.ts'
import { frameWire, remoteWire, sharedSigner } from './shared-signer.ts'
import type { Signer } from './signer.types.ts'
import { standardSigner } from './standard-signer.ts'

/** Finds the accounts of local wallets and of the remote wallet by connector id. */
export type Signers = {
  /** The signer of one account. Null if the wallet is not available. */
  find(connectorId: string, address: string): Signer | null
  /** The addresses that a wallet shares. Null if the wallet is not available. */
  addresses(connectorId: string): readonly string[] | null
}

export function createSigners({
  host,
  resolver,
  guardedCall,
}: Pick<Context, 'host' | 'resolver' | 'guardedCall'>): Signers {
  return {
    find(connectorId, address) {
      if (isShared(connectorId)) {
        const shared = sharedProvider(host, connectorId)
        const wire = connectorId === embeddedConnectorId ? frameWire : remoteWire
        return shared && sharedSigner({ guardedCall, shared, address, wire })
      }
      const wallet = resolver.find(connectorId)
      return wallet && standardSigner({ guardedCall, wallet: wallet.client, address })
    },
    addresses(connectorId) {
      if (isShared(connectorId)) {
        const connection = sharedProvider(host, connectorId)?.connection()
        return connection?.accounts.map(({ address }) => address) ?? null
      }
      const wallet = resolver.find(connectorId)
      return wallet && solanaAccounts(wallet.client.accounts()).map(({ address }) => address)
    },
  }
}

/** Whether a connector serves several namespaces: the remote wallet or the embedded one. */
export const isShared = (connectorId: string): boolean =>
  connectorId === remoteConnectorId || connectorId === embeddedConnectorId

/** The provider of a shared connector. Null if it does not serve Solana. */
export const sharedProvider = (
  host: Pick<AdapterHost, 'remote' | 'embedded'>,
  connectorId: string,
): SharedProvider | null => (connectorId === remoteConnectorId ? host.remote() : host.embedded())

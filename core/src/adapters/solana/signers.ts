import { remoteConnectorId } from '../../domain/wallet/wallet.ts'
import { solanaAccounts } from './accounts.ts'
import type { Context } from './context.types.ts'
import { remoteSigner } from './remote-signer.ts'
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
      if (connectorId === remoteConnectorId) {
        const shared = host.remote()
        return shared && remoteSigner({ guardedCall, shared, address })
      }
      const wallet = resolver.find(connectorId)
      return wallet && standardSigner({ guardedCall, wallet: wallet.client, address })
    },
    addresses(connectorId) {
      if (connectorId === remoteConnectorId) {
        const connection = host.remote()?.connection()
        return connection?.accounts.map(({ address }) => address) ?? null
      }
      const wallet = resolver.find(connectorId)
      return wallet && solanaAccounts(wallet.client.accounts()).map(({ address }) => address)
    },
  }
}

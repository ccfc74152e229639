import { connectorErrors } from '../../errors/areas/connector.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { ActiveAccount } from '../adapter.ts'
import { type LibraryInfo, lazyLibrary } from '../shared/lazy-library.ts'
import { createProviderCache } from '../shared/provider-cache.ts'
import type { BitcoinProvider } from './bitcoin-provider.types.ts'
import { connectionOf } from './connections.ts'
import type { Context } from './context.types.ts'
import { sendTransfer } from './send-transfer.ts'
import { signMessage } from './sign-message.ts'
import { signPsbt } from './sign-psbt.ts'
import type { WalletClient } from './wallet-client.ts'

const library: LibraryInfo = { namespace: 'bip122', library: '@scure/btc-signer' }

/**
 * Returns a function that returns the cached provider of a wallet for the page's active account, or
 * null if the wallet is unknown.
 */
export function createProviders({
  resolver,
  connections,
  stopSignal,
  loadVerify,
}: Context): (connectorId: string, active?: ActiveAccount | null) => BitcoinProvider | null {
  const cached = createProviderCache<BitcoinProvider>()
  const loadPsbt = lazyLibrary(library, () => import('./parse-psbt.ts'))

  const createProvider = (client: WalletClient, activeAddress: string | null): BitcoinProvider => {
    const current = () => {
      const connection = connectionOf(connections, client)
      const isShared = connection?.accounts.some(({ address }) => address === activeAddress)
      return connection !== null && activeAddress !== null && isShared
        ? { ...connection, address: activeAddress }
        : connection
    }
    const connected = () => {
      const connection = current()
      if (connection === null) throw new KitError(connectorErrors, 'connector/not-connected')
      return connection
    }
    return {
      get address() {
        return current()?.address ?? null
      },
      accounts: () => current()?.accounts ?? [],
      signMessage: async (request, signal = stopSignal) =>
        signMessage({ client, connection: connected(), loadVerify }, request, signal),
      signPsbt: async (request, signal = stopSignal) =>
        signPsbt({ client, connection: connected(), loadPsbt }, request, signal),
      sendTransfer: async (request, signal = stopSignal) =>
        sendTransfer(client, connected(), request, signal),
    }
  }
  return (connectorId, active = null) => {
    const client = resolver.find(connectorId)?.client
    if (client === undefined) return null
    const address = active?.address ?? null
    return cached(client, address ?? '', () => createProvider(client, address))
  }
}

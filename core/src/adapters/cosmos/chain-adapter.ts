import { remoteConnectorId } from '../../domain/wallet/wallet.ts'
import type { ChainAdapter } from '../adapter.ts'
import { createConnectionState } from '../shared/connection-state.ts'
import { createEventBuffer } from '../shared/event-buffer.ts'
import { createGuardedCall } from '../shared/guarded-call.ts'
import { type LibraryInfo, lazyLibrary } from '../shared/lazy-library.ts'
import { unsupported } from '../shared/unsupported.ts'
import { createWalletResolver } from '../shared/wallet-resolver.ts'
import { createChains } from './chains.ts'
import { connect, resume } from './connect.ts'
import type { Context, CosmosConnection, Wallet } from './context.types.ts'
import type { ChainDeps } from './create-cosmos.ts'
import { disconnect } from './disconnect.ts'
import { listen } from './listen.ts'
import { addNetwork, switchNetwork } from './networks.ts'
import { createProviders } from './provider.ts'
import { createRemoteClient } from './remote-client.ts'
import { signMessage } from './sign-text.ts'
import { createInjectedClient, type WalletClient } from './wallet-client.ts'

const library: LibraryInfo = { namespace: 'cosmos', library: null }

/**
 * Creates the part of the adapter that calls wallets. The code of the secp256k1 curve is imported
 * when a signature is verified, the code that reads the chain with the first balance.
 */
export function createChainAdapter(deps: ChainDeps): ChainAdapter {
  const { host, registry, stopSignal } = deps
  const context = createContext(deps)
  const find = (connectorId: string): Wallet | null => {
    const wallet = context.resolver.find(connectorId)
    return wallet && { connectorId, ...wallet }
  }
  const events = createEventBuffer({ find, listen: listen(context), stopSignal })
  const loadBalance = lazyLibrary(
    library,
    () => import('./balance.ts'),
    ({ createBalance }) => createBalance(context),
  )
  return {
    ...unsupported,
    connect: connect(context, events),
    resume: resume(context, events),
    watch: events.watch,
    disconnect: disconnect(context),
    switchNetwork: switchNetwork(context),
    addNetwork: addNetwork(context),
    balance: async (request, signal) => (await loadBalance())(request, signal),
    signMessage: signMessage(context),
    provider: createProviders(context, (connectorId) =>
      connectorId === remoteConnectorId ? host.remote() : registry.client(connectorId),
    ),
  }
}

function createContext({ host, registry, injected, chainOptions, stopSignal }: ChainDeps): Context {
  const { platform, networks, customRpcUrls } = host
  return {
    platform,
    networks,
    customRpcUrls,
    injected,
    stopSignal,
    guardedCall: createGuardedCall({ ...platform, stopSignal }),
    chains: createChains(networks, chainOptions),
    connections: createConnectionState<CosmosConnection>(),
    loadCurve: lazyLibrary(library, () => import('./curve.ts')),
    resolver: createWalletResolver<WalletClient>({
      platform,
      wallets: {
        name: registry.name,
        subscribe: registry.subscribe,
        client(connectorId) {
          const api = registry.client(connectorId)
          return api && createInjectedClient(api)
        },
      },
      remote() {
        const provider = host.remote()
        return provider && createRemoteClient(provider)
      },
      stopSignal,
    }),
  }
}

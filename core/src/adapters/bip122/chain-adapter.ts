import type { ChainAdapter } from '../adapter.ts'
import { createConnectionState } from '../shared/connection-state.ts'
import { createEventBuffer } from '../shared/event-buffer.ts'
import { type LibraryInfo, lazyLibrary } from '../shared/lazy-library.ts'
import { unsupported } from '../shared/unsupported.ts'
import { createClientResolver } from './client-resolver.ts'
import { connect, resume } from './connect.ts'
import { type Connections, connectionOf } from './connections.ts'
import type { Context, Wallet } from './context.types.ts'
import type { ChainDeps } from './create-bip122.ts'
import { disconnect } from './disconnect.ts'
import { listen } from './listen.ts'
import { createProviders } from './provider.ts'
import { signMessage } from './sign-message.ts'
import { switchNetwork } from './switch-network.ts'

const library: LibraryInfo = { namespace: 'bip122', library: '@scure/btc-signer' }

/**
 * Creates the part of the adapter that calls wallets. The code that reads the chain is imported
 * separately, so that the wallet prompt does not wait for it.
 */
export function createChainAdapter(deps: ChainDeps): ChainAdapter {
  const context = createContext(deps)
  const { resolver, connections, loadVerify } = context
  const loadBalance = lazyLibrary(
    { namespace: 'bip122', library: null },
    () => import('./balance.ts'),
    ({ createBalance }) => createBalance(deps),
  )
  return {
    ...unsupported,
    connect: connect(context),
    resume: resume(context),
    watch: context.events.watch,
    disconnect: disconnect(context),
    switchNetwork: switchNetwork(context),
    balance: async (request, signal) => (await loadBalance())(request, signal),
    async signMessage({ connectorId, address, message }, signal) {
      const { client } = resolver.get(connectorId)
      const connection = connectionOf(connections, client)
      const options = { client, connection, loadVerify }
      const signed = await signMessage(options, { address, message }, signal)
      return signed.signature
    },
    provider: createProviders(context),
  }
}

function createContext(deps: ChainDeps): Context {
  const { host, stopSignal } = deps
  const resolver = createClientResolver(deps)
  const connections: Connections = createConnectionState()
  const events = createEventBuffer<Wallet>({
    find: resolver.find,
    listen: listen({ host, connections }),
    stopSignal,
  })
  const loadVerify = lazyLibrary(library, () => import('./verify-message.ts'))
  return { host, resolver, events, connections, stopSignal, loadVerify }
}

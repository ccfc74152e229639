import type { ChainAdapter } from '../adapter.ts'
import { createEventBuffer } from '../shared/event-buffer.ts'
import { createGuardedCall } from '../shared/guarded-call.ts'
import { type LibraryInfo, lazyLibrary } from '../shared/lazy-library.ts'
import { unsupported } from '../shared/unsupported.ts'
import { createWalletResolver } from '../shared/wallet-resolver.ts'
import { connect, resume } from './connect.ts'
import type { Context } from './context.types.ts'
import type { Link } from './create-link.ts'
import type { ChainDeps } from './create-polkadot.ts'
import { createNetworks } from './networks.ts'
import { createProviders } from './provider.ts'
import { signMessage } from './sign-message.ts'
import { switchNetwork } from './switch-network.ts'

const library: LibraryInfo = { namespace: 'polkadot', library: null }

/**
 * Creates the part of the adapter that calls extensions. The code that reads the chain and the code
 * that verifies signatures are imported when they are used.
 */
export function createChainAdapter(deps: ChainDeps): ChainAdapter {
  const context = createContext(deps)
  const loadBalance = lazyLibrary(
    library,
    () => import('./balance.ts'),
    ({ createBalance }) => createBalance(deps),
  )
  const sign = signMessage(context, {
    loadMessage: lazyLibrary(library, () => import('./message.ts')),
    loadRecover: lazyLibrary(library, () => import('./recover.ts')),
  })
  return {
    ...unsupported,
    connect: connect(context),
    resume: resume(context),
    watch: context.events.watch,
    // Extensions have no method that revokes permission: the adapter only deletes the connection.
    disconnect: async (connectorId) => void context.links.delete(connectorId),
    switchNetwork: switchNetwork(context),
    balance: async (request, signal) => (await loadBalance())(request, signal),
    signMessage: sign,
    provider: createProviders(context, sign),
  }
}

function createContext(deps: ChainDeps): Context {
  const { host, wallets, stopSignal } = deps
  const { platform } = host
  const links = new Map<string, Link>()
  return {
    host,
    links,
    stopSignal,
    guardedCall: createGuardedCall({ ...platform, stopSignal }),
    resolver: createWalletResolver<object>({ platform, wallets, remote: () => null, stopSignal }),
    networks: createNetworks(deps),
    events: createEventBuffer<Link>({
      find: (connectorId) => links.get(connectorId) ?? null,
      listen: (link, listener) => link.listen(listener),
      stopSignal,
    }),
  }
}

import type { ChainAdapter } from '../adapter.ts'
import { createEventBuffer } from '../shared/event-buffer.ts'
import { type LibraryInfo, lazyLibrary } from '../shared/lazy-library.ts'
import { createProviderCache } from '../shared/provider-cache.ts'
import { createWalletResolver } from '../shared/wallet-resolver.ts'
import type { ChainDeps } from './chain-deps.ts'
import { connect, resume } from './connect.ts'
import { disconnect } from './disconnect.ts'
import { type GuardedProvider, guardProvider } from './guard-provider.ts'
import { listen } from './listen.ts'
import { addNetwork, switchNetwork } from './networks.ts'
import { createPageProvider, type PageProvider } from './page-provider.ts'

const library: LibraryInfo = { namespace: 'eip155', library: 'viem' }

/**
 * Creates the part of the adapter that calls wallets. The code that reads the chain is imported
 * separately, so that the wallet prompt does not wait for it.
 */
export function createChainAdapter(deps: ChainDeps): ChainAdapter {
  const { host, wallets, options, stopSignal } = deps
  const { platform } = host
  const clients = createProviderCache<GuardedProvider>()
  const guarded = (wallet: object | null) =>
    wallet && clients(wallet, '', () => guardProvider(wallet, { ...platform, stopSignal }))
  const resolver = createWalletResolver({
    platform,
    wallets: { ...wallets, client: (connectorId) => guarded(wallets.client(connectorId)) },
    remote: () => guarded(host.remote()),
    embedded: () => guarded(host.embedded()),
    stopSignal,
  })
  const providers = createProviderCache<PageProvider>()
  const events = createEventBuffer({ find: resolver.find, listen, stopSignal })
  const reads = lazyLibrary(
    library,
    () => import('./reads.ts'),
    ({ createReads }) => createReads(deps),
  )
  const signing = lazyLibrary(
    library,
    () => import('./sign.ts'),
    ({ createSigning }) => createSigning({ resolver, loadReads: reads }),
  )
  const transfer = lazyLibrary(
    library,
    async () => {
      // import both modules in parallel
      const [module] = await Promise.all([import('./transfer/create-transfer-client.ts'), reads()])
      return module
    },
    async ({ createTransferClient }) => {
      const { rpcClients } = await reads()
      const { baseFeeMultiplier = null } = options
      const { networks } = host
      return createTransferClient({ platform, rpcClients, resolver, networks, baseFeeMultiplier })
    },
  )
  const calls = lazyLibrary(
    library,
    () => import('./calls/create-calls-client.ts'),
    ({ createCallsClient }) =>
      createCallsClient({
        resolver,
        clock: platform.clock,
        nodeOf: async (chain, signal) => (await reads()).nodeOf(chain, signal),
        baseFeeMultiplier: options.baseFeeMultiplier ?? null,
      }),
  )
  return {
    connect: connect(resolver, events),
    resume: resume(resolver, events),
    watch: events.watch,
    disconnect: disconnect(resolver),
    switchNetwork: switchNetwork(resolver),
    addNetwork: addNetwork(resolver),
    balance: async (request, signal) => (await reads()).balance(request, signal),
    signMessage: async (request, signal) => (await signing()).signMessage(request, signal),
    signTypedData: async (request, signal) => (await signing()).signTypedData(request, signal),
    transfer,
    calls,
    provider(connectorId) {
      const wallet = wallets.client(connectorId)
      return wallet && providers(wallet, '', () => createPageProvider(wallet))
    },
  }
}

import type { SharedProvider } from '../../connectors/connector.ts'
import { connectErrors } from '../../errors/areas/connect.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { ActiveAccount, ChainAdapter } from '../adapter.ts'
import { createConnectionState } from '../shared/connection-state.ts'
import { createEventBuffer } from '../shared/event-buffer.ts'
import { createGuardedCall } from '../shared/guarded-call.ts'
import { type LibraryInfo, lazyLibrary } from '../shared/lazy-library.ts'
import { createProviderCache } from '../shared/provider-cache.ts'
import { unsupported } from '../shared/unsupported.ts'
import { createWalletResolver } from '../shared/wallet-resolver.ts'
import type { StandardWallet } from '../wallet-standard/parse-wallet.ts'
import { toBase58 } from './codecs.ts'
import { connect, resume } from './connect.ts'
import type { Context, Wallet } from './context.types.ts'
import type { ChainDeps } from './create-solana.ts'
import { disconnect } from './disconnect.ts'
import { listen } from './listen.ts'
import { switchNetwork } from './networks.ts'
import { createProvider } from './provider.ts'
import type { Reads } from './reads.ts'
import { createSend } from './send.ts'
import { createSigners, isShared, type Signers, sharedProvider } from './signers.ts'
import type { Signing } from './signing.ts'
import type { SolanaProvider } from './solana.types.ts'
import type { WalletState } from './transfer/preflight.ts'

const library: LibraryInfo = { namespace: 'solana', library: null }

type LazyCode = { signing(): Promise<Signing>; reads(): Promise<Reads> }

/**
 * Creates the part of the adapter that calls wallets. The code that signs and the code that reads
 * the chain are imported separately, so that the wallet prompt does not wait for them.
 */
export function createChainAdapter(deps: ChainDeps): ChainAdapter {
  const context = createContext(deps)
  const signers = createSigners(context)
  const signing = lazyLibrary(
    library,
    () => import('./signing.ts'),
    ({ createSigning }) => createSigning(deps.host.platform),
  )
  const reads = lazyLibrary(
    library,
    () => import('./reads.ts'),
    ({ createReads }) => createReads(deps),
  )
  return {
    ...unsupported,
    connect: connect(context),
    resume: resume(context),
    watch: context.events.watch,
    disconnect: disconnect(context),
    switchNetwork: switchNetwork(context),
    balance: async (request, signal) => (await reads()).balance(request, signal),
    async signMessage({ connectorId, address, message }, signal) {
      const signer = signers.find(connectorId, address)
      if (signer === null)
        throw new KitError(connectErrors, 'connect/wallet-not-found', {
          wallet: deps.wallets.name(connectorId),
        })
      const bytes = new TextEncoder().encode(message)
      return toBase58(await (await signing()).message(signer, bytes, signal))
    },
    transfer: createTransfer(context, signers, { signing, reads }),
    provider: createProviders(context, signers, { signing, reads }),
  }
}

function createContext({ host, wallets, stopSignal }: ChainDeps): Context {
  const { platform } = host
  const resolver = createWalletResolver<StandardWallet>({
    platform,
    wallets,
    remote: () => null,
    stopSignal,
  })
  const connections = createConnectionState<ActiveAccount>()
  const events = createEventBuffer<Wallet>({
    find: resolver.find,
    listen: listen(connections),
    stopSignal,
  })
  const guardedCall = createGuardedCall({ ...platform, stopSignal })
  return { host, resolver, guardedCall, events, connections, stopSignal }
}

function createTransfer(
  { host, connections }: Context,
  signers: Signers,
  { signing, reads }: LazyCode,
): NonNullable<ChainAdapter['transfer']> {
  const walletState = (connectorId: string): WalletState | null => {
    const addresses = signers.addresses(connectorId)
    const caipNetworkId = connections.get(connectorId)?.caipNetworkId ?? null
    return addresses && { addresses, caipNetworkId }
  }
  return lazyLibrary(
    library,
    async () => {
      // import both modules in parallel
      const [module] = await Promise.all([import('./transfer/create-transfer-client.ts'), reads()])
      return module
    },
    async ({ createTransferClient }) =>
      createTransferClient({
        platform: host.platform,
        reads: await reads(),
        walletState,
        createSend(connectorId, address) {
          const signer = signers.find(connectorId, address)
          return signer && createSend({ signer, signing, reads })
        },
      }),
  )
}

function createProviders(
  { host, resolver, connections, stopSignal }: Context,
  signers: Signers,
  code: LazyCode,
): (connectorId: string, active?: ActiveAccount | null) => SolanaProvider | null {
  const getOrCreate = createProviderCache<SolanaProvider>()
  const activeAccount = (connectorId: string) =>
    isShared(connectorId)
      ? remoteAccount(sharedProvider(host, connectorId)?.connection() ?? null)
      : connections.get(connectorId)
  return (connectorId, active) => {
    const account = active ?? activeAccount(connectorId)
    const wallet = isShared(connectorId)
      ? sharedProvider(host, connectorId)
      : resolver.find(connectorId)?.client
    const signer = account && signers.find(connectorId, account.address)
    if (account === null || signer === null || !wallet) return null
    const { address, caipNetworkId: network } = account
    return getOrCreate(wallet, `${network}:${address}`, () =>
      createProvider({ signer, network, ...code, stopSignal }),
    )
  }
}

/** The active account of a shared connector: the first account that it shares. */
function remoteAccount(connection: ReturnType<SharedProvider['connection']>): ActiveAccount | null {
  const [first] = connection?.accounts ?? []
  return connection && first
    ? { address: first.address, caipNetworkId: connection.caipNetworkId }
    : null
}

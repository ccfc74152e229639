import type { SharedProvider } from '../../connectors/connector.ts'
import { remoteConnectorId } from '../../domain/wallet/wallet.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { ActiveAccount, ChainAdapter } from '../adapter.ts'
import { createEventBuffer } from '../shared/event-buffer.ts'
import { createGuardedCall } from '../shared/guarded-call.ts'
import { type LibraryInfo, lazyLibrary } from '../shared/lazy-library.ts'
import { createProviderCache } from '../shared/provider-cache.ts'
import { createWalletResolver } from '../shared/wallet-resolver.ts'
import type { StandardWallet } from '../wallet-standard/parse-wallet.ts'
import { solanaAccounts } from './accounts.ts'
import { toBase58 } from './codecs.ts'
import { connect, resume } from './connect.ts'
import type { ChainDeps } from './create-solana.ts'
import { disconnect } from './disconnect.ts'
import { listen } from './listen.ts'
import { addNetwork, switchNetwork } from './networks.ts'
import { createProvider } from './provider.ts'
import { remoteSigner } from './remote-signer.ts'
import { createSend } from './send.ts'
import type { Reached, Session } from './session.types.ts'
import type { Signer } from './signer.types.ts'
import type { SolanaProvider } from './solana.types.ts'
import { standardSigner } from './standard-signer.ts'
import { createStandings } from './standings.ts'

const about: LibraryInfo = { namespace: 'solana', library: '@solana/web3.js' }

/** The half of the adapter that speaks to wallets: imported at first use only. Signing and the chain come behind it, so that the prompt does not wait. */
export function createChainAdapter(parts: ChainDeps): ChainAdapter {
  const { host, wallets, stopSignal: life } = parts
  const { platform } = host
  const ask = createGuardedCall({ clock: platform.clock, stopSignal: life })
  const reach = createWalletResolver<StandardWallet>({
    platform,
    wallets,
    remote: () => null,
    stopSignal: life,
  })
  const standings = createStandings()
  const watching = createEventBuffer<Reached>({
    find: reach.find,
    listen: listen(standings),
    stopSignal: life,
  })
  const session: Session = { host, reach, ask, watching, standings, life }
  const signing = lazyLibrary(
    about,
    () => import('./signing.ts'),
    ({ createSigning }) => createSigning(platform),
  )
  const reads = lazyLibrary(
    about,
    () => import('./reads.ts'),
    ({ createReads }) => createReads(parts),
  )

  const same = createProviderCache<SolanaProvider>()

  const signerOf = (connectorId: string, address: string): Signer | null => {
    if (connectorId === remoteConnectorId) {
      const shared = host.remote()
      return shared && remoteSigner({ ask, shared, address })
    }
    const wallet = reach.find(connectorId)
    return wallet && standardSigner({ ask, wallet: wallet.client, address })
  }
  const addressesOf = (connectorId: string) => {
    if (connectorId === remoteConnectorId)
      return (
        host
          .remote()
          ?.connection()
          ?.accounts.map(({ address }) => address) ?? null
      )
    const wallet = reach.find(connectorId)
    return wallet && solanaAccounts(wallet.client.accounts()).map(({ address }) => address)
  }
  const money = lazyLibrary(
    about,
    async () => {
      // both downloads start at once
      const [module] = await Promise.all([import('./transfer/create-money.ts'), reads()])
      return module
    },
    async ({ createMoney }) =>
      createMoney({
        platform,
        reads: await reads(),
        sharedBy(connectorId) {
          const addresses = addressesOf(connectorId)
          return (
            addresses && {
              addresses,
              caipNetworkId: standings.of(connectorId)?.caipNetworkId ?? null,
            }
          )
        },
        sendBy(connectorId, address) {
          const signer = signerOf(connectorId, address)
          return signer && createSend({ signer, signing, reads })
        },
      }),
  )
  return {
    connect: connect(session),
    resume: resume(session),
    watch: watching.watch,
    disconnect: disconnect(session),
    switchNetwork: switchNetwork(session),
    addNetwork,
    balance: async (request, signal) => (await reads()).balance(request, signal),
    async signMessage({ connectorId, address, message }, signal) {
      const signer = signerOf(connectorId, address)
      if (signer === null)
        throw new KitError('connect/wallet-not-found', { wallet: wallets.name(connectorId) })
      return toBase58(
        await (await signing()).message(signer, new TextEncoder().encode(message), signal),
      )
    },
    async signTypedData() {
      throw new KitError('rpc/method-not-supported')
    },
    transfer: money,
    calls: null,
    provider(connectorId, at) {
      const here =
        at ??
        (connectorId === remoteConnectorId
          ? standpointOf(host.remote())
          : standings.of(connectorId))
      const wallet =
        connectorId === remoteConnectorId ? host.remote() : reach.find(connectorId)?.client
      const signer = here && signerOf(connectorId, here.address)
      if (here === null || signer === null || !wallet) return null
      const { address, caipNetworkId: network } = here
      return same(wallet, `${network}:${address}`, () =>
        createProvider({ signer, network, signing, reads, life }),
      )
    },
  }
}

/** Where a wallet across the relay stands. */
function standpointOf(shared: SharedProvider | null): ActiveAccount | null {
  const { accounts: [first] = [], caipNetworkId } = shared?.connection() ?? {}
  return first && caipNetworkId ? { address: first.address, caipNetworkId } : null
}

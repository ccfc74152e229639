import type { SharedProvider } from '../../connectors/connector.ts'
import { remoteConnectorId } from '../../domain/wallet/wallet.ts'
import { KitError } from '../../errors/kit-error.ts'
import { importAgain } from '../../platform/lazy.ts'
import type { ChainAdapter, Standpoint } from '../adapter.ts'
import { createAsk } from '../shared/ask.ts'
import { type Loading, loadOnce } from '../shared/load-once.ts'
import { createReach } from '../shared/reach.ts'
import { createSameProvider } from '../shared/same-provider.ts'
import { createWatching } from '../shared/watching.ts'
import type { StandardWallet } from '../wallet-standard/read-wallet.ts'
import { solanaAccounts } from './accounts.ts'
import { toBase58 } from './codecs.ts'
import { connect, resume } from './connect.ts'
import type { ChainParts } from './create-solana.ts'
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

const about: Loading = { namespace: 'solana', library: '@solana/web3.js' }

/** The half of the adapter that speaks to wallets: imported at first use only. Signing and the chain come behind it, so that the prompt does not wait. */
export function createChainAdapter(parts: ChainParts): ChainAdapter {
  const { host, wallets, life } = parts
  const { platform } = host
  const ask = createAsk({ clock: platform.clock, life })
  const reach = createReach<StandardWallet>({ platform, wallets, remote: () => null, life })
  const standings = createStandings()
  const watching = createWatching<Reached>({ find: reach.find, listen: listen(standings), life })
  const session: Session = { host, reach, ask, watching, standings, life }
  const signing = loadOnce(about, async (attempt) =>
    (await importAgain(() => import('./signing.ts'), attempt)).createSigning(platform),
  )
  const reads = loadOnce(about, async (attempt) =>
    (await importAgain(() => import('./reads.ts'), attempt)).createReads(parts),
  )

  const same = createSameProvider<SolanaProvider>()

  const signerOf = (connectorId: string, address: string): Signer | null => {
    if (connectorId === remoteConnectorId) {
      const shared = host.remote()
      return shared && remoteSigner({ ask, shared, address })
    }
    const wallet = reach.find(connectorId)
    return wallet && standardSigner({ ask, wallet: wallet.handle, address })
  }
  const addressesOf = (connectorId: string) => {
    if (connectorId === remoteConnectorId)
      return (
        host
          .remote()
          ?.standing()
          ?.accounts.map(({ address }) => address) ?? null
      )
    const wallet = reach.find(connectorId)
    return wallet && solanaAccounts(wallet.handle.accounts()).map(({ address }) => address)
  }
  const money = loadOnce(about, async (attempt) => {
    const [{ createMoney }, read] = await Promise.all([
      importAgain(() => import('./transfer/create-money.ts'), attempt),
      reads(),
    ])
    return createMoney({
      platform,
      reads: read,
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
    })
  })
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
    money,
    batches: null,
    provider(connectorId, at) {
      const here =
        at ??
        (connectorId === remoteConnectorId
          ? standpointOf(host.remote())
          : standings.of(connectorId))
      const wallet =
        connectorId === remoteConnectorId ? host.remote() : reach.find(connectorId)?.handle
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
function standpointOf(shared: SharedProvider | null): Standpoint | null {
  const { accounts: [first] = [], caipNetworkId } = shared?.standing() ?? {}
  return first && caipNetworkId ? { address: first.address, caipNetworkId } : null
}

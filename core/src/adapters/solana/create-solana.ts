import type { Adapter, AdapterHost, ChainAdapter } from '../adapter.ts'
import { type ConnectorRegistry, createConnectorRegistry } from '../shared/connector-registry.ts'
import { createAdapter } from '../shared/create-adapter.ts'
import { discoverStandard } from '../wallet-standard/discover.ts'
import type { StandardWallet } from '../wallet-standard/parse-wallet.ts'
import type { OpenSocket } from './socket.types.ts'

/** What the cheap half hands to the other. `ws`: WebSocket URLs by CAIP-2; `life` ends with the adapter. */
export type ChainDeps = {
  host: AdapterHost
  wallets: ConnectorRegistry<StandardWallet>
  ws: Readonly<Record<string, string>>
  openSocket: OpenSocket
  stopSignal: AbortSignal
}
/** The module that speaks to wallets and chain. */
export type ChainModule = { createChainAdapter(parts: ChainDeps): ChainAdapter }

type Given = Pick<ChainDeps, 'host' | 'ws' | 'openSocket'>

/** The cheap half of one kit's adapter: wallets of the Wallet Standard that sign for Solana. `importChain` brings the other half. */
export function createSolana(
  { host, ...outside }: Given,
  importChain: () => Promise<ChainModule>,
): Adapter {
  const wallets = createConnectorRegistry<StandardWallet>()
  const life = new AbortController()
  return createAdapter({
    library: { namespace: 'solana', library: '@solana/web3.js' },
    controller: life,
    wallets,
    discover: () =>
      discoverStandard(host.platform, (wallet) => signsForSolana(wallet) && add(wallets, wallet)),
    importChain,
    create: ({ createChainAdapter }) =>
      createChainAdapter({
        host,
        wallets,
        ...outside,
        stopSignal: life.signal,
      }),
  })
}

const signsForSolana = ({ chains, has }: StandardWallet) =>
  chains().some((chain) => chain.startsWith('solana:')) &&
  has('standard:connect') &&
  (has('solana:signMessage') || has('solana:signTransaction'))

/** A wallet that registers itself again is not another one. */
function add(wallets: ConnectorRegistry<StandardWallet>, wallet: StandardWallet): void {
  const { own, name, icon } = wallet
  const known = wallets.client(name)
  wallets.add(
    { id: name, name, type: 'ANNOUNCED', chain: 'solana', rdns: null, icon },
    known?.own === own ? known : wallet,
  )
}

import type { Adapter, AdapterHost, ChainAdapter } from '../adapter.ts'
import { createAdapter } from '../shared/create-adapter.ts'
import { createRoster, type Roster } from '../shared/roster.ts'
import { discoverStandard } from '../wallet-standard/discover.ts'
import type { StandardWallet } from '../wallet-standard/read-wallet.ts'
import type { OpenSocket } from './socket.types.ts'

/** What the cheap half hands to the other. `ws`: WebSocket URLs by CAIP-2; `life` ends with the adapter. */
export type ChainParts = {
  host: AdapterHost
  wallets: Roster<StandardWallet>
  ws: Readonly<Record<string, string>>
  openSocket: OpenSocket
  life: AbortSignal
}
/** The module that speaks to wallets and chain. */
export type ChainModule = { createChainAdapter(parts: ChainParts): ChainAdapter }

type Given = Pick<ChainParts, 'host' | 'ws' | 'openSocket'>

/** The cheap half of one kit's adapter: wallets of the Wallet Standard that sign for Solana. `importChain` brings the other half. */
export function createSolana(
  { host, ...outside }: Given,
  importChain: (attempt: number) => Promise<ChainModule>,
): Adapter {
  const wallets = createRoster<StandardWallet>()
  const life = new AbortController()
  return createAdapter({
    about: { namespace: 'solana', library: '@solana/web3.js' },
    life,
    wallets,
    look: () =>
      discoverStandard(host.platform, (wallet) => signsForSolana(wallet) && add(wallets, wallet)),
    load: async (attempt) =>
      (await importChain(attempt)).createChainAdapter({
        host,
        wallets,
        ...outside,
        life: life.signal,
      }),
  })
}

const signsForSolana = ({ chains, has }: StandardWallet) =>
  chains().some((chain) => chain.startsWith('solana:')) &&
  has('standard:connect') &&
  (has('solana:signMessage') || has('solana:signTransaction'))

/** A wallet that registers itself again is not another one. */
function add(wallets: Roster<StandardWallet>, wallet: StandardWallet): void {
  const { own, name, icon } = wallet
  const known = wallets.handle(name)
  wallets.add(
    { id: name, name, type: 'ANNOUNCED', chain: 'solana', rdns: null, icon },
    known?.own === own ? known : wallet,
  )
}

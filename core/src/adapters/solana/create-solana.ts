import type { Adapter, AdapterHost } from '../adapter.ts'
import { type ConnectorRegistry, createConnectorRegistry } from '../shared/connector-registry.ts'
import { type ChainModule, createAdapter } from '../shared/create-adapter.ts'
import { discoverStandard } from '../wallet-standard/discover.ts'
import type { StandardWallet } from '../wallet-standard/parse-wallet.ts'
import type { OpenSocket } from './socket.ts'

/** Dependencies that `createSolana` passes to the chain adapter after importing it. */
export type ChainDeps = {
  host: AdapterHost
  wallets: ConnectorRegistry<StandardWallet>
  /** WebSocket URLs by CAIP-2 id. */
  ws: Readonly<Record<string, string>>
  openSocket: OpenSocket
  /** Aborted when the adapter stops. */
  stopSignal: AbortSignal
}

/**
 * Creates the adapter of one kit. It discovers wallets of the Wallet Standard that sign for Solana.
 * `importChain` imports the part that calls wallets and the chain.
 */
export function createSolana(
  { host, ws, openSocket }: Pick<ChainDeps, 'host' | 'ws' | 'openSocket'>,
  importChain: () => Promise<ChainModule<ChainDeps>>,
): Adapter {
  const wallets = createConnectorRegistry<StandardWallet>()
  /** A wallet that registers again keeps its client, so that it is not marked as disputed. */
  const clients = new WeakMap<object, StandardWallet>()
  return createAdapter({
    library: { namespace: 'solana', library: null },
    wallets,
    discover: () =>
      discoverStandard(host.platform, (wallet) => {
        if (!signsForSolana(wallet)) return
        const { raw, name, icon } = wallet
        const client = clients.get(raw) ?? wallet
        clients.set(raw, client)
        wallets.add(
          { id: name, name, type: 'ANNOUNCED', chain: 'solana', rdns: null, icon },
          client,
        )
      }),
    importChain,
    deps: { host, wallets, ws, openSocket },
  })
}

const signsForSolana = ({ chains, has }: StandardWallet) =>
  chains().some((chain) => chain.startsWith('solana:')) &&
  has('standard:connect') &&
  (has('solana:signMessage') || has('solana:signTransaction'))

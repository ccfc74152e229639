import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Network } from '../../domain/network/network.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import { createRpcClients, type RpcClients } from '../shared/rpc-clients.ts'
import { balance } from './balance.ts'
import { type Confirmed, confirm } from './confirm.ts'
import type { ChainDeps } from './create-solana.ts'
import { createNode } from './node.ts'
import { hear } from './socket.ts'
import { socketUrl } from './socket-url.ts'

/** What goes to the network's own nodes: no wallet is asked. Comes with our JSON-RPC. */
export type Reads = Pick<ChainAdapter, 'balance'> & {
  chains: RpcClients
  send(transaction: Uint8Array, network: CaipNetworkId, signal: AbortSignal): Promise<string>
  confirm(confirmed: Confirmed, network: CaipNetworkId, signal: AbortSignal): Promise<void>
}

export function createReads({
  host,
  ws,
  openSocket,
  stopSignal: life,
}: Omit<ChainDeps, 'wallets'>): Reads {
  const chains = createRpcClients({ host, stopSignal: life })
  const configured = (network: CaipNetworkId): Network => {
    const found = host.networks().find(({ caipNetworkId }) => caipNetworkId === network)
    if (found === undefined) throw new KitError('connector/chain-not-configured', { network })
    return found
  }
  return {
    chains,
    balance: balance(chains),
    send: async (transaction, network, signal) =>
      createNode(chains.for(configured(network))).send(transaction, signal),
    async confirm(confirmed, network, signal) {
      const found = configured(network)
      const url = socketUrl(found, ws)
      const { clock } = host.platform
      const hearing = async (signature: string, until: AbortSignal) => {
        if (url === null) throw new KitError('endpoint/none', { network })
        return hear({ open: openSocket, url }, signature, until)
      }
      await confirm(
        { clock, node: createNode(chains.for(found)), hear: hearing },
        confirmed,
        signal,
      )
    },
  }
}

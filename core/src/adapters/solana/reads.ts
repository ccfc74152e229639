import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Network } from '../../domain/network/network.ts'
import { connectorErrors } from '../../errors/areas/connector.ts'
import { httpErrors } from '../../errors/areas/http.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import { createNewestBalances } from '../shared/newest-balances.ts'
import { createRpcClients, type RpcClients } from '../shared/rpc-clients.ts'
import { balance } from './balance.ts'
import { type Confirmation, confirm } from './confirm.ts'
import type { ChainDeps } from './create-solana.ts'
import { createNode } from './node.ts'
import { watchSignature } from './socket.ts'
import { socketUrl } from './socket-url.ts'

/** Sends requests to the nodes of a network, without a wallet. Imported on demand. */
export type Reads = Pick<ChainAdapter, 'balance'> & {
  rpcClients: RpcClients
  /**
   * Sends a signed transaction to one node, once. `onPost`: called just before that; a failure
   * without it sent nothing.
   */
  send(
    request: { transaction: Uint8Array; network: CaipNetworkId; onPost: () => void },
    signal: AbortSignal,
  ): Promise<void>
  confirm(confirmation: Confirmation, network: CaipNetworkId, signal: AbortSignal): Promise<void>
}

export function createReads({
  host,
  ws,
  openSocket,
  stopSignal,
}: Omit<ChainDeps, 'wallets'>): Reads {
  const rpcClients = createRpcClients({ host, stopSignal })
  const getNetwork = (caipNetworkId: CaipNetworkId): Network => {
    const network = host.networks().find((candidate) => candidate.caipNetworkId === caipNetworkId)
    if (network === undefined)
      throw new KitError(connectorErrors, 'connector/chain-not-configured', {
        network: caipNetworkId,
      })
    return network
  }
  return {
    rpcClients,
    balance: balance(rpcClients, createNewestBalances(host)),
    send: async ({ transaction, network, onPost }, signal) =>
      createNode(rpcClients.for(getNetwork(network))).send(transaction, onPost, signal),
    async confirm(confirmation, caipNetworkId, signal) {
      const network = getNetwork(caipNetworkId)
      const url = socketUrl(network, ws)
      const deps = {
        clock: host.platform.clock,
        node: createNode(rpcClients.for(network)),
        async watchSignature(signature: string, scope: AbortSignal) {
          if (url === null)
            throw new KitError(httpErrors, 'endpoint/none', { network: caipNetworkId })
          return watchSignature({ openSocket, url }, signature, scope)
        },
      }
      await confirm(deps, confirmation, signal)
    },
  }
}

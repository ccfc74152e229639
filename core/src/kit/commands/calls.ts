import type { CallsClient } from '../../adapters/calls-client.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { connectorErrors } from '../../errors/areas/connector.ts'
import { rpcErrors } from '../../errors/areas/rpc.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { WalletApi } from '../api/wallet.ts'
import type { CommandDeps, ConnectedWallet } from './command-deps.ts'
import type { RequireConnected } from './require-connected.ts'

type CallsDeps = Pick<CommandDeps, 'deps' | 'state'> & {
  connectedWallet(namespace?: Namespace): ConnectedWallet
  requireConnected: RequireConnected
}

/** Creates the commands that send several calls with one prompt (EIP-5792). */
export function createCalls({
  deps,
  state,
  connectedWallet,
  requireConnected,
}: CallsDeps): Pick<WalletApi, 'capabilities' | 'sendCalls' | 'callsStatus' | 'waitForCalls'> {
  const request = async <T>(
    wallet: ConnectedWallet,
    run: (client: CallsClient, signal: AbortSignal) => Promise<T>,
  ): Promise<T> => {
    const { calls: loadClient } = await deps.adapters.get(wallet.namespace)
    if (loadClient === null) throw new KitError(rpcErrors, 'rpc/unsupported-method')
    const client = await loadClient()
    return requireConnected.during(wallet, (signal) => run(client, signal))
  }
  return {
    async capabilities(namespace) {
      const wallet = connectedWallet(namespace)
      const { connectorId, address } = wallet
      return request(wallet, (client, signal) =>
        client.capabilities({ connectorId, address }, signal),
      )
    },
    async sendCalls({ calls, atomic = false, id = null }, namespace) {
      const wallet = connectedWallet(namespace)
      const { connectorId, address: from, caipNetworkId } = wallet
      const network = state().network.networks.find((each) => each.caipNetworkId === caipNetworkId)
      if (network === undefined)
        throw new KitError(connectorErrors, 'connector/chain-not-configured', {
          network: caipNetworkId ?? '',
        })
      return request(wallet, (client, signal) =>
        client.send({ connectorId, network, from, calls, atomic, id }, signal),
      )
    },
    async callsStatus(id, namespace) {
      const wallet = connectedWallet(namespace)
      const { connectorId } = wallet
      return request(wallet, (client, signal) => client.status({ connectorId, id }, signal))
    },
    async waitForCalls(id, namespace) {
      const wallet = connectedWallet(namespace)
      const { connectorId } = wallet
      return request(wallet, (client, signal) => client.wait({ connectorId, id }, signal))
    },
  }
}

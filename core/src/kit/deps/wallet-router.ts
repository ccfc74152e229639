import type { ChainAdapter } from '../../adapters/adapter.ts'
import type { SharedConnector } from '../../connectors/connector.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { remoteConnectorId } from '../../domain/wallet/wallet.ts'
import { KitError } from '../../errors/kit-error.ts'

type Parts = { namespace: Namespace; remote: SharedConnector | null; chain: ChainAdapter | null }

/**
 * One namespace's wallets, wherever they are: connecting, restoring, watching and leaving a remote wallet is the remote connector's;
 * what is chain's own (how a message is signed, a network switched) stays the adapter's, for remote wallets too. A namespace without
 * adapter has remote wallets only.
 */
export function createWalletRouter({ namespace, remote, chain }: Parts): ChainAdapter {
  const over = (): SharedConnector => {
    if (remote === null) throw new KitError('remote/unavailable')
    return remote
  }
  const spoken = (): ChainAdapter => {
    if (chain === null) throw new KitError('adapter/not-found', { namespace })
    return chain
  }
  const isRemote = (connectorId: string) => connectorId === remoteConnectorId
  return {
    connect: async (request, signal) => {
      if (isRemote(request.connectorId))
        throw new KitError('connect/wallet-not-found', { wallet: request.connectorId })
      return spoken().connect(request, signal)
    },
    resume: async (request, signal) =>
      isRemote(request.connectorId)
        ? over().resume({ namespace, address: request.address }, signal)
        : spoken().resume(request, signal),
    watch: (connectorId, listener) =>
      isRemote(connectorId)
        ? over().watch(namespace, listener)
        : spoken().watch(connectorId, listener),
    disconnect: async (connectorId, signal) =>
      isRemote(connectorId) ? over().disconnect(signal) : spoken().disconnect(connectorId, signal),
    switchNetwork: async (request, signal) => {
      const { caipNetworkId } = request.network
      const byConnector = isRemote(request.connectorId) && namespace !== 'eip155'
      return byConnector
        ? over().switchNetwork({ namespace, caipNetworkId }, signal)
        : spoken().switchNetwork(request, signal)
    },
    addNetwork: async (request, signal) => spoken().addNetwork(request, signal),
    balance: async (request, signal) => spoken().balance(request, signal),
    signMessage: async (request, signal) => spoken().signMessage(request, signal),
    signTypedData: async (request, signal) => spoken().signTypedData(request, signal),
    transfer: chain?.transfer ?? null,
    calls: chain?.calls ?? null,
    provider: (connectorId, at) =>
      chain?.provider(connectorId, at) ??
      (isRemote(connectorId) ? (remote?.provider(namespace) ?? null) : null),
  }
}

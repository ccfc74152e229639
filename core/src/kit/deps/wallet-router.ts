import type { ChainAdapter } from '../../adapters/adapter.ts'
import type { SharedConnector } from '../../connectors/connector.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { findRemoteConnector } from '../../domain/wallet/find-connectors.ts'
import { remoteConnectorId } from '../../domain/wallet/wallet.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Clock } from '../../platform/platform.ts'
import { limitEvents } from './limit-events.ts'

type WalletRouterOptions = {
  namespace: Namespace
  connectors: readonly SharedConnector[]
  chain: ChainAdapter | null
  clock: Clock
}

/**
 * Routes the calls for one namespace to the remote connector or to the chain adapter. The remote
 * connector restores, watches and disconnects remote wallets. Signing, and on eip155 switching the
 * network, go through the chain adapter for remote wallets too. A namespace without an adapter has
 * remote wallets only.
 */
export function createWalletRouter({
  namespace,
  connectors,
  chain,
  clock,
}: WalletRouterOptions): ChainAdapter {
  const remote = findRemoteConnector(connectors)
  const requireRemote = (): SharedConnector => {
    if (remote === null) throw new KitError('remote/unavailable')
    return remote
  }
  const requireChain = (
    code: 'adapter/not-found' | 'connector/not-found' = 'adapter/not-found',
  ): ChainAdapter => {
    if (chain === null) throw new KitError(code, { namespace })
    return chain
  }
  const isRemote = (connectorId: string) => connectorId === remoteConnectorId
  return {
    connect: async (request, signal) => {
      if (isRemote(request.connectorId))
        throw new KitError('connect/wallet-not-found', { wallet: request.connectorId })
      return requireChain('connector/not-found').connect(request, signal)
    },
    resume: async (request, signal) =>
      isRemote(request.connectorId)
        ? requireRemote().resume({ namespace, address: request.address }, signal)
        : requireChain('connector/not-found').resume(request, signal),
    watch(connectorId, listener) {
      const limited = limitEvents(clock, listener)
      const unwatch = isRemote(connectorId)
        ? requireRemote().watch(namespace, limited.receive)
        : requireChain().watch(connectorId, limited.receive)
      return () => {
        unwatch()
        limited.stop()
      }
    },
    disconnect: async (connectorId, signal) =>
      isRemote(connectorId)
        ? requireRemote().disconnect(signal)
        : requireChain('connector/not-found').disconnect(connectorId, signal),
    switchNetwork: async (request, signal) => {
      const { caipNetworkId } = request.network
      const switchesByConnector = isRemote(request.connectorId) && namespace !== 'eip155'
      return switchesByConnector
        ? requireRemote().switchNetwork({ namespace, caipNetworkId }, signal)
        : requireChain().switchNetwork(request, signal)
    },
    addNetwork: async (request, signal) => requireChain().addNetwork(request, signal),
    balance: async (request, signal) => requireChain().balance(request, signal),
    signMessage: async (request, signal) => requireChain().signMessage(request, signal),
    signTypedData: async (request, signal) => requireChain().signTypedData(request, signal),
    transfer: chain?.transfer ?? null,
    calls: chain?.calls ?? null,
    provider: (connectorId, active) =>
      chain?.provider(connectorId, active) ??
      (isRemote(connectorId) ? (remote?.provider(namespace) ?? null) : null),
  }
}

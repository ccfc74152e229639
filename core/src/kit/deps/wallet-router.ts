import type { ChainAdapter } from '../../adapters/adapter.ts'
import type { SharedConnector } from '../../connectors/connector.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { embeddedConnectorId, remoteConnectorId } from '../../domain/wallet/wallet.ts'
import { connectErrors } from '../../errors/areas/connect.ts'
import { catalogue } from '../../errors/catalogue.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Clock } from '../../platform/platform.ts'
import { limitEvents } from './limit-events.ts'
import { createPageProviders } from './page-providers.ts'

type WalletRouterOptions = {
  namespace: Namespace
  connectors: readonly SharedConnector[]
  chain: ChainAdapter | null
  clock: Clock
}

const sharedIds: readonly string[] = [remoteConnectorId, embeddedConnectorId]

/**
 * Routes the calls for one namespace to a shared connector or to the chain adapter. A shared
 * connector restores, watches and disconnects its wallets. Signing goes through the chain adapter
 * for them too, and so does switching the network of a remote wallet on eip155. A namespace without
 * an adapter has remote wallets only. `provider` returns the provider for the page, whose errors are
 * those of EIP-1193 (decision 52).
 */
export function createWalletRouter({
  namespace,
  connectors,
  chain,
  clock,
}: WalletRouterOptions): ChainAdapter {
  const toPage = createPageProviders()
  const isShared = (connectorId: string) => sharedIds.includes(connectorId)
  const find = (connectorId: string) => connectors.find(({ id }) => id === connectorId) ?? null
  const requireShared = (connectorId: string): SharedConnector => {
    const connector = find(connectorId)
    if (connector === null)
      throw new KitError(
        catalogue,
        connectorId === remoteConnectorId ? 'remote/unavailable' : 'embedded/unavailable',
      )
    return connector
  }
  const requireChain = (
    code: 'adapter/not-found' | 'connector/not-found' = 'adapter/not-found',
  ): ChainAdapter => {
    if (chain === null) throw new KitError(catalogue, code, { namespace })
    return chain
  }
  return {
    connect: async (request, signal) => {
      if (isShared(request.connectorId))
        throw new KitError(connectErrors, 'connect/wallet-not-found', {
          wallet: request.connectorId,
        })
      return requireChain('connector/not-found').connect(request, signal)
    },
    resume: async (request, signal) =>
      isShared(request.connectorId)
        ? requireShared(request.connectorId).resume({ namespace, address: request.address }, signal)
        : requireChain('connector/not-found').resume(request, signal),
    watch(connectorId, listener) {
      const limited = limitEvents(clock, listener)
      const unwatch = isShared(connectorId)
        ? requireShared(connectorId).watch(namespace, limited.receive)
        : requireChain().watch(connectorId, limited.receive)
      return () => {
        unwatch()
        limited.stop()
      }
    },
    disconnect: async (connectorId, signal, options) =>
      isShared(connectorId)
        ? requireShared(connectorId).disconnect(signal)
        : requireChain('connector/not-found').disconnect(connectorId, signal, options),
    switchNetwork: async (request, signal) => {
      const { caipNetworkId } = request.network
      const switchesByConnector =
        isShared(request.connectorId) &&
        !(request.connectorId === remoteConnectorId && namespace === 'eip155')
      return switchesByConnector
        ? requireShared(request.connectorId).switchNetwork({ namespace, caipNetworkId }, signal)
        : requireChain().switchNetwork(request, signal)
    },
    addNetwork: async (request, signal) => requireChain().addNetwork(request, signal),
    balance: async (request, signal) => requireChain().balance(request, signal),
    signMessage: async (request, signal) => requireChain().signMessage(request, signal),
    signTypedData: async (request, signal) => requireChain().signTypedData(request, signal),
    transfer: chain?.transfer ?? null,
    calls: chain?.calls ?? null,
    provider: (connectorId, active) =>
      toPage(
        chain?.provider(connectorId, active) ?? find(connectorId)?.provider(namespace) ?? null,
      ),
  }
}

import { type CaipNetworkId, namespaceOf } from '../../domain/caip/caip.ts'
import { unknownNetwork } from '../../domain/network/define-network.ts'
import type { Network } from '../../domain/network/network.ts'
import type { NetworkContext } from './network.types.ts'

/** The network of the active namespace. Null if no namespace is active. */
export const activeOf = ({ activeNamespace, byNamespace }: NetworkContext): Network | null =>
  (activeNamespace === null ? null : byNamespace[activeNamespace]) ?? null
export const isListed = ({ networks }: NetworkContext, id: CaipNetworkId): boolean =>
  networks.some(({ caipNetworkId }) => caipNetworkId === id)
/** A configured network, or the placeholder "Unknown Network". */
export const networkFor = ({ networks }: NetworkContext, id: CaipNetworkId): Network =>
  networks.find(({ caipNetworkId }) => caipNetworkId === id) ?? unknownNetwork(id)

/** Sets the network of a namespace, and activates the namespace if `activate` is set. */
export function withNetwork(
  context: NetworkContext,
  id: CaipNetworkId,
  activate: boolean,
): Partial<NetworkContext> {
  const namespace = namespaceOf(id)
  return {
    byNamespace: { ...context.byNamespace, [namespace]: networkFor(context, id) },
    ...(activate && { activeNamespace: namespace }),
  }
}

/**
 * Adds a network. Its namespace moves to it if the namespace has no network, or has the placeholder
 * with the same id. Activates the namespace if none is active.
 */
export function withAddedNetwork(
  context: NetworkContext,
  network: Network,
): Partial<NetworkContext> {
  const { networks, byNamespace } = context
  const { chainNamespace, caipNetworkId } = network
  const current = byNamespace[chainNamespace]
  const isReplaced = current === undefined || current.caipNetworkId === caipNetworkId
  return {
    networks: [...networks, network],
    quiet: true,
    activeNamespace: context.activeNamespace ?? chainNamespace,
    ...(isReplaced && { byNamespace: { ...byNamespace, [chainNamespace]: network } }),
  }
}

/**
 * Removes a network. A namespace that was on it moves to its first remaining network or, with
 * `keeps` (a wallet is on the network), to the placeholder with the same id. If the active
 * namespace has no network left, the namespace of the first remaining network becomes active.
 */
export function withoutNetwork(
  context: NetworkContext,
  id: CaipNetworkId,
  keeps: boolean,
): Partial<NetworkContext> {
  const namespace = namespaceOf(id)
  const networks = context.networks.filter(({ caipNetworkId }) => caipNetworkId !== id)
  if (context.byNamespace[namespace]?.caipNetworkId !== id) return { networks }
  const next = keeps
    ? unknownNetwork(id)
    : networks.find(({ chainNamespace }) => chainNamespace === namespace)
  if (next !== undefined)
    return { networks, quiet: true, byNamespace: { ...context.byNamespace, [namespace]: next } }
  const { [namespace]: _, ...byNamespace } = context.byNamespace
  const activeNamespace =
    context.activeNamespace === namespace
      ? (networks[0]?.chainNamespace ?? null)
      : context.activeNamespace
  return { networks, quiet: true, byNamespace, activeNamespace }
}

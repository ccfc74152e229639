import { type CaipNetworkId, namespaceOf } from '../../domain/caip/caip.ts'
import { unknownNetwork } from '../../domain/network/define-network.ts'
import type { Network } from '../../domain/network/network.ts'
import type { NetworkContext } from './network.types.ts'

/** The active namespace's network. */
export const activeOf = ({ activeNamespace, byNamespace }: NetworkContext): Network | null =>
  (activeNamespace === null ? null : byNamespace[activeNamespace]) ?? null
export const isListed = ({ networks }: NetworkContext, id: CaipNetworkId): boolean =>
  networks.some(({ caipNetworkId }) => caipNetworkId === id)
/** A configured network, or the placeholder "Unknown Network". */
export const networkFor = ({ networks }: NetworkContext, id: CaipNetworkId): Network =>
  networks.find(({ caipNetworkId }) => caipNetworkId === id) ?? unknownNetwork(id)

/** The context once `id` is its namespace's network. */
export function adopted(
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

/** A network joins; if its namespace has that one active as unknown, it is known from now on. Where nothing was active, it is. */
export function added(context: NetworkContext, network: Network): Partial<NetworkContext> {
  const { networks, byNamespace } = context
  const { chainNamespace, caipNetworkId } = network
  const current = byNamespace[chainNamespace]
  const takes = current === undefined || current.caipNetworkId === caipNetworkId
  return {
    networks: [...networks, network],
    quiet: true,
    activeNamespace: context.activeNamespace ?? chainNamespace,
    ...(takes && { byNamespace: { ...byNamespace, [chainNamespace]: network } }),
  }
}

/**
 * A network leaves; where it was active, the first that remains in its namespace takes its place, unless a wallet is on it. A namespace
 * that has none left makes room for the first that has one.
 */
export function removed(
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

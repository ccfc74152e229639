import { namespaceOf } from '../../domain/caip/caip.ts'
import { activeOf, isListed } from './network.context.ts'
import type { NetworkContext, NetworkEvent } from './network.types.ts'

type Args = { context: NetworkContext; event: NetworkEvent }

/** Whether the message changes nothing: neither the network of its namespace nor the active one. */
export const isCurrent = ({ context, event }: Args) => {
  if (event.type !== 'network.set') return false
  const namespace = namespaceOf(event.caipNetworkId)
  return (
    context.byNamespace[namespace]?.caipNetworkId === event.caipNetworkId &&
    (!event.activate || context.activeNamespace === namespace)
  )
}
/** Whether only the network of an inactive namespace changes (fault K6). */
export const isBackground = ({ context, event }: Args) =>
  event.type === 'network.set' &&
  !event.activate &&
  namespaceOf(event.caipNetworkId) !== context.activeNamespace
export const isKnown = ({ context, event }: Args) =>
  event.type === 'networks.add' && isListed(context, event.network.caipNetworkId)
export const isConfigured = ({ context, event }: Args) =>
  event.type === 'networks.remove' && isListed(context, event.caipNetworkId)
/**
 * Whether the active network is configured. Also true if no network is active, or if no network of
 * its namespace is configured.
 */
export const isSupported = ({ context }: { context: NetworkContext }) => {
  const active = activeOf(context)
  if (
    active === null ||
    !context.networks.some(({ chainNamespace }) => chainNamespace === active.chainNamespace)
  )
    return true
  return isListed(context, active.caipNetworkId)
}

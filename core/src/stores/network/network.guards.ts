import { namespaceOf } from '../../domain/caip/caip.ts'
import type { NetworkContext, NetworkEvent } from './network.types.ts'
import { activeOf, isListed } from './network.values.ts'

type Args = { context: NetworkContext; event: NetworkEvent }

/** The namespace has this network already, and nothing else is to become active. */
export const isCurrent = ({ context, event }: Args) => {
  if (event.type !== 'network.set') return false
  const namespace = namespaceOf(event.caipNetworkId)
  return (
    context.byNamespace[namespace]?.caipNetworkId === event.caipNetworkId &&
    (!event.activate || context.activeNamespace === namespace)
  )
}
/** It concerns a namespace in the background: the active one stays as it is (fault case K6). */
export const isAside = ({ context, event }: Args) =>
  event.type === 'network.set' &&
  !event.activate &&
  namespaceOf(event.caipNetworkId) !== context.activeNamespace
export const isKnown = ({ context, event }: Args) =>
  event.type === 'networks.add' && isListed(context, event.network.caipNetworkId)
export const isConfigured = ({ context, event }: Args) =>
  event.type === 'networks.remove' && isListed(context, event.caipNetworkId)
/** The active network is configured; with nothing active, or nothing configured in its namespace, there is nothing to object to. */
export const isSupported = ({ context }: { context: NetworkContext }) => {
  const active = activeOf(context)
  if (
    active === null ||
    !context.networks.some(({ chainNamespace }) => chainNamespace === active.chainNamespace)
  )
    return true
  return isListed(context, active.caipNetworkId)
}

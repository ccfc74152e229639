import { eventTextOf } from '../../errors/text-of.ts'
import type { Message } from '../../protocol/messages.ts'
import type { Queries, Reactions } from '../../protocol/reactions.ts'
import { track } from '../../protocol/track.ts'
import type { DisconnectOutput, DisconnectTarget } from './disconnect.types.ts'

/**
 * Disconnects the kit even if a wallet failed. If a wallet failed, the modal stays open. A namespace
 * that has meanwhile been connected to another wallet is not changed.
 */
export const disconnectReactions: Reactions<never, DisconnectOutput> = {
  done: (output, query) => [
    ...output.wallets
      .filter(({ namespace, connectorId }) => query.connectorOf(namespace) === connectorId)
      .flatMap(({ namespace }): Message[] => [
        // Again: a cache may have stored the address meanwhile. What another tab has stored stays.
        { to: 'connections', type: 'connection.clear', namespace },
        { to: 'account', namespace, type: 'connection.clear' },
      ]),
    ...trackResult(output),
    ...showNext(output, query),
  ],
}

/** Nothing is tracked if no wallet was connected. */
function trackResult({ wallets, requested, failed }: DisconnectOutput): readonly Message[] {
  const [failure] = failed
  if (failure !== undefined)
    return [track('DISCONNECT_ERROR', { message: eventTextOf(failure.code) })]
  return wallets.length > 0 ? [track('DISCONNECT_SUCCESS', { namespace: requested })] : []
}

/**
 * If the active namespace stays connected, the modal does not change. Otherwise the first namespace
 * that is still connected becomes active, or the wallets of all namespaces are offered again.
 */
function showNext({ wallets, failed }: DisconnectOutput, query: Queries): readonly Message[] {
  const isDisconnected = ({ namespace, connectorId }: DisconnectTarget) =>
    [connectorId, null].includes(query.connectorOf(namespace))
  const disconnected = wallets.filter(isDisconnected).map(({ namespace }) => namespace)
  const next = query.nextConnectedNetwork(disconnected)
  const active = query.activeNamespace()
  if (next !== null && active !== null && !disconnected.includes(active)) return []
  const closing: Message =
    failed.length > 0
      ? { to: 'router', type: 'reset', view: next === null ? 'Connect' : 'Account' }
      : { to: 'modal', type: 'close' }
  return [
    next === null
      ? { to: 'modal', type: 'namespace.set', namespace: null }
      : { to: 'network', type: 'network.set', caipNetworkId: next, activate: true, quiet: true },
    // A view that is connecting another wallet stays open, because that wallet shows its prompt.
    ...(query.isConnecting() || query.isOtherNamespace() ? [] : [closing]),
  ]
}

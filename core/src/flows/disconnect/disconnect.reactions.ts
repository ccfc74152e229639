import type { Message } from '../../protocol/messages.ts'
import type { Queries, Reactions } from '../../protocol/reactions.ts'
import type { DisconnectOutput, Leaving } from './disconnect.types.ts'

/**
 * Our side is disconnected in any case; where a wallet did not let go the modal stays, so that who asked can say which one it was. A
 * namespace that another wallet was connected to meanwhile is left alone.
 */
export const disconnectReactions: Reactions<never, DisconnectOutput> = {
  done: (output, query) => [
    ...output.leaving
      .filter(({ namespace, connectorId }) => query.connectorOf(namespace) === connectorId)
      .flatMap(({ namespace }): Message[] => [
        { to: 'connections', type: 'connection.clear', namespace },
        { to: 'account', namespace, type: 'connection.clear' },
      ]),
    ...afterwards(output, query),
  ],
}

/** Where one went that is not looked at, nothing moves; else the first that is still connected is looked at, or all wallets are offered again. */
function afterwards({ leaving, failed }: DisconnectOutput, query: Queries): readonly Message[] {
  const isGone = ({ namespace, connectorId }: Leaving) =>
    [connectorId, null].includes(query.connectorOf(namespace))
  const gone = leaving.filter(isGone).map(({ namespace }) => namespace)
  const next = query.nextConnectedNetwork(gone)
  const active = query.activeNamespace()
  if (next !== null && active !== null && !gone.includes(active)) return []
  const page: Message =
    failed.length > 0
      ? { to: 'router', type: 'reset', view: next === null ? 'Connect' : 'Account' }
      : { to: 'modal', type: 'close' }
  return [
    next === null
      ? { to: 'modal', type: 'namespace.set', namespace: null }
      : { to: 'network', type: 'network.set', caipNetworkId: next, activate: true, quiet: true },
    // a page on which another wallet is being asked stays: its prompt is open
    ...(query.isConnecting() || query.isOtherNamespace() ? [] : [page]),
  ]
}

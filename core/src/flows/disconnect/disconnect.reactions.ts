import type { Questions, Reactions, Tell } from '../../protocol/messages.ts'
import type { DisconnectInput, DisconnectOutput, Leaving } from './disconnect.types.ts'

/**
 * Our side is disconnected in any case; where a wallet did not let go the modal stays, so that who asked can say which one it was. A
 * namespace that another wallet was connected to meanwhile is left alone.
 */
export const disconnectReactions: Reactions<never, DisconnectOutput, DisconnectInput> = {
  done: (output, ask) => [
    ...output.leaving
      .filter(({ namespace, connectorId }) => ask.connectorOf(namespace) === connectorId)
      .flatMap(({ namespace }): Tell[] => [
        { to: 'connections', type: 'drop', namespace },
        { to: 'account', namespace, type: 'dropped' },
      ]),
    ...afterwards(output, ask),
  ],
}

/** Where one went that is not looked at, nothing moves; else the first that is still connected is looked at, or all wallets are offered again. */
function afterwards({ leaving, failed }: DisconnectOutput, ask: Questions): readonly Tell[] {
  const isGone = ({ namespace, connectorId }: Leaving) =>
    [connectorId, null].includes(ask.connectorOf(namespace))
  const gone = leaving.filter(isGone).map(({ namespace }) => namespace)
  const next = ask.nextConnected(gone)
  const active = ask.activeNamespace()
  if (next !== null && active !== null && !gone.includes(active)) return []
  const page: Tell =
    failed.length > 0
      ? { to: 'router', type: 'reset', view: next === null ? 'Connect' : 'Account' }
      : { to: 'modal', type: 'close' }
  return [
    next === null
      ? { to: 'modal', type: 'narrow', namespace: null }
      : { to: 'network', type: 'adopt', caipNetworkId: next, activate: true, quiet: true },
    // a page on which another wallet is being asked stays: its prompt is open
    ...(ask.isConnecting() || ask.isElsewhere() ? [] : [page]),
  ]
}

import type { Reactions, Tell } from '../../contracts/tell.ts'
import type { DisconnectInput, DisconnectOutput } from './disconnect.types.ts'

/**
 * Our side is disconnected in any case; what a wallet did not do is said before the modal goes. A namespace that another wallet was
 * connected to meanwhile is left alone.
 */
export const disconnectReactions: Reactions<never, DisconnectOutput, DisconnectInput> = {
  done: ({ leaving, failed }, ask) => [
    ...leaving
      .filter(({ namespace, connectorId }) => ask.connectorOf(namespace) === connectorId)
      .flatMap(({ namespace }): Tell[] => [
        { to: 'connections', type: 'drop', namespace },
        { to: 'account', namespace, type: 'dropped' },
      ]),
    ...(failed.length > 0
      ? ([
          { to: 'router', type: 'reset', view: 'Connect' },
          { to: 'toast', type: 'show', variant: 'error', code: 'account/disconnect-failed', message: null },
        ] as const)
      : [{ to: 'modal', type: 'close' } as const]),
  ],
}

import type { Reactions, Tell } from '../../contracts/tell.ts'
import type { DisconnectInput, DisconnectOutput } from './disconnect.types.ts'

/** Our side is disconnected in any case; what a wallet did not do is said before the modal goes. */
export const disconnectReactions: Reactions<never, DisconnectOutput, DisconnectInput> = {
  done: ({ namespaces, failed }) => [
    ...namespaces.flatMap((namespace): Tell[] => [
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

import type { Reactions } from '../../contracts/tell.ts'
import type { ReconnectInput, ReconnectOutput } from './reconnect.types.ts'

/** What could not be restored is forgotten. */
export const reconnectReactions: Reactions<never, ReconnectOutput, ReconnectInput> = {
  done: (output, ask) =>
    output.type === 'lost'
      ? [
          { to: 'connections', type: 'drop', namespace: output.namespace },
          { to: 'account', namespace: output.namespace, type: 'give-up' },
        ]
      : [
          { to: 'connections', type: 'adopt', connection: output.connection },
          { to: 'account', namespace: output.connection.namespace, type: 'connected', connection: output.connection },
          {
            to: 'network',
            type: 'adopt',
            caipNetworkId: output.connection.caipNetworkId,
            activate: ask.activeNamespace() === null,
            quiet: true,
          },
        ],
}

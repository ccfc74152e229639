import type { Reactions } from '../../contracts/tell.ts'
import type { ReconnectInput, ReconnectOutput } from './reconnect.types.ts'

/** What was restored is the kit's; what could not be is forgotten. */
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
          // whoever waits on the first page is where they wanted to be; embedded, their account takes its place
          ...(ask.isOpen() && ask.currentView() === 'Connect' ? [{ to: 'modal', type: 'close' } as const] : []),
        ],
}

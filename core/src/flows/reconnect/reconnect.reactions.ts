import type { Reactions } from '../../protocol/messages.ts'
import type { ReconnectInput, ReconnectOutput } from './reconnect.types.ts'

/**
 * What the wallet does not share any more, or a person gave up, is forgotten; so is a wallet that is gone. What was only slow or could
 * not be loaded stays stored for the next visit. Whoever connected meanwhile is left alone.
 */
export const reconnectReactions: Reactions<never, ReconnectOutput, ReconnectInput> = {
  done(output, ask) {
    const namespace = output.type === 'restored' ? output.connection.namespace : output.namespace
    if (ask.statusOf(namespace) !== 'reconnecting') return []
    if (output.type === 'restored') {
      const { connection } = output
      return [
        { to: 'connections', type: 'adopt', connection },
        { to: 'account', namespace, type: 'connected', connection },
        {
          to: 'network',
          type: 'adopt',
          caipNetworkId: connection.caipNetworkId,
          activate: ask.activeNamespace() === null,
          quiet: true,
        },
      ]
    }
    const isFinal =
      output.reason === 'not-shared' ||
      output.reason === 'cancelled' ||
      (output.reason === 'silent' && !ask.isInstalled(output.connectorId, namespace))
    return [
      { to: 'account', namespace, type: 'give-up' },
      ...(isFinal ? [{ to: 'connections', type: 'drop', namespace } as const] : []),
    ]
  },
  // it broke off without an answer: nobody is kept waiting, and what is stored stays
  stopped: ({ namespace }, ask) =>
    ask.statusOf(namespace) === 'reconnecting'
      ? [{ to: 'account', namespace, type: 'give-up' }]
      : [],
}

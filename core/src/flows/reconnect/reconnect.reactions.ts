import type { Reactions } from '../../protocol/reactions.ts'
import type { ReconnectInput, ReconnectOutput } from './reconnect.types.ts'

/**
 * What the wallet does not share any more, or a person gave up, is forgotten; so is a wallet that is gone. What was only slow or could
 * not be loaded stays stored for the next visit. Whoever connected meanwhile is left alone.
 */
export const reconnectReactions: Reactions<never, ReconnectOutput, ReconnectInput> = {
  done(output, query) {
    const namespace = output.type === 'restored' ? output.connection.namespace : output.namespace
    if (query.statusOf(namespace) !== 'reconnecting') return []
    if (output.type === 'restored') {
      const { connection } = output
      return [
        { to: 'connections', type: 'connection.set', connection },
        { to: 'account', namespace, type: 'connection.set', connection },
        {
          to: 'network',
          type: 'network.set',
          caipNetworkId: connection.caipNetworkId,
          activate: query.activeNamespace() === null,
          quiet: true,
        },
      ]
    }
    const isFinal =
      output.reason === 'not-shared' ||
      output.reason === 'cancelled' ||
      (output.reason === 'silent' && !query.isInstalled(output.connectorId, namespace))
    return [
      { to: 'account', namespace, type: 'attempt.end' },
      ...(isFinal ? [{ to: 'connections', type: 'connection.clear', namespace } as const] : []),
    ]
  },
  // it broke off without an answer: nobody is kept waiting, and what is stored stays
  aborted: ({ namespace }, query) =>
    query.statusOf(namespace) === 'reconnecting'
      ? [{ to: 'account', namespace, type: 'attempt.end' }]
      : [],
}

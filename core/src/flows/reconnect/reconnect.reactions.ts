import { embeddedConnectorId } from '../../domain/wallet/wallet.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import type { ReconnectInput, ReconnectOutput } from './reconnect.types.ts'

/**
 * Clears a stored connection that the wallet no longer shares, that the visitor cancelled, or whose
 * wallet is no longer installed. If the wallet or the frame of a login was slow or its code could not
 * be loaded, the connection stays stored for the next visit, as does one that another tab has stored
 * meanwhile. Changes nothing if the namespace has been connected meanwhile.
 */
export const reconnectReactions: Reactions<never, ReconnectOutput, ReconnectInput> = {
  done(output, query) {
    const namespace = output.type === 'restored' ? output.connection.namespace : output.namespace
    if (query.statusOf(namespace) !== 'reconnecting') return []
    if (output.type === 'restored') {
      const { connection } = output
      return [
        { to: 'connections', type: 'connection.restored', connection },
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
    const { reason, connectorId } = output
    const isFinal =
      reason === 'not-shared' ||
      reason === 'cancelled' ||
      (reason === 'unresponsive' &&
        connectorId !== embeddedConnectorId &&
        !query.isInstalled(connectorId, namespace))
    return [
      { to: 'account', namespace, type: 'attempt.end' },
      ...(isFinal
        ? [{ to: 'connections', type: 'connection.clear', namespace, connectorId } as const]
        : []),
    ]
  },
  // The flow ended without a result: the attempt ends, and the stored connection stays.
  aborted: ({ namespace }, query) =>
    query.statusOf(namespace) === 'reconnecting'
      ? [{ to: 'account', namespace, type: 'attempt.end' }]
      : [],
}

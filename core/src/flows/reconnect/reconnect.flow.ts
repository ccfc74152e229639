import { fromPromise, type SnapshotFrom } from 'xstate'
import type { Connection } from '../../domain/account/account.ts'
import { connectorKey } from '../../domain/account/connector-key.ts'
import { embeddedConnectorId } from '../../domain/wallet/wallet.ts'
import { rpcErrors } from '../../errors/areas/rpc.ts'
import { codeOf, KitError } from '../../errors/kit-error.ts'
import { defineFlow } from '../../protocol/define.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import { reconnectMachine } from './reconnect.machine.ts'
import type {
  ReconnectEvent,
  ReconnectInput,
  ReconnectOutput,
  ReconnectView,
} from './reconnect.types.ts'

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

export const reconnectActors = ({
  adapters,
  storage,
  platform,
}: Pick<Deps, 'adapters' | 'storage' | 'platform'>) => ({
  /**
   * Restores the connection without a prompt; the adapter waits for a wallet that announces itself
   * late. Passes the stored network of the namespace, for wallets that report no network.
   */
  restoreConnection: fromPromise<Connection | null, ReconnectInput>(async ({ input, signal }) => {
    const { namespace, connectorId, address } = input
    const caipNetworkId = storage.get('caip_network_ids')?.[namespace] ?? null
    const inTurn = <T>(request: () => Promise<T>): Promise<T> =>
      platform.lock(`@latchkit/restore ${namespace} ${connectorId}`, async () => {
        signal.throwIfAborted()
        // Another tab removes the stored connection if the wallet refuses it.
        if (storage.get(connectorKey(namespace)) !== connectorId)
          throw new KitError(rpcErrors, 'rpc/unauthorized')
        return request()
      })
    try {
      const adapter = await adapters.get(namespace)
      return await adapter.resume({ connectorId, address, caipNetworkId, inTurn }, signal)
    } catch (error) {
      if (!signal.aborted)
        platform.log.warn(`Restoring the connection of ${namespace} failed: ${codeOf(error)}`)
      throw error
    }
  }),
})

/** Maps the state to a step. Only `restoring` has a command. */
export function reconnectView(
  state: SnapshotFrom<typeof reconnectMachine>,
  send: (event: ReconnectEvent) => void,
): ReconnectView {
  if (state.matches('restoring'))
    return { step: 'restoring', cancel: () => send({ type: 'cancel' }) }
  return { step: state.matches('restored') ? 'restored' : 'lost' }
}

/** Restores the stored connection of one namespace. */
export const reconnect = defineFlow({
  id: 'reconnect',
  title: 'Reconnect',
  area: 'connect',
  views: [],
  machine: reconnectMachine,
  actors: reconnectActors,
  input: (_, data: ReconnectInput) => data,
  view: reconnectView,
  reactions: reconnectReactions,
  listens: [],
})

import type { Connection } from '../../../domain/account/account.ts'
import type { Namespace } from '../../../domain/caip/namespace.ts'
import { connectRoute } from '../../../domain/wallet/find-connectors.ts'
import { remoteConnectorId } from '../../../domain/wallet/wallet.ts'
import type { Message } from '../../../protocol/messages.ts'
import type { Queries, Reactions } from '../../../protocol/reactions.ts'
import type { RemoteContext, RemoteEmitted, RemoteOutput } from './remote.types.ts'

/** A try that was begun is ended; where no app was opened none was. */
const giveUp = (namespace: Namespace | null): Message[] =>
  namespace === null ? [] : [{ to: 'account', namespace, type: 'attempt.end' }]

/** One session may connect several namespaces: the page goes on in the one it was in, where that was granted. */
const leading = (connections: readonly Connection[], query: Queries): Connection | undefined =>
  connections.find(({ namespace }) => namespace === query.activeNamespace()) ?? connections[0]

/** The accounts are the kit's as soon as the wallet granted them; the modal goes once that was seen. */
export const remoteReactions: Reactions<RemoteEmitted, RemoteOutput, RemoteContext> = {
  'wallet.requested': ({ namespace }) =>
    namespace === null
      ? []
      : [{ to: 'account', namespace, type: 'attempt.start', status: 'connecting' }],
  'wallet.connected': ({ connections, wallet, link, tried }, query) => {
    const first = leading(connections, query)
    return [
      ...connections.flatMap((connection): Message[] => [
        { to: 'connections', type: 'connection.set', connection },
        { to: 'account', namespace: connection.namespace, type: 'connection.set', connection },
      ]),
      ...(connections.some(({ namespace }) => namespace === tried) ? [] : giveUp(tried)),
      { to: 'connections', type: 'recent.add', wallet, link },
      ...(first === undefined
        ? []
        : [
            {
              to: 'network',
              type: 'network.set',
              caipNetworkId: first.caipNetworkId,
              activate: true,
              quiet: true,
            } as const,
          ]),
    ]
  },
  'wallet.replaced': ({ namespaces }, query) =>
    namespaces
      .filter((namespace) => query.connectorOf(namespace) === remoteConnectorId)
      .flatMap((namespace): Message[] => [
        { to: 'connections', type: 'connection.clear', namespace },
        { to: 'account', namespace, type: 'connection.clear' },
      ]),
  'connection.rejected': ({ namespace }) => giveUp(namespace),
  'connection.failed': ({ namespace }) => giveUp(namespace),
  'extension.requested': ({ connectorId, wallet }, query) => {
    const page = connectRoute(query.connectorsFor({ id: connectorId, rdns: null }), wallet)
    if (page !== null) return [{ to: 'router', type: 'replace', ...page }]
    return [
      {
        to: 'router',
        type: 'replace',
        view: 'ConnectingExternal',
        data: { connectorId, ...(wallet && { wallet }) },
      },
    ]
  },
  'download.requested': ({ wallet }) => [
    { to: 'router', type: 'push', view: 'Downloads', data: { walletId: wallet.id, wallet } },
  ],
  done: (output, query) => {
    if (output.type === 'cancelled')
      return [...giveUp(output.namespace), { to: 'router', type: 'back' }]
    const first = leading(output.connections, query)
    return first !== undefined &&
      !query.isConfigured(first.caipNetworkId) &&
      query.showsUnsupportedChain()
      ? [{ to: 'router', type: 'reset', view: 'UnsupportedChain' }]
      : [{ to: 'modal', type: 'close' }]
  },
  aborted: ({ tried }) => giveUp(tried),
}

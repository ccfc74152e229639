import type { Connection } from '../../../domain/account/account.ts'
import type { Namespace } from '../../../domain/caip/namespace.ts'
import { wayIn } from '../../../domain/wallet/find-connectors.ts'
import { remoteConnectorId } from '../../../domain/wallet/wallet.ts'
import type { Questions, Reactions, Tell } from '../../../protocol/messages.ts'
import type { RemoteContext, RemoteFact, RemoteOutput } from './remote.types.ts'

/** A try that was begun is ended; where no app was opened none was. */
const giveUp = (namespace: Namespace | null): Tell[] =>
  namespace === null ? [] : [{ to: 'account', namespace, type: 'give-up' }]

/** One session may connect several namespaces: the page goes on in the one it was in, where that was granted. */
const leading = (connections: readonly Connection[], ask: Questions): Connection | undefined =>
  connections.find(({ namespace }) => namespace === ask.activeNamespace()) ?? connections[0]

/** The accounts are the kit's as soon as the wallet granted them; the modal goes once that was seen. */
export const remoteReactions: Reactions<RemoteFact, RemoteOutput, RemoteContext> = {
  'wallet.asked': ({ namespace }) =>
    namespace === null ? [] : [{ to: 'account', namespace, type: 'try', status: 'connecting' }],
  'wallet.connected': ({ connections, wallet, link, tried }, ask) => {
    const first = leading(connections, ask)
    return [
      ...connections.flatMap((connection): Tell[] => [
        { to: 'connections', type: 'adopt', connection },
        { to: 'account', namespace: connection.namespace, type: 'connected', connection },
      ]),
      ...(connections.some(({ namespace }) => namespace === tried) ? [] : giveUp(tried)),
      { to: 'connections', type: 'remember', wallet, link },
      ...(first === undefined
        ? []
        : [
            {
              to: 'network',
              type: 'adopt',
              caipNetworkId: first.caipNetworkId,
              activate: true,
              quiet: true,
            } as const,
          ]),
    ]
  },
  'wallet.left': ({ namespaces }, ask) =>
    namespaces
      .filter((namespace) => ask.connectorOf(namespace) === remoteConnectorId)
      .flatMap((namespace): Tell[] => [
        { to: 'connections', type: 'drop', namespace },
        { to: 'account', namespace, type: 'dropped' },
      ]),
  'connection.refused': ({ namespace }) => giveUp(namespace),
  'connection.failed': ({ namespace }) => giveUp(namespace),
  'browser.wanted': ({ connectorId, wallet }, ask) => {
    const page = wayIn(ask.connectorsFor({ id: connectorId, rdns: null }), wallet)
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
  'download.wanted': ({ wallet }) => [
    { to: 'router', type: 'push', view: 'Downloads', data: { walletId: wallet.id, wallet } },
  ],
  done: (output, ask) => {
    if (output.type === 'cancelled')
      return [...giveUp(output.namespace), { to: 'router', type: 'back' }]
    const first = leading(output.connections, ask)
    return first !== undefined &&
      !ask.isConfigured(first.caipNetworkId) &&
      ask.showsUnsupportedChain()
      ? [{ to: 'router', type: 'reset', view: 'UnsupportedChain' }]
      : [{ to: 'modal', type: 'close' }]
  },
  stopped: ({ tried }) => giveUp(tried),
}

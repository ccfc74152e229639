import type { Connection } from '../../../domain/account/account.ts'
import type { Namespace } from '../../../domain/caip/namespace.ts'
import { connectSuccess } from '../../../domain/routing/connect-success.ts'
import { withoutPath } from '../../../domain/telemetry/without-secrets.ts'
import { connectRoute } from '../../../domain/wallet/find-connectors.ts'
import { remoteConnectorId } from '../../../domain/wallet/wallet.ts'
import type { ErrorCode } from '../../../errors/catalogue.ts'
import { eventTextOf } from '../../../errors/text-of.ts'
import {
  activateNetwork,
  afterConnection,
  connectionGranted,
} from '../../../protocol/after-connection.ts'
import type { Message } from '../../../protocol/messages.ts'
import type { Queries, Reactions } from '../../../protocol/reactions.ts'
import { track } from '../../../protocol/track.ts'
import type { RemoteContext, RemoteEmitted, RemoteOutput } from './remote.types.ts'

/**
 * Ends the connection attempt of the account. Returns no message for null: no app was opened, so no
 * attempt was started.
 */
const endAttempt = (namespace: Namespace | null): Message[] =>
  namespace === null ? [] : [{ to: 'account', namespace, type: 'attempt.end' }]

const trackError = (code: ErrorCode) => track('CONNECT_ERROR', { message: eventTextOf(code) })

/**
 * The connection of the offered namespace, else of the active one, else the first: a session may
 * connect several.
 */
const mainConnection = (
  connections: readonly Connection[],
  query: Queries,
): Connection | undefined =>
  [query.offeredNamespace(), query.activeNamespace()]
    .map((preferred) => connections.find(({ namespace }) => namespace === preferred))
    .find((connection) => connection !== undefined) ?? connections[0]

/**
 * Stores the connections as soon as the wallet grants them. The modal closes later, at the end of
 * the flow.
 */
export const remoteReactions: Reactions<RemoteEmitted, RemoteOutput, RemoteContext> = {
  'wallet.selected': ({ name, platform }) => [
    track('SELECT_WALLET', { name: name ?? 'WalletConnect', platform }),
  ],
  'wallet.requested': ({ namespace }) =>
    namespace === null
      ? []
      : [{ to: 'account', namespace, type: 'attempt.start', status: 'connecting' }],
  'wallet.connected': ({ connections, wallet, link, pendingNamespace }, query) => {
    const first = mainConnection(connections, query)
    const { method, name } = connectSuccess({ deepLink: link, wallet: wallet?.name ?? null })
    return [
      ...connections.flatMap(connectionGranted),
      ...(connections.some(({ namespace }) => namespace === pendingNamespace)
        ? []
        : endAttempt(pendingNamespace)),
      { to: 'connections', type: 'recent.add', wallet, link },
      ...(first === undefined ? [] : [activateNetwork(first)]),
      track('CONNECT_SUCCESS', { method, name }),
    ]
  },
  'wallet.replaced': ({ namespaces }, query) =>
    namespaces
      .filter((namespace) => query.connectorOf(namespace) === remoteConnectorId)
      .flatMap((namespace): Message[] => [
        { to: 'connections', type: 'connection.clear', namespace },
        { to: 'account', namespace, type: 'connection.clear' },
      ]),
  'connection.rejected': ({ namespace }) => [
    ...endAttempt(namespace),
    trackError('rpc/user-rejected'),
  ],
  // A code that expires before a visitor scans it is replaced and is no error.
  'connection.failed': ({ namespace, code }) => [
    ...endAttempt(namespace),
    ...(code === 'remote/expired' ? [] : [trackError(code)]),
  ],
  'app.missed': ({ wallet }) => [
    track('CONNECT_PROXY_ERROR', {
      message: eventTextOf('remote/app-not-opened'),
      mobile_link: withoutPath(wallet?.mobile_link ?? ''),
      name: wallet?.name ?? 'Unknown',
    }),
  ],
  'extension.requested': ({ connectorId, wallet }, query) => {
    const route = connectRoute(query.connectorsFor({ id: connectorId, rdns: null }), wallet)
    if (route !== null) return [{ to: 'router', type: 'replace', ...route }]
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
      return [...endAttempt(output.namespace), { to: 'router', type: 'back' }]
    const first = mainConnection(output.connections, query)
    return first === undefined
      ? [{ to: 'modal', type: 'close' }]
      : afterConnection(first.caipNetworkId, query)
  },
  aborted: ({ pendingNamespace }) => endAttempt(pendingNamespace),
}

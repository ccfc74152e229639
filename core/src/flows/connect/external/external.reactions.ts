import { eventTextOf } from '../../../errors/kit-error.ts'
import { afterConnection } from '../../../protocol/after-connection.ts'
import type { Reactions } from '../../../protocol/reactions.ts'
import { track } from '../../../protocol/track.ts'
import type { ExternalEmitted, ExternalInput, ExternalOutput } from './external.types.ts'

/**
 * Stores the connection as soon as the wallet grants it. The modal closes later, at the end of the
 * flow.
 */
export const externalReactions: Reactions<ExternalEmitted, ExternalOutput, ExternalInput> = {
  'wallet.selected': ({ name, installed }) => [
    track('SELECT_WALLET', { name, platform: installed ? 'browser' : 'unsupported' }),
  ],
  'wallet.requested': ({ namespace }) => [
    { to: 'account', namespace, type: 'attempt.start', status: 'connecting' },
  ],
  'wallet.connected': ({ connection, name }) => [
    { to: 'connections', type: 'connection.set', connection },
    { to: 'account', namespace: connection.namespace, type: 'connection.set', connection },
    {
      to: 'network',
      type: 'network.set',
      caipNetworkId: connection.caipNetworkId,
      activate: true,
      quiet: true,
    },
    track('CONNECT_SUCCESS', { method: 'browser', name }),
  ],
  'connection.rejected': ({ namespace }) => [
    { to: 'account', namespace, type: 'attempt.end' },
    track('CONNECT_ERROR', { message: eventTextOf('rpc/user-rejected') }),
  ],
  'connection.failed': ({ namespace, code }) => [
    { to: 'account', namespace, type: 'attempt.end' },
    track('CONNECT_ERROR', { message: eventTextOf(code) }),
  ],
  'download.requested': ({ walletId, wallet }) => [
    {
      to: 'router',
      type: 'push',
      view: 'Downloads',
      data: { walletId, ...(wallet && { wallet }) },
    },
  ],
  done: (output, query) => {
    if (output.type === 'cancelled') {
      const { namespace } = output
      return [
        ...(namespace === null ? [] : [{ to: 'account', namespace, type: 'attempt.end' } as const]),
        { to: 'router', type: 'back' },
      ]
    }
    return afterConnection(output.connection.caipNetworkId, query)
  },
  aborted: ({ connector }) =>
    connector === null ? [] : [{ to: 'account', namespace: connector.chain, type: 'attempt.end' }],
}

import type { Reactions } from '../../../protocol/messages.ts'
import type { ExternalFact, ExternalInput, ExternalOutput } from './external.types.ts'

/** The account is the kit's as soon as the wallet answered; the modal goes once that was seen. */
export const externalReactions: Reactions<ExternalFact, ExternalOutput, ExternalInput> = {
  'wallet.asked': ({ namespace }) => [
    { to: 'account', namespace, type: 'try', status: 'connecting' },
  ],
  'wallet.connected': ({ connection }) => [
    { to: 'connections', type: 'adopt', connection },
    { to: 'account', namespace: connection.namespace, type: 'connected', connection },
    {
      to: 'network',
      type: 'adopt',
      caipNetworkId: connection.caipNetworkId,
      activate: true,
      quiet: true,
    },
  ],
  'connection.refused': ({ namespace }) => [{ to: 'account', namespace, type: 'give-up' }],
  'connection.failed': ({ namespace }) => [{ to: 'account', namespace, type: 'give-up' }],
  'download.wanted': ({ walletId, wallet }) => [
    {
      to: 'router',
      type: 'push',
      view: 'Downloads',
      data: { walletId, ...(wallet && { wallet }) },
    },
  ],
  done: (output, ask) => {
    if (output.type === 'cancelled') {
      const { namespace } = output
      return [
        ...(namespace === null ? [] : [{ to: 'account', namespace, type: 'give-up' } as const]),
        { to: 'router', type: 'back' },
      ]
    }
    return !ask.isConfigured(output.connection.caipNetworkId) && ask.showsUnsupportedChain()
      ? [{ to: 'router', type: 'reset', view: 'UnsupportedChain' }]
      : [{ to: 'modal', type: 'close' }]
  },
  stopped: ({ connector }) =>
    connector === null ? [] : [{ to: 'account', namespace: connector.chain, type: 'give-up' }],
}

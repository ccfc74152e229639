import { afterConnection } from '../../../protocol/after-connection.ts'
import {
  loginAsked,
  loginConnected,
  loginRefused,
  loginStarted,
} from '../../../protocol/login-messages.ts'
import type { Reactions } from '../../../protocol/reactions.ts'
import { track } from '../../../protocol/track.ts'
import type { SocialContext, SocialEmitted, SocialOutput } from './social.types.ts'

export const socialReactions: Reactions<SocialEmitted, SocialOutput, SocialContext> = {
  'offer.requested': loginAsked,
  'login.refused': ({ provider }) => loginRefused(provider),
  'login.started': ({ provider, network, resumed }) => [
    ...loginStarted(network),
    ...(resumed ? [] : [track('SOCIAL_LOGIN_STARTED', { provider })]),
  ],
  'login.blocked': ({ provider }) => [
    track('SOCIAL_LOGIN_STARTED', { provider }),
    track('SOCIAL_LOGIN_ERROR', { provider }),
  ],
  'user.requested': ({ provider }) => [track('SOCIAL_LOGIN_REQUEST_USER_DATA', { provider })],
  'login.succeeded': ({ provider, connection }) => [
    ...loginConnected(connection, provider),
    track('SOCIAL_LOGIN_SUCCESS', { provider }),
  ],
  'login.failed': ({ provider, namespace, code }) => [
    { to: 'account', namespace, type: 'attempt.end' },
    // The visitor may have closed it.
    track(code === 'social/popup-lost' ? 'SOCIAL_LOGIN_CANCELED' : 'SOCIAL_LOGIN_ERROR', {
      provider,
    }),
    // The developer has to change a header.
    ...(code === 'social/popup-cut-off'
      ? [{ to: 'alert', type: 'raise', code, variant: 'error', details: {}, once: true } as const]
      : []),
    ...(code === 'social/popup-lost'
      ? [{ to: 'alert', type: 'raise', code, variant: 'warning', details: {}, once: true } as const]
      : []),
  ],
  'login.cancelled': ({ provider, namespace }) => [
    { to: 'account', namespace, type: 'attempt.end' },
    track('SOCIAL_LOGIN_CANCELED', { provider }),
  ],
  done: (output, query) => {
    if (output.type === 'connected') return afterConnection(output.connection.caipNetworkId, query)
    const back = { to: 'router', type: 'back' } as const
    if (output.type === 'cancelled') return [back]
    return [
      back,
      {
        to: 'toast',
        type: 'show',
        variant: 'error',
        code: 'social/untrusted-origin',
        message: null,
      },
    ]
  },
  aborted: ({ provider, network, attempt }) =>
    network === null || attempt === 'none'
      ? []
      : [
          { to: 'account', namespace: network.namespace, type: 'attempt.end' },
          track('SOCIAL_LOGIN_CANCELED', { provider }),
        ],
}

import { afterConnection } from '../../../protocol/after-connection.ts'
import {
  loginAsked,
  loginConnected,
  loginRefused,
  loginStarted,
} from '../../../protocol/login-messages.ts'
import type { Reactions } from '../../../protocol/reactions.ts'
import { track } from '../../../protocol/track.ts'
import type { FarcasterContext, FarcasterEmitted, FarcasterOutput } from './farcaster.types.ts'

const provider = 'farcaster'

/** The frame waits for the app until it is reloaded, so leaving the login reloads it. */
export const farcasterReactions: Reactions<FarcasterEmitted, FarcasterOutput, FarcasterContext> = {
  'offer.requested': loginAsked,
  'login.refused': () => loginRefused(provider),
  'login.started': ({ network }) => [
    ...loginStarted(network),
    track('SOCIAL_LOGIN_STARTED', { provider }),
  ],
  'user.requested': () => [track('SOCIAL_LOGIN_REQUEST_USER_DATA', { provider })],
  'login.succeeded': ({ connection }) => [
    ...loginConnected(connection, provider),
    track('SOCIAL_LOGIN_SUCCESS', { provider }),
  ],
  'login.failed': ({ namespace }) => [
    { to: 'account', namespace, type: 'attempt.end' },
    track('SOCIAL_LOGIN_ERROR', { provider }),
  ],
  'login.cancelled': ({ namespace }) => [
    { to: 'account', namespace, type: 'attempt.end' },
    track('SOCIAL_LOGIN_CANCELED', { provider }),
  ],
  done: (output, query) =>
    output.type === 'connected'
      ? afterConnection(output.connection.caipNetworkId, query)
      : [
          { to: 'embedded', type: 'reset' },
          { to: 'router', type: 'back' },
        ],
  aborted({ network, attempt, connection }) {
    if (network === null || connection !== null) return []
    const reset = { to: 'embedded', type: 'reset' } as const
    if (attempt === 'none') return [reset]
    return [
      { to: 'account', namespace: network.namespace, type: 'attempt.end' },
      reset,
      track('SOCIAL_LOGIN_CANCELED', { provider }),
    ]
  },
}

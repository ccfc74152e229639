import { eventTextOf } from '../../../errors/text-of.ts'
import {
  activateNetwork,
  afterConnection,
  connectionGranted,
} from '../../../protocol/after-connection.ts'
import type { Reactions } from '../../../protocol/reactions.ts'
import { track } from '../../../protocol/track.ts'
import type { LoginContext, LoginEmitted, LoginOutput } from './login.types.ts'

const back = { to: 'router', type: 'back' } as const
/** The frame waits for the Farcaster app until it is reloaded. */
const reset = { to: 'embedded', type: 'reset' } as const

export const loginReactions: Reactions<LoginEmitted, LoginOutput, LoginContext> = {
  'offer.requested': () => [{ to: 'config', type: 'ask' }],
  // For the developer of the page.
  'login.refused': ({ provider }) => [
    {
      to: 'alert',
      type: 'raise',
      code: 'embedded/login-off',
      variant: 'warning',
      details: { login: provider ?? 'email' },
      once: true,
    },
  ],
  // The network of the kit changes once it is connected (fault EM13).
  'login.started': ({ provider, network: { namespace }, resumed }) => [
    { to: 'embedded', type: 'watch' },
    { to: 'account', namespace, type: 'attempt.start', status: 'connecting' },
    ...(provider === null || resumed ? [] : [track('SOCIAL_LOGIN_STARTED', { provider })]),
  ],
  'login.blocked': ({ provider }) => [
    track('SOCIAL_LOGIN_STARTED', { provider }),
    track('SOCIAL_LOGIN_ERROR', { provider }),
  ],
  'user.requested': ({ provider }) => [track('SOCIAL_LOGIN_REQUEST_USER_DATA', { provider })],
  'login.succeeded': ({ provider, connection }) => [
    { to: 'embedded', type: 'provider.set', provider },
    ...connectionGranted(connection),
    activateNetwork(connection),
    provider === null
      ? track('CONNECT_SUCCESS', { method: 'email', name: 'Auth' })
      : track('SOCIAL_LOGIN_SUCCESS', { provider }),
  ],
  'login.failed': ({ provider, namespace, code }) => {
    const ended = { to: 'account', namespace, type: 'attempt.end' } as const
    if (provider === null) return [ended, track('CONNECT_ERROR', { message: eventTextOf(code) })]
    const alert = { to: 'alert', type: 'raise', details: {}, once: true } as const
    // The developer has to change a header.
    if (code === 'social/popup-cut-off')
      return [
        ended,
        track('SOCIAL_LOGIN_ERROR', { provider }),
        { ...alert, code, variant: 'error' },
      ]
    // The visitor may have closed it.
    if (code === 'social/popup-lost')
      return [
        ended,
        track('SOCIAL_LOGIN_CANCELED', { provider }),
        { ...alert, code, variant: 'warning' },
      ]
    return [ended, track('SOCIAL_LOGIN_ERROR', { provider })]
  },
  'login.cancelled': ({ provider, namespace }) => [
    { to: 'account', namespace, type: 'attempt.end' },
    track('SOCIAL_LOGIN_CANCELED', { provider }),
  ],
  'login.ended': ({ namespace }) => [{ to: 'account', namespace, type: 'attempt.end' }],
  'address.submitted': () => [track('EMAIL_SUBMITTED', null)],
  'device.requested': ({ email, replaces }) => [
    {
      to: 'router',
      type: replaces ? 'replace' : 'push',
      view: 'EmailVerifyDevice',
      data: { email },
    },
  ],
  'device.registered': () => [track('DEVICE_REGISTERED_FOR_EMAIL', null)],
  'code.requested': ({ email, replaces }) => [
    {
      to: 'router',
      type: replaces ? 'replace' : 'push',
      view: 'EmailVerifyOtp',
      data: { email },
    },
    track('EMAIL_VERIFICATION_CODE_SENT', null),
  ],
  'code.resent': () => [
    { to: 'toast', type: 'show', variant: 'success', code: 'email/code-resent', message: null },
    track('EMAIL_VERIFICATION_CODE_SENT', null),
  ],
  'code.accepted': () => [track('EMAIL_VERIFICATION_CODE_PASS', null)],
  'code.refused': ({ code }) => [
    track('EMAIL_VERIFICATION_CODE_FAIL', { message: eventTextOf(code) }),
  ],
  // A known device connects without a code, so that no view lies over that of the address.
  'view.left': (_, query) => (query.currentView() === 'EmailLogin' ? [] : [back]),
  done(output, query) {
    if (output.type === 'connected') return afterConnection(output.connection.caipNetworkId, query)
    if (output.type === 'cancelled') return output.provider === 'farcaster' ? [reset, back] : [back]
    const code = 'social/untrusted-origin'
    return [back, { to: 'toast', type: 'show', variant: 'error', code, message: null }]
  },
  aborted({ provider, network, attempt, connection }) {
    if (network === null || connection !== null) return []
    const resets = provider === 'farcaster' ? [reset] : []
    if (attempt === 'none') return resets
    const { namespace } = network
    return [
      { to: 'account', namespace, type: 'attempt.end' },
      ...resets,
      ...(provider === null ? [] : [track('SOCIAL_LOGIN_CANCELED', { provider })]),
    ]
  },
}

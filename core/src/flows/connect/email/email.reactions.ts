import { eventTextOf } from '../../../errors/kit-error.ts'
import { afterConnection } from '../../../protocol/after-connection.ts'
import {
  loginAsked,
  loginConnected,
  loginRefused,
  loginStarted,
} from '../../../protocol/login-messages.ts'
import type { Reactions } from '../../../protocol/reactions.ts'
import { track } from '../../../protocol/track.ts'
import type { EmailContext, EmailEmitted, EmailOutput } from './email.types.ts'

export const emailReactions: Reactions<EmailEmitted, EmailOutput, EmailContext> = {
  'offer.requested': loginAsked,
  'login.refused': () => loginRefused('email'),
  'login.started': ({ network }) => loginStarted(network),
  'address.submitted': () => [track('EMAIL_SUBMITTED', null)],
  'login.ended': ({ namespace }) => [{ to: 'account', namespace, type: 'attempt.end' }],
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
  'view.left': (_, query) =>
    query.currentView() === 'EmailLogin' ? [] : [{ to: 'router', type: 'back' }],
  'login.succeeded': ({ connection }) => [
    ...loginConnected(connection, null),
    track('CONNECT_SUCCESS', { method: 'email', name: 'Auth' }),
  ],
  'login.failed': ({ namespace, code }) => [
    { to: 'account', namespace, type: 'attempt.end' },
    track('CONNECT_ERROR', { message: eventTextOf(code) }),
  ],
  done: (output, query) =>
    output.type === 'connected'
      ? afterConnection(output.connection.caipNetworkId, query)
      : [{ to: 'router', type: 'back' }],
  aborted: ({ network, attempt }) =>
    network === null || attempt === 'none'
      ? []
      : [{ to: 'account', namespace: network.namespace, type: 'attempt.end' }],
}

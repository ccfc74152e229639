import { KitError } from '../../../../../core/src/errors/kit-error.ts'
import type { emailMachine } from '../../../../../core/src/flows/connect/email/email.machine.ts'
import type { EmailInput } from '../../../../../core/src/flows/connect/email/email.types.ts'
import { mainnet } from '../../../samples.ts'
import type { Cases } from '../../../walker/machine-model.ts'
import { featuresRead, offers } from '../offers.ts'
import { embeddedConnection } from '../social/social.cases.ts'

export const email = 'ada@mail.example'
export const resendAt = 30_000
const network = {
  namespace: 'eip155',
  caipNetworkId: mainnet.caipNetworkId,
  isActive: true,
} as const
/** Inputs with and without an address, with a wrong one, with each offer, and without a network. */
export const emailInputs = {
  empty: { network, offer: offers.on, email: '' },
  submitted: { network, offer: offers.on, email },
  invalid: { network, offer: offers.on, email: 'nope' },
  awaited: { network, offer: offers.awaited, email },
  awaitedOff: { network, offer: offers.awaitedOff, email: '' },
  off: { network, offer: offers.off, email },
  unavailable: { network: null, offer: offers.on, email: '' },
} as const satisfies Record<string, EmailInput>

export const frameError = new KitError('embedded/aborted')
export const wrongCode = new KitError('email/code-wrong')
/** The frame did not answer within 30 s. */
export const unanswered = new KitError('embedded/request-timed-out')
/** The frame's own text, with the address of the visitor. */
export const refused = new KitError('embedded/frame-refused', { text: `${email} is unknown` })
export const emailCases: Cases<typeof emailMachine> = {
  'features.read': featuresRead,
  submit: [{ email }, { email: 'nope' }],
  enter: [{ code: '123456' }, { code: '12' }, { code: '1234567' }],
  'navigated.away': [{ view: 'EmailVerifyOtp' }],
  'xstate.done.actor.readCooldown': [{ output: null }, { output: resendAt }],
  'xstate.error.actor.readCooldown': [{ error: frameError }],
  'xstate.done.actor.submitEmail': [
    { output: { action: 'VERIFY_OTP', resendAt } },
    { output: { action: 'VERIFY_DEVICE', resendAt } },
    { output: { action: 'CONNECT', resendAt } },
    { output: { action: 'throttled', resendAt } },
  ],
  'xstate.error.actor.submitEmail': [{ error: frameError }],
  'xstate.done.actor.confirmDevice': [{ output: undefined }],
  'xstate.error.actor.confirmDevice': [{ error: frameError }, { error: unanswered }],
  'xstate.done.actor.resendCode': [
    { output: { action: 'VERIFY_OTP', resendAt } },
    { output: { action: 'VERIFY_DEVICE', resendAt } },
    { output: { action: 'CONNECT', resendAt } },
    { output: { action: 'throttled', resendAt } },
  ],
  'xstate.error.actor.resendCode': [{ error: frameError }],
  'xstate.done.actor.confirmCode': [{ output: undefined }],
  'xstate.error.actor.confirmCode': [{ error: wrongCode }],
  'xstate.done.actor.connectUser': [{ output: embeddedConnection }],
  'xstate.error.actor.connectUser': [{ error: frameError }],
}

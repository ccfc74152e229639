import type { Connection } from '../../../../../core/src/domain/account/account.ts'
import { catalogue } from '../../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../../core/src/errors/kit-error.ts'
import type { loginMachine } from '../../../../../core/src/flows/connect/login/login.machine.ts'
import type { LoginInput } from '../../../../../core/src/flows/connect/login/login.types.ts'
import { alice, mainnet } from '../../../samples.ts'
import type { Cases } from '../../../walker/machine-model.ts'
import { featuresRead, offers } from '../offers.ts'

export const resultUri = 'https://frame.example/?result=1'
export const email = 'ada@mail.example'
export const resendAt = 30_000
export const farcasterUrl = 'https://farcaster.example/connect?token=1'
/** The connection of the embedded wallet. */
export const embeddedConnection: Connection = {
  namespace: 'eip155',
  connectorId: 'ID_AUTH',
  address: alice,
  accounts: [{ address: alice, type: 'eoa' }],
  caipNetworkId: mainnet.caipNetworkId,
}

const popup: LoginInput = {
  provider: 'google',
  network: { namespace: 'eip155', caipNetworkId: mainnet.caipNetworkId, isActive: true },
  offer: offers.on,
  way: 'popup',
  resultUri: null,
  email: '',
}
const app: LoginInput = { ...popup, provider: 'farcaster', way: 'app' }
const byEmail: LoginInput = { ...popup, provider: null, way: 'email' }

/** One input for each way of a social login and each offer, and one without a served network. */
export const socialInputs: Record<
  | 'popup'
  | 'blocked'
  | 'redirect'
  | 'returned'
  | 'awaited'
  | 'awaitedOff'
  | 'awaitedBlocked'
  | 'awaitedRedirect'
  | 'awaitedReturn'
  | 'off'
  | 'offBlocked'
  | 'unavailable',
  LoginInput
> = {
  popup,
  blocked: { ...popup, way: 'blocked' },
  redirect: { ...popup, way: 'redirect' },
  returned: { ...popup, way: 'result', resultUri },
  awaited: { ...popup, offer: offers.awaited },
  awaitedOff: { ...popup, offer: offers.awaitedOff },
  awaitedBlocked: { ...popup, offer: offers.awaited, way: 'blocked' },
  awaitedRedirect: { ...popup, offer: offers.awaited, way: 'redirect' },
  awaitedReturn: { ...popup, offer: offers.awaited, way: 'result', resultUri },
  off: { ...popup, offer: offers.off },
  offBlocked: { ...popup, offer: offers.off, way: 'blocked' },
  unavailable: { ...popup, network: null },
}
/** Inputs with and without a network that the frame serves, and with each offer. */
export const farcasterInputs: Record<
  'app' | 'appAwaited' | 'appAwaitedOff' | 'appOff' | 'appUnavailable',
  LoginInput
> = {
  app,
  appAwaited: { ...app, offer: offers.awaited },
  appAwaitedOff: { ...app, offer: offers.awaitedOff },
  appOff: { ...app, offer: offers.off },
  appUnavailable: { ...app, network: null },
}
/** Inputs with and without an address, with a wrong one, with each offer, and without a network. */
export const emailInputs: Record<
  | 'empty'
  | 'submitted'
  | 'invalid'
  | 'emailAwaited'
  | 'emptyAwaitedOff'
  | 'emailOff'
  | 'emailUnavailable',
  LoginInput
> = {
  empty: byEmail,
  submitted: { ...byEmail, email },
  invalid: { ...byEmail, email: 'nope' },
  emailAwaited: { ...byEmail, offer: offers.awaited, email },
  emptyAwaitedOff: { ...byEmail, offer: offers.awaitedOff },
  emailOff: { ...byEmail, offer: offers.off, email },
  emailUnavailable: { ...byEmail, network: null },
}

export const frameError = new KitError(catalogue, 'embedded/aborted')
export const wrongCode = new KitError(catalogue, 'email/code-wrong')
/** The frame did not answer within 30 s. */
export const unanswered = new KitError(catalogue, 'embedded/request-timed-out')
/** The frame's own text, with the address of the visitor. */
export const refused = new KitError(catalogue, 'embedded/frame-refused', {
  text: `${email} is unknown`,
})
/** An error for each guard of the popup, and an error that no guard accepts. */
export const socialErrors = {
  cancelled: new KitError(catalogue, 'social/cancelled'),
  untrusted: new KitError(catalogue, 'social/untrusted-origin'),
  missing: new KitError(catalogue, 'social/popup-missing'),
  cutOff: new KitError(catalogue, 'social/popup-cut-off'),
  blocked: new KitError(catalogue, 'social/popup-blocked'),
  noUrl: new KitError(catalogue, 'social/no-url'),
  timedOut: new KitError(catalogue, 'embedded/request-timed-out'),
}

const submitted = ['VERIFY_OTP', 'VERIFY_DEVICE', 'CONNECT', 'throttled'] as const
export const loginCases: Cases<typeof loginMachine> = {
  'features.read': featuresRead,
  submit: [{ email }, { email: 'nope' }],
  enter: [{ code: '123456' }, { code: '12' }, { code: '1234567' }],
  'navigated.away': [{ view: 'EmailVerifyOtp' }],
  'cooldown.read': [{ resendAt: null }, { resendAt }],
  'xstate.done.actor.submitEmail': submitted.map((action) => ({ output: { action, resendAt } })),
  'xstate.error.actor.submitEmail': [{ error: frameError }],
  'xstate.done.actor.confirmDevice': [{ output: undefined }],
  'xstate.error.actor.confirmDevice': [{ error: frameError }, { error: unanswered }],
  'xstate.done.actor.confirmCode': [{ output: undefined }],
  'xstate.error.actor.confirmCode': [{ error: wrongCode }],
  'xstate.done.actor.waitForResult': [{ output: { resultUri } }],
  'xstate.error.actor.waitForResult': Object.values(socialErrors).map((error) => ({ error })),
  'xstate.done.actor.showProvider': [{ output: undefined }],
  'xstate.error.actor.showProvider': [{ error: socialErrors.missing }, { error: unanswered }],
  'xstate.done.actor.leavePage': [{ output: undefined }],
  'xstate.error.actor.leavePage': [{ error: socialErrors.blocked }],
  'xstate.done.actor.requestUrl': [{ output: farcasterUrl }],
  'xstate.error.actor.requestUrl': [{ error: frameError }],
  'xstate.done.actor.waitForApproval': [{ output: { userName: 'ada' } }],
  'xstate.error.actor.waitForApproval': [{ error: frameError }],
  'xstate.done.actor.connectUser': [{ output: embeddedConnection }],
  'xstate.error.actor.connectUser': [{ error: frameError }],
}

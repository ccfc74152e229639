import { codeLength, parseCode } from '../../../domain/embedded/code-input.ts'
import { isEmail } from '../../../domain/embedded/email-address.ts'
import { isKitError } from '../../../errors/kit-error.ts'
import type { LoginContext, LoginEvent, Submitted } from './login.types.ts'

type Args = { context: LoginContext; event: LoginEvent }
type Context = { context: LoginContext }
type Failure = { error: unknown }

export const isUnavailable = ({ context }: Context) => context.network === null
export const isAwaited = ({ context }: Context) => context.offer.answer === 'awaited'
/** Whether no answer of the project can change the offer, or it did not arrive in time. */
export const isKnown = ({ context }: Context) => context.offer.answer === 'known'
/** Whether page or project have turned the login off. */
export const isOff = ({ context: { offer } }: Context) =>
  offer.answer === 'known' && offer.login === 'off'
/** Whether the login is off by what is known now, after the attempt has waited for the project. */
export const isTurnedOff = ({ context: { offer } }: Context) => offer.login === 'off'

export const isByEmail = ({ context }: Context) => context.way === 'email'
export const isByApp = ({ context }: Context) => context.way === 'app'
export const hasPopup = ({ context }: Context) => context.way === 'popup'
export const isBlocked = ({ context }: Context) => context.way === 'blocked'
export const shouldRedirect = ({ context }: Context) => context.way === 'redirect'
export const hasResult = ({ context }: Context) => context.way === 'result'
/** Whether a new attempt leaves the page. A result has returned from such an attempt. */
export const leavesPage = ({ context }: Context) =>
  context.way === 'redirect' || context.way === 'result'

/** Whether the visitor has not entered an address in the Connect view. */
export const isEmpty = ({ context: { way, email } }: Context) => way === 'email' && email === ''
export const isInvalidInput = ({ context: { way, email } }: Context) =>
  way === 'email' && !isEmail(email)
export const isInvalid = ({ event }: Args) => event.type === 'submit' && !isEmail(event.email)
export const isThrottled = (_: unknown, { action }: Submitted) => action === 'throttled'
export const needsDevice = (_: unknown, { action }: Submitted) => action === 'VERIFY_DEVICE'
export const needsCode = (_: unknown, { action }: Submitted) => action === 'VERIFY_OTP'
/** Whether the frame did not answer within 30 s. */
export const isUnanswered = (_: unknown, { error }: Failure) =>
  isKitError(error, 'embedded/request-timed-out')
const digitsOf = (event: LoginEvent) => (event.type === 'enter' ? parseCode(event.code) : null)
/** Whether the entered text is a whole code. */
export const isComplete = ({ event }: Args) => digitsOf(event)?.length === codeLength
/** Whether the entered text is the beginning of a code. */
export const isCode = ({ event }: Args) => digitsOf(event) !== null

export const isCancelled = (_: unknown, { error }: Failure) => isKitError(error, 'social/cancelled')
export const isUntrusted = (_: unknown, { error }: Failure) =>
  isKitError(error, 'social/untrusted-origin')
export const isPopupMissing = (_: unknown, { error }: Failure) =>
  isKitError(error, 'social/popup-missing')
/** Whether the header of the page cuts off every popup (fault EM10). */
export const isCutOff = (_: unknown, { error }: Failure) =>
  isKitError(error, 'social/popup-cut-off')

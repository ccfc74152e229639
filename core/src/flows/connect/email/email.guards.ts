import { codeLength, parseCode } from '../../../domain/embedded/code-input.ts'
import { isEmail } from '../../../domain/embedded/email-address.ts'
import { isKitError } from '../../../errors/kit-error.ts'
import type { EmailContext, EmailEvent, Submitted } from './email.types.ts'

type Args = { context: EmailContext; event: EmailEvent }

export const isUnavailable = ({ context }: { context: EmailContext }) => context.network === null
export const isAwaited = ({ context }: { context: EmailContext }) =>
  context.offer.answer === 'awaited'
/** Whether no answer of the project can change the offer, or it did not arrive in time. */
export const isKnown = ({ context }: { context: EmailContext }) => context.offer.answer === 'known'
/** Whether page or project have turned the login off. */
export const isOff = ({ context: { offer } }: { context: EmailContext }) =>
  offer.answer === 'known' && offer.login === 'off'
/** Whether the visitor has not entered an address in the Connect view. */
export const isEmpty = ({ context }: { context: EmailContext }) => context.email === ''
export const isInvalid = ({ event }: Args) => event.type === 'submit' && !isEmail(event.email)
export const isInvalidInput = ({ context }: { context: EmailContext }) => !isEmail(context.email)
export const isThrottled = (_: unknown, { action }: Submitted) => action === 'throttled'
export const needsDevice = (_: unknown, { action }: Submitted) => action === 'VERIFY_DEVICE'
export const needsCode = (_: unknown, { action }: Submitted) => action === 'VERIFY_OTP'
/** Whether the frame did not answer within 30 s. */
export const isUnanswered = (_: unknown, { error }: { error: unknown }) =>
  isKitError(error, 'embedded/request-timed-out')
const digitsOf = (event: EmailEvent) => (event.type === 'enter' ? parseCode(event.code) : null)
/** Whether the entered text is a whole code. */
export const isComplete = ({ event }: Args) => digitsOf(event)?.length === codeLength
/** Whether the entered text is the beginning of a code. */
export const isCode = ({ event }: Args) => digitsOf(event) !== null

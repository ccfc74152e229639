import { codeLength, parseCode } from '../../domain/embedded/code-input.ts'
import { isEmail } from '../../domain/embedded/email-address.ts'
import { isKitError } from '../../errors/kit-error.ts'
import type { Submitted, UpdateEmailContext, UpdateEmailEvent } from './update-email.types.ts'

type Args = { context: UpdateEmailContext; event: UpdateEmailEvent }

export const hasNoEmail = ({ context }: { context: UpdateEmailContext }) => context.email === null
export const isInvalid = ({ event }: Args) => event.type === 'submit' && !isEmail(event.email)
/** Whether the new address is the one in use. */
export const isUnchanged = ({ context, event }: Args) =>
  event.type === 'submit' && event.email.trim().toLowerCase() === context.email?.toLowerCase()
export const isThrottled = (_: unknown, { action }: Submitted) => action === 'throttled'
export const needsPrimaryCode = (_: unknown, { action }: Submitted) =>
  action === 'VERIFY_PRIMARY_OTP'
export const isTaken = (_: unknown, { error }: { error: unknown }) =>
  isKitError(error, 'email/address-taken')
/** Whether the code that was sent does not count any more. */
export const needsNewCode = ({ context }: { context: UpdateEmailContext }) =>
  context.validity === 'lapsed'
export const isForPrimary = ({ context }: { context: UpdateEmailContext }) =>
  context.sentTo === 'primary'
const digitsOf = (event: UpdateEmailEvent) =>
  event.type === 'enter' ? parseCode(event.code) : null
/** Whether the entered text is a whole code. */
export const isComplete = ({ event }: Args) => digitsOf(event)?.length === codeLength
/** Whether the entered text is the beginning of a code. */
export const isCode = ({ event }: Args) => digitsOf(event) !== null
export const isOwnNamespace = ({ context, event }: Args) =>
  'namespace' in event && event.namespace === context.namespace

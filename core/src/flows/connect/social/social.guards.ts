import { isKitError } from '../../../errors/kit-error.ts'
import type { SocialContext } from './social.types.ts'

type Args = { context: SocialContext }
type Failure = { error: unknown }

export const isUnavailable = ({ context }: Args) => context.network === null
export const isAwaited = ({ context }: Args) => context.offer.answer === 'awaited'
/** Whether no answer of the project can change the offer, or it did not arrive in time. */
export const isKnown = ({ context }: Args) => context.offer.answer === 'known'
/** Whether page or project have turned the login off. */
export const isOff = ({ context: { offer } }: Args) =>
  offer.answer === 'known' && offer.login === 'off'
/** Whether the login is off by what is known now, after the attempt has waited for the project. */
export const isTurnedOff = ({ context: { offer } }: Args) => offer.login === 'off'
export const hasResult = ({ context }: Args) => context.way === 'result'
export const isBlocked = ({ context }: Args) => context.way === 'blocked'
export const hasPopup = ({ context }: Args) => context.way === 'popup'
export const shouldRedirect = ({ context }: Args) => context.way === 'redirect'
/** Whether a new attempt leaves the page. A result has returned from such an attempt. */
export const leavesPage = ({ context }: Args) =>
  context.way === 'redirect' || context.way === 'result'
export const isCancelled = (_: unknown, { error }: Failure) => isKitError(error, 'social/cancelled')
export const isUntrusted = (_: unknown, { error }: Failure) =>
  isKitError(error, 'social/untrusted-origin')
export const isPopupMissing = (_: unknown, { error }: Failure) =>
  isKitError(error, 'social/popup-missing')
/** Whether the header of the page cuts off every popup (fault EM10). */
export const isCutOff = (_: unknown, { error }: Failure) =>
  isKitError(error, 'social/popup-cut-off')
/** Whether the code states why the provider is not shown: the frame failed, or a blocked window. */
export const hasReason = (_: unknown, { error }: Failure) =>
  isKitError(error) && /^(embedded|social)\//.test(error.code)

import { isKitError } from '../../errors/kit-error.ts'
import type { SignInContext, SignInEvent } from './sign-in.types.ts'

type Args = { context: SignInContext }
type EventArgs = Args & { event: SignInEvent }
type Failed = { error: unknown }

export const isNotEnabled = ({ context }: Args) => !context.enabled
export const hasNoAccount = ({ context }: Args) => context.account === null
export const isSignedIn = ({ context }: Args) => context.session !== null
export const isUnreadable = ({ context }: Args) => context.unreadable !== null
export const isChecked = ({ context }: Args) => context.checked

/** Whether the event means that this account is no longer the one that signs in (fault J3). */
export function isOtherAccount({ context: { account }, event }: EventArgs): boolean {
  switch (event.type) {
    case 'account.connected':
      return (
        account === null ||
        (event.namespace === account.namespace &&
          (event.address !== account.address ||
            event.connectorId !== account.connectorId ||
            event.caipNetworkId !== account.caipNetworkId))
      )
    case 'account.changed':
      return event.namespace === account?.namespace && event.address !== account.address
    case 'account.lost':
    case 'account.disconnected':
      return event.namespace === account?.namespace
    case 'chain.changed':
      return event.namespace === account?.namespace && event.caipNetworkId !== account.caipNetworkId
    case 'network.changed':
      return event.caipNetworkId !== account?.caipNetworkId
    case 'session.missing':
      return event.account.caipAddress !== account?.caipAddress
    default:
      return false
  }
}

export const isRejected = (_: unknown, { error }: Failed) => isKitError(error, 'rpc/user-rejected')

/** How often the same signature is stored again after an error whose meaning is unknown. */
const unknownRetries = 1

/**
 * Whether the signature may still be stored: the extension could not be reached (fault J4). It
 * cannot after a refusal.
 */
export const canStoreAgain = ({ context }: Args, { error }: Failed) =>
  isKitError(error, 'siwx/unreachable') ||
  isKitError(error, 'kit/timed-out') ||
  (isKitError(error, 'kit/unknown') && context.failures < unknownRetries)

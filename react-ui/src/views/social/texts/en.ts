import type { TextWithNodes } from '../../../locales/en-core.ts'
import { enLoginErrors } from '../../../locales/en-login-errors.ts'
import { enLogins } from '../../../locales/en-logins.ts'
import { enShared } from '../../../locales/en-shared.ts'

/** English texts of logins by social account. */
export const socialTexts = {
  ...enShared,
  social: {
    ...enLogins.social,
    preparing: (provider: string) => `Opening ${provider}`,
    preparingText: 'This takes a moment.',
    consenting: (provider: string) => `Log in at ${provider}`,
    consentingText: 'Continue in the window that opened.',
    redirecting: (provider: string) => `Opening ${provider}`,
    connecting: 'Opening your wallet',
    connectingText: 'This takes a moment.',
    failed: (provider: string) => `Couldn't log in with ${provider}`,
    blocked: 'The window was blocked',
    openAgain: 'Open again',
    stopped: 'Login stopped',
    by: <T>(origin: T): TextWithNodes<T> => ['Your wallet is opened by ', origin],
    qrCode: 'QR code for Farcaster',
    creatingCode: 'Creating QR code…',
    scan: 'Scan the code with your phone to open Farcaster.',
    scanWithOtherPhone: 'Open Farcaster, or scan the code with another phone.',
    link: 'Link to Farcaster',
    copy: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'Your browser blocked copying. Select the link to copy it.',
    openFarcaster: 'Open Farcaster',
    waiting: 'Confirm in Farcaster',
  },
  errors: { ...enShared.errors, ...enLoginErrors },
}
export type SocialTexts = typeof socialTexts

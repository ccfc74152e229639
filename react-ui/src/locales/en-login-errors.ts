import type { ErrorCode } from '@latchkit/core'

/** The error codes of the embedded wallet and of its logins. */
export type LoginErrorCode = Extract<
  ErrorCode,
  `email/${string}` | `embedded/${string}` | `social/${string}`
>

/**
 * English texts for error codes of the embedded wallet and of its logins, part of `en`. The other
 * codes have their text of the error catalogue, which addresses visitors.
 */
export const enLoginErrors = {
  'email/address-taken': 'Another account uses this email address. Enter another one.',
  'email/code-attempts': 'Too many codes were wrong. Request a new code.',
  'email/code-expired': 'That code has expired. Request a new one.',
  'email/code-wrong': "That code isn't right. Check it, then try again.",
  'email/device-refused':
    "This device wasn't confirmed. Request a new link, then open it in this browser.",
  'email/invalid': 'Enter a valid email address.',
  // The longest wait: an error text cannot count down. The forms draw the seconds that are left.
  'email/throttled': 'Please try again after 30 seconds',
  'email/unchanged': 'You already log in with this email address.',
  'embedded/frame-blocked': "This site's settings block your wallet. Log in another way.",
  'embedded/frame-lost': 'Your wallet was removed from this page. Try again.',
  'embedded/frame-missing': "Couldn't load your wallet. Reload this page, then try again.",
  'embedded/frame-not-loaded':
    'Unable to load email login dependency. Check your connection, then try again.',
  'embedded/login-off': "This login isn't available on this site. Choose another way to connect.",
  'embedded/request-unknown': "Your wallet doesn't support this.",
  'embedded/storage-denied':
    "This browser doesn't let your wallet store data. Allow third-party cookies, or use another browser.",
  'embedded/unverified-domain': "This site isn't allowed to open your wallet.",
  'social/popup-cut-off':
    "Your browser separated the login window from this site. Close it if it's still open, then log in another way.",
  'social/popup-lost':
    "The login window was closed, or separated from this site. Close it if it's still open, then try again or log in another way.",
  'social/refused': 'The login was refused there. Try again, or log in another way.',
  'social/result-invalid': "That login isn't valid any more. Log in again.",
} satisfies Partial<Record<LoginErrorCode, string>>

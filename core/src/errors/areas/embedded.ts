/** The embedded wallet. */
export const embeddedErrors = {
  'embedded/unavailable': 'This page has no login by e-mail or social account',
  'embedded/login-off': 'This login is turned off on this page',
  'embedded/frame-load-failed': 'Network Error - Could not load embedded wallet',
  'embedded/frame-blocked':
    'The content security policy of the page blocks the embedded wallet: {source} ({directive})',
  'embedded/frame-not-loaded': 'Unable to load email login dependency',
  'embedded/frame-lost': 'The frame of the embedded wallet left the page',
  'embedded/frame-missing': 'W3mFrame: iframe is not set',
  'embedded/request-timed-out': 'Embedded Wallet Request Timed Out',
  'embedded/unverified-domain': 'Invalid App Configuration',
  'embedded/storage-denied': 'The browser denies storage to the embedded wallet',
  'embedded/request-unknown': 'The embedded wallet does not know this request',
  'embedded/session-ended': 'Your login has ended. Log in again.',
  'embedded/sign-out-failed':
    "You're logged out in this browser. Your wallet's service doesn't know it yet; we'll try again.",
  'embedded/method-not-allowed': 'Requested RPC call is not allowed',
  'embedded/action-not-allowed': 'Action not allowed',
  'embedded/sent-anyway':
    'Sent although it was rejected: {amount} to {receiver}. Check your activity before you send it again.',
  'embedded/carried-out':
    'A request was carried out although it was rejected. Check your activity before you try again.',
  'embedded/request-aborted': 'Request was aborted',
  'embedded/aborted': 'Something went wrong',
  'embedded/frame-error': 'An error occurred',
  'embedded/frame-refused': '{text}',
} as const satisfies Record<`embedded/${string}`, string>

/** Signing in. */
export const siwxErrors = {
  'siwx/not-enabled': 'SIWX is not enabled',
  'siwx/init-failed': 'A problem occurred while trying initialize authentication',
  'siwx/no-client': 'No ConnectionController client found',
  'siwx/outdated': 'Another account is active now',
  'siwx/declined': 'Signature declined',
  'siwx/smart-account': 'This application might not support Smart Accounts',
  'siwx/authenticating': 'Authenticating...',
  'siwx/network-not-found': 'EIP155.verify: CaipNetwork not found',
  'siwx/message-invalid': 'The sign-in message is not valid: {problem}',
  'siwx/domain-mismatch': 'The sign-in message is for {found} instead of {expected}',
  'siwx/nonce-invalid': 'The nonce of the sign-in message is not valid',
  'siwx/other-account': 'The sign-in is of another account or network',
  'siwx/cookie-missing':
    'The browser did not store the session cookie. In a frame of another site it needs Secure, Partitioned and the SameSite value None; Secure and __Host- need https.',
  'siwx/clock-wrong': 'Date or time is wrong. Check the time settings of this device.',
  'siwx/expired': 'The sign-in has expired',
  'siwx/not-yet-valid': 'The sign-in is not valid yet',
  'siwx/not-verified': 'The signature is not valid',
  'siwx/not-authenticated': 'Not authenticated',
  'siwx/unreachable': "Couldn't reach the sign-in service",
  'siwx/server-refused': 'The server refused the sign-in: {reason}',
  'siwx/sign-out-failed':
    "You're signed out in this browser. This site doesn't know it yet; we'll try again.",
} as const satisfies Record<`siwx/${string}`, string>

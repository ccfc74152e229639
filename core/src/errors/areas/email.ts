/** Logging in by e-mail. */
export const emailErrors = {
  'email/throttled': 'Please try again after {seconds} seconds',
  'email/invalid': 'This is not an e-mail address',
  'email/code-wrong': 'The code is not correct',
  'email/unchanged': 'This e-mail address is in use already',
  'email/code-expired': 'The code has expired',
  'email/code-attempts': 'Too many codes were wrong',
  'email/device-refused': 'The device was not confirmed',
  'email/address-taken': 'Another account uses this e-mail address',
  'email/code-resent': 'Another code was sent',
} as const satisfies Record<`email/${string}`, string>

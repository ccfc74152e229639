/** Social logins. */
export const socialErrors = {
  'social/popup-blocked': 'Could not open social popup',
  'social/popup-cut-off': 'The browser cut the social popup off from the page',
  'social/popup-lost': 'The social popup was closed, or cut off from the page',
  'social/popup-missing': 'Could not create social popup',
  'social/no-url': 'Could not fetch the social redirect uri',
  'social/timed-out': 'Social login timed out. Please try again.',
  'social/refused': 'The provider refused the login',
  'social/result-invalid': 'The result of the login is not valid, or was used already',
  'social/cancelled': 'The login was closed before it was complete',
  'social/untrusted-origin': 'Untrusted Origin',
} as const satisfies Record<`social/${string}`, string>

/** English texts of the field of the e-mail address, in the Connect view and in that of logins. */
export const enEmailField = {
  label: 'Email address',
  placeholder: 'you@example.com',
  continue: 'Continue',
}

/** English texts of the buttons of social logins. */
export const enSocialButtons = {
  label: 'Log in with a social account',
  more: 'More social accounts',
  with: (provider: string) => `Continue with ${provider}`,
  wallets: 'Continue with a wallet',
}

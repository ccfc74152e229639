/** English texts of the logins in the Connect view, which the views of logins share. */
export const enLogins = {
  /** The field of the e-mail address. */
  email: {
    label: 'Email address',
    placeholder: 'you@example.com',
    continue: 'Continue',
  },
  /** The buttons of social logins. */
  social: {
    label: 'Log in with a social account',
    more: 'More social accounts',
    with: (provider: string) => `Continue with ${provider}`,
    wallets: 'Continue with a wallet',
  },
}

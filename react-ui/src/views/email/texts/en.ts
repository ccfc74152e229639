import type { TextWithNodes } from '../../../locales/en-core.ts'
import { enLoginErrors } from '../../../locales/en-login-errors.ts'
import { enLogins } from '../../../locales/en-logins.ts'
import { enShared } from '../../../locales/en-shared.ts'

/** English texts of the views that log in by e-mail and that change the e-mail address. */
export const emailTexts = {
  ...enShared,
  email: {
    ...enLogins.email,
    lead: "We'll email you a code. No password needed.",
    wait: (seconds: string) => `Please try again after ${seconds} seconds`,
    sending: 'Sending the code',
    sendingText: 'This takes a moment.',
    codeTitle: 'Enter your code',
    codeText: <T>(email: T): TextWithNodes<T> => ['We sent a 6-digit code to ', email, '.'],
    codeLabel: '6-digit code',
    checking: 'Checking the code',
    noCode: "Didn't get it? Check your spam folder.",
    resend: 'Resend code',
    /** Begins with `resend`, the accessible name of the button. */
    resendIn: (seconds: string) => `Resend code in ${seconds} s`,
    resending: 'Sending a new code',
    deviceTitle: 'Confirm this device',
    deviceText: <T>(email: T): TextWithNodes<T> => [
      'Open the link we sent to ',
      email,
      ' to log in on this device.',
    ],
    connecting: 'Opening your wallet',
    connectingText: 'This takes a moment.',
    connectFailed: "Couldn't log you in",
    stopped: 'Login stopped',
    newLabel: 'New email address',
    newLead: <T>(email: T): TextWithNodes<T> => ['You log in with ', email, '.'],
    save: 'Save',
    primaryTitle: 'Confirm your current email',
    secondaryTitle: 'Confirm your new email',
    updated: 'Email changed',
    updatedText: <T>(email: T): TextWithNodes<T> => ['From now on, log in with ', email, '.'],
    unchanged: "Your email hasn't changed",
    upgradeTitle: 'Upgrade to a wallet of your own',
    upgradeText:
      'The dashboard lets you export your keys and use this wallet in any app. It opens in a new tab.',
    upgrade: 'Open dashboard',
    dashboard: 'Link to the dashboard',
    dashboardBlocked: 'Your browser blocked the new tab. Copy the link to open it.',
    noDashboard: 'This wallet has no dashboard',
  },
  errors: { ...enShared.errors, ...enLoginErrors },
}
export type EmailTexts = typeof emailTexts

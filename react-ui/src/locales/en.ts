import { enApprove } from './en-approve.ts'
import { enEmail } from './en-email.ts'
import { enGuide } from './en-guide.ts'
import { enLoginErrors } from './en-login-errors.ts'
import { enRemote } from './en-remote.ts'
import { enSend, enSendErrors } from './en-send.ts'
import { enSettings } from './en-settings.ts'
import { enShared } from './en-shared.ts'
import { enSignIn, enSignInErrors } from './en-sign-in.ts'
import { enSocial } from './en-social.ts'

/** All texts in English. */
export const en = {
  ...enShared,
  guide: enGuide,
  remote: enRemote,
  approve: enApprove,
  send: enSend,
  signIn: enSignIn,
  email: enEmail,
  social: enSocial,
  settings: enSettings,
  errors: { ...enShared.errors, ...enSendErrors, ...enSignInErrors, ...enLoginErrors },
}
/** All texts of the widget in one language. */
export type Locale = typeof en

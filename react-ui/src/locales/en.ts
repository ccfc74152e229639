import { enApprove } from './en-approve.ts'
import { enGuide } from './en-guide.ts'
import { enRemote } from './en-remote.ts'
import { enSend, enSendErrors } from './en-send.ts'
import { enShared } from './en-shared.ts'
import { enSignIn, enSignInErrors } from './en-sign-in.ts'

/** All texts in English. */
export const en = {
  ...enShared,
  guide: enGuide,
  remote: enRemote,
  approve: enApprove,
  send: enSend,
  signIn: enSignIn,
  errors: { ...enShared.errors, ...enSendErrors, ...enSignInErrors },
}
/** All texts of the widget in one language. */
export type Locale = typeof en

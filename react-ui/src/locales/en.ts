import { enApprove } from './en-approve.ts'
import { enRemote } from './en-remote.ts'
import { enSend, enSendErrors } from './en-send.ts'
import { enShared } from './en-shared.ts'

/** Every sentence in English. */
export const en = {
  ...enShared,
  remote: enRemote,
  approve: enApprove,
  send: enSend,
  errors: { ...enShared.errors, ...enSendErrors },
}
/** What every language has to say. */
export type Language = typeof en

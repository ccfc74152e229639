import { defineFlow } from '../../protocol/define.ts'
import { updateEmailActors } from './update-email.actors.ts'
import { updateEmailInput } from './update-email.input.ts'
import { updateEmailMachine } from './update-email.machine.ts'
import { updateEmailReactions } from './update-email.reactions.ts'
import { updateEmailView } from './update-email.view.ts'

export type {
  UpdateEmailEmitted,
  UpdateEmailInput,
  UpdateEmailOutput,
  UpdateEmailView,
} from './update-email.types.ts'

/** Changes the e-mail address of the embedded wallet. */
export const updateEmail = defineFlow({
  id: 'updateEmail',
  title: 'Change the e-mail address',
  area: 'account',
  views: ['UpdateEmailWallet', 'UpdateEmailPrimaryOtp', 'UpdateEmailSecondaryOtp'],
  nested: true,
  machine: updateEmailMachine,
  actors: updateEmailActors,
  input: updateEmailInput,
  view: updateEmailView,
  reactions: updateEmailReactions,
  listens: ['account.disconnected', 'account.lost'],
})

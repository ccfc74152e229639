import { defineFlow } from '../../protocol/define.ts'
import { updateEmailActors } from './update-email.actors.ts'
import { updateEmailInput } from './update-email.input.ts'
import { updateEmailMachine } from './update-email.machine.ts'
import { updateEmailReactions } from './update-email.reactions.ts'
import { updateEmailView } from './update-email.view.ts'

export const updateEmail = defineFlow({
  id: 'updateEmail',
  machine: updateEmailMachine,
  actors: updateEmailActors,
  input: updateEmailInput,
  view: updateEmailView,
  reactions: updateEmailReactions,
  listens: ['account.disconnected', 'account.lost'],
})

import { namespaceOf } from '../../domain/caip/caip.ts'
import { defineFlow } from '../../protocol/define.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import { track } from '../../protocol/track.ts'
import { updateEmailActors } from './update-email.actors.ts'
import { updateEmailMachine } from './update-email.machine.ts'
import type {
  UpdateEmailEmitted,
  UpdateEmailInput,
  UpdateEmailOutput,
} from './update-email.types.ts'
import { updateEmailView } from './update-email.view.ts'

export type {
  UpdateEmailEmitted,
  UpdateEmailInput,
  UpdateEmailOutput,
  UpdateEmailView,
} from './update-email.types.ts'

export const updateEmailReactions: Reactions<UpdateEmailEmitted, UpdateEmailOutput> = {
  'primary.requested': ({ replaces }) => [
    { to: 'router', type: replaces ? 'replace' : 'push', view: 'UpdateEmailPrimaryOtp' },
    track('EMAIL_VERIFICATION_CODE_SENT', null),
  ],
  'secondary.requested': ({ replaces }) => [
    { to: 'router', type: replaces ? 'replace' : 'push', view: 'UpdateEmailSecondaryOtp' },
    track('EMAIL_VERIFICATION_CODE_SENT', null),
  ],
  'view.left': () => [{ to: 'router', type: 'back' }],
  'email.updated': () => [track('EMAIL_EDIT', null)],
  done: () => [{ to: 'router', type: 'reset', view: 'Account' }],
}

const updateEmailInput = ({ embedded: { user } }: KitState): UpdateEmailInput => ({
  email: user?.email ?? null,
  namespace: user === null ? '' : namespaceOf(user.caipNetworkId),
})

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

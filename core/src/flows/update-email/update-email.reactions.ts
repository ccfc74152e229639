import type { Reactions } from '../../protocol/reactions.ts'
import { track } from '../../protocol/track.ts'
import type { UpdateEmailEmitted, UpdateEmailOutput } from './update-email.types.ts'

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

import type { Flow } from '../../protocol/flow.ts'
import type {
  UpdateEmailEmitted,
  UpdateEmailInput,
  UpdateEmailOutput,
  UpdateEmailView,
} from './update-email.types.ts'

/** Changes the e-mail address of the embedded wallet. */
export const updateEmailFlow: Flow<
  UpdateEmailInput,
  UpdateEmailView,
  UpdateEmailEmitted,
  UpdateEmailOutput,
  null
> = {
  id: 'updateEmail',
  load: async () => (await import('./update-email.flow.ts')).updateEmail,
}
export type { UpdateEmailEmitted, UpdateEmailInput, UpdateEmailOutput, UpdateEmailView }

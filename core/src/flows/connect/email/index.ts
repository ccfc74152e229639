import type { Flow } from '../../../protocol/flow.ts'
import type { ViewData } from '../../../protocol/kit-state.ts'
import type {
  LoginEmitted as EmailEmitted,
  LoginInput as EmailInput,
  LoginOutput as EmailOutput,
} from '../login/login.types.ts'
import type { EmailView } from './email.view.ts'

/** Logs in by e-mail. */
export const connectEmailFlow: Flow<
  EmailInput,
  EmailView,
  EmailEmitted,
  EmailOutput,
  ViewData['EmailLogin']
> = {
  id: 'connectEmail',
  load: async () => (await import('./email.flow.ts')).connectEmail,
}
export type { EmailEmitted, EmailInput, EmailOutput, EmailView }

import type { Flow } from '../../../protocol/flow.ts'
import type { ViewData } from '../../../protocol/kit-state.ts'
import type {
  LoginEmitted as SocialEmitted,
  LoginInput as SocialInput,
  LoginOutput as SocialOutput,
} from '../login/login.types.ts'
import type { SocialView } from './social.view.ts'

/** Logs in with a social login. */
export const connectSocialFlow: Flow<
  SocialInput,
  SocialView,
  SocialEmitted,
  SocialOutput,
  ViewData['ConnectingSocial']
> = {
  id: 'connectSocial',
  load: async () => (await import('./social.flow.ts')).connectSocial,
}
export type { SocialEmitted, SocialInput, SocialOutput, SocialView }

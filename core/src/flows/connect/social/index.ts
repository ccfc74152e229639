import type { Flow } from '../../../protocol/flow.ts'
import type { ViewData } from '../../../protocol/kit-state.ts'
import type { SocialEmitted, SocialInput, SocialOutput, SocialView } from './social.types.ts'

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

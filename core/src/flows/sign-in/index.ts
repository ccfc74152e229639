import type { Flow } from '../../protocol/flow.ts'
import type { SignInEmitted, SignInFlowInput, SignInOutput, SignInView } from './sign-in.types.ts'

/** Signs in with the connected account. */
export const signInFlow: Flow<SignInFlowInput, SignInView, SignInEmitted, SignInOutput> = {
  id: 'signIn',
  load: async () => (await import('./sign-in.flow.ts')).signIn,
}
export type { SignInEmitted, SignInFlowInput as SignInInput, SignInOutput, SignInView }

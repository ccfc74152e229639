import type { Flow } from '../../../protocol/flow.ts'
import type {
  LoginEmitted as FarcasterEmitted,
  LoginInput as FarcasterInput,
  LoginOutput as FarcasterOutput,
} from '../login/login.types.ts'
import type { FarcasterView } from './farcaster.view.ts'

/** Logs in with Farcaster. */
export const connectFarcasterFlow: Flow<
  FarcasterInput,
  FarcasterView,
  FarcasterEmitted,
  FarcasterOutput,
  null
> = {
  id: 'connectFarcaster',
  load: async () => (await import('./farcaster.flow.ts')).connectFarcaster,
}
export type { FarcasterEmitted, FarcasterInput, FarcasterOutput, FarcasterView }

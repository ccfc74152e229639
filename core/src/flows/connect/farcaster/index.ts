import type { Flow } from '../../../protocol/flow.ts'
import type {
  FarcasterEmitted,
  FarcasterInput,
  FarcasterOutput,
  FarcasterView,
} from './farcaster.types.ts'

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

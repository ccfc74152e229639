import type { Flow } from '../../../protocol/flow.ts'
import type { ViewData } from '../../../protocol/kit-state.ts'
import type {
  ExternalEmitted,
  ExternalInput,
  ExternalOutput,
  ExternalView,
} from './external.types.ts'

/** Connecting with a wallet that lives in this browser. */
export const connectExternalFlow: Flow<
  ExternalInput,
  ExternalView,
  ExternalEmitted,
  ExternalOutput,
  ViewData['ConnectingExternal']
> = {
  id: 'connectExternal',
  load: async () => (await import('./external.flow.ts')).connectExternal,
}
export type { ExternalEmitted, ExternalInput, ExternalOutput, ExternalView }

import type { Flow } from '../../../protocol/flow.ts'
import type { ViewData } from '../../../protocol/kit-state.ts'
import type {
  ExternalEmitted,
  ExternalInput,
  ExternalOutput,
  ExternalView,
} from './external.types.ts'

/** Connects a wallet that is installed in this browser. */
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

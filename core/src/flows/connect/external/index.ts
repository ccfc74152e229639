import type { Flow } from '../../../protocol/flow.ts'
import type { ViewData } from '../../../protocol/kit-state.ts'
import type { ExternalFact, ExternalInput, ExternalOutput, ExternalView } from './external.types.ts'

/** Connecting with a wallet that lives in this browser. */
export const connectExternalFlow: Flow<
  ExternalInput,
  ExternalView,
  ExternalFact,
  ExternalOutput,
  ViewData['ConnectingExternal']
> = {
  id: 'connectExternal',
  load: async () => (await import('./external.flow.ts')).connectExternalCode,
}
export type { ExternalFact, ExternalInput, ExternalOutput, ExternalView }

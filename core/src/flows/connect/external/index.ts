import type { Flow } from '../../../contracts/flow.ts'
import type { ExternalFact, ExternalInput, ExternalOutput, ExternalView } from './external.types.ts'

/** Connecting with a wallet that lives in this browser. */
export const connectExternalFlow: Flow<ExternalInput, ExternalView, ExternalFact, ExternalOutput> = {
  id: 'connectExternal',
  load: async () => (await import('./external.flow.ts')).connectExternalCode,
}
export type { ExternalFact, ExternalInput, ExternalOutput, ExternalView }

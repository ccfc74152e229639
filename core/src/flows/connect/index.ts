import type { Flow } from '../../protocol/flow.ts'
import type { ConnectFact, ConnectInput, ConnectOutput, ConnectView } from './connect.types.ts'

/** Choosing a wallet. */
export const connectFlow: Flow<ConnectInput, ConnectView, ConnectFact, ConnectOutput, null> = {
  id: 'connect',
  load: async () => (await import('./connect.flow.ts')).connectCode,
}
export type { ConnectFact, ConnectInput, ConnectOutput, ConnectView }

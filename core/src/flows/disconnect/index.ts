import type { Flow } from '../../protocol/flow.ts'
import type {
  DisconnectFact,
  DisconnectInput,
  DisconnectOutput,
  DisconnectView,
} from './disconnect.types.ts'

/** Leaving wallets. */
export const disconnectFlow: Flow<
  DisconnectInput,
  DisconnectView,
  DisconnectFact,
  DisconnectOutput
> = {
  id: 'disconnect',
  load: async () => (await import('./disconnect.flow.ts')).disconnectCode,
}
export type { DisconnectFact, DisconnectInput, DisconnectOutput, DisconnectView }

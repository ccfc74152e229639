import type { Flow } from '../../protocol/flow.ts'
import type {
  DisconnectData,
  DisconnectEmitted,
  DisconnectInput,
  DisconnectOutput,
  DisconnectView,
} from './disconnect.types.ts'

/** Disconnects wallets. */
export const disconnectFlow: Flow<
  DisconnectInput,
  DisconnectView,
  DisconnectEmitted,
  DisconnectOutput,
  DisconnectData
> = {
  id: 'disconnect',
  load: async () => (await import('./disconnect.flow.ts')).disconnect,
}
export type { DisconnectEmitted, DisconnectInput, DisconnectOutput, DisconnectView }

import type { Flow } from '../../protocol/flow.ts'
import type {
  ReconnectEmitted,
  ReconnectInput,
  ReconnectOutput,
  ReconnectView,
} from './reconnect.types.ts'

/** Restores the stored connection of one namespace. */
export const reconnectFlow: Flow<
  ReconnectInput,
  ReconnectView,
  ReconnectEmitted,
  ReconnectOutput,
  ReconnectInput
> = {
  id: 'reconnect',
  load: async () => (await import('./reconnect.flow.ts')).reconnect,
}
export type { ReconnectEmitted, ReconnectInput, ReconnectOutput, ReconnectView }

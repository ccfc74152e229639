import type { Flow } from '../../protocol/flow.ts'
import type {
  ConnectEmitted,
  ConnectInput,
  ConnectOutput,
  ConnectView,
  LoginPick,
  WaitingLogin,
} from './connect.types.ts'

/** Chooses a wallet or a login with the embedded wallet. */
export const connectFlow: Flow<ConnectInput, ConnectView, ConnectEmitted, ConnectOutput, null> = {
  id: 'connect',
  load: async () => (await import('./connect.flow.ts')).connect,
}
export type { ConnectEmitted, ConnectInput, ConnectOutput, ConnectView, LoginPick, WaitingLogin }

import type { Flow } from '../../../protocol/flow.ts'
import type { ViewData } from '../../../protocol/kit-state.ts'
import type {
  RemoteEmitted,
  RemoteInput,
  RemoteLink,
  RemoteOutput,
  RemoteView,
} from './remote.types.ts'

/** Connects a wallet on another device or in another app. */
export const connectRemoteFlow: Flow<
  RemoteInput,
  RemoteView,
  RemoteEmitted,
  RemoteOutput,
  ViewData['ConnectingWalletConnect' | 'ConnectingWalletConnectBasic'] | null
> = {
  id: 'connectRemote',
  load: async () => (await import('./remote.flow.ts')).connectRemote,
}
export type { RemoteEmitted, RemoteInput, RemoteLink, RemoteOutput, RemoteView }

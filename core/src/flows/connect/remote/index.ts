import type { Flow } from '../../../protocol/flow.ts'
import type { ViewData } from '../../../protocol/kit-state.ts'
import type {
  RemoteFact,
  RemoteInput,
  RemoteLink,
  RemoteOutput,
  RemoteView,
} from './remote.types.ts'

/** Connecting with a wallet on another device, or in another app. */
export const connectRemoteFlow: Flow<
  RemoteInput,
  RemoteView,
  RemoteFact,
  RemoteOutput,
  ViewData['ConnectingWalletConnect' | 'ConnectingWalletConnectBasic'] | null
> = {
  id: 'connectRemote',
  load: async () => (await import('./remote.flow.ts')).connectRemoteCode,
}
export type { RemoteFact, RemoteInput, RemoteLink, RemoteOutput, RemoteView }

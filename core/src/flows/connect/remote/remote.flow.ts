import type { FlowCode } from '../../../protocol/flow.ts'
import { remoteActors } from './remote.actors.ts'
import { remoteInput } from './remote.input.ts'
import { remoteMachine } from './remote.machine.ts'
import { remoteReactions } from './remote.reactions.ts'
import type { RemoteFact, RemoteInput, RemoteOutput, RemoteView } from './remote.types.ts'
import { remoteView } from './remote.view.ts'

/** The code of the flow, loaded when it is first run. */
export const connectRemoteCode = {
  id: 'connectRemote',
  chart: remoteMachine,
  actors: remoteActors,
  inputFrom: remoteInput,
  view: remoteView,
  reactions: remoteReactions,
} as unknown as FlowCode<RemoteInput, RemoteView, RemoteFact, RemoteOutput>

import { defineFlow } from '../../../protocol/define.ts'
import { remoteActors } from './remote.actors.ts'
import { remoteInput } from './remote.input.ts'
import { remoteMachine } from './remote.machine.ts'
import { remoteReactions } from './remote.reactions.ts'
import { remoteView } from './remote.view.ts'

export type { RemoteLink } from './remote.types.ts'

/** Connects a wallet on another device or in another app. */
export const connectRemote = defineFlow({
  id: 'connectRemote',
  title: 'Connect a remote wallet',
  area: 'connect',
  views: ['ConnectingWalletConnect', 'ConnectingWalletConnectBasic'],
  option: 'enableWallets',
  endsOnDisconnect: ({ namespace }) => namespace,
  machine: remoteMachine,
  actors: remoteActors,
  input: remoteInput,
  view: remoteView,
  reactions: remoteReactions,
  listens: [],
})

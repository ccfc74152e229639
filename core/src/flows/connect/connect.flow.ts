import { defineFlow } from '../../protocol/define.ts'
import { connectActors } from './connect.actors.ts'
import { connectInput } from './connect.input.ts'
import { connectMachine } from './connect.machine.ts'
import { connectReactions } from './connect.reactions.ts'
import { connectView } from './connect.view.ts'

export type {
  ConnectEmitted,
  ConnectInput,
  ConnectOutput,
  ConnectView,
  LoginPick,
  WaitingLogin,
} from './connect.types.ts'

/** Chooses a wallet or a login with the embedded wallet. */
export const connect = defineFlow({
  id: 'connect',
  title: 'Connect',
  area: 'connect',
  views: ['Connect', 'ConnectWallets', 'ConnectSocials'],
  nested: true,
  machine: connectMachine,
  actors: connectActors,
  input: connectInput,
  view: connectView,
  reactions: connectReactions,
  listens: ['network.changed', 'consent.changed'],
})

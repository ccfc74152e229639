import { loginOffer } from '../../../domain/config/login-offer.ts'
import { loginNetwork } from '../../../domain/embedded/login-network.ts'
import { defineFlow } from '../../../protocol/define.ts'
import type { KitState } from '../../../protocol/kit-state.ts'
import { farcasterActors } from './farcaster.actors.ts'
import { farcasterMachine } from './farcaster.machine.ts'
import { farcasterReactions } from './farcaster.reactions.ts'
import { farcasterView } from './farcaster.view.ts'

export const connectFarcaster = defineFlow({
  id: 'connectFarcaster',
  machine: farcasterMachine,
  actors: farcasterActors,
  input: (state: KitState, _data: null) => ({
    network: loginNetwork(state),
    offer: loginOffer(state, 'farcaster'),
  }),
  view: farcasterView,
  reactions: farcasterReactions,
  listens: ['features.read'],
})

import type { SnapshotFrom } from 'xstate'
import { defineStore } from '../../protocol/define.ts'
import type { EmbeddedState } from '../../protocol/kit-state.ts'
import { embeddedActors } from './embedded.actors.ts'
import { embeddedMachine } from './embedded.machine.ts'
import { embeddedReactions } from './embedded.reactions.ts'

export const selectEmbedded = ({
  context: { user, socialProvider, smartAccountNetworks },
}: SnapshotFrom<typeof embeddedMachine>): EmbeddedState => ({
  user,
  socialProvider,
  smartAccountNetworks,
})

export const embeddedStore = defineStore({
  name: 'embedded',
  machine: embeddedMachine,
  actors: embeddedActors,
  reactions: embeddedReactions,
  select: selectEmbedded,
})

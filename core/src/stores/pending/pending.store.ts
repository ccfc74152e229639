import { defineStore } from '../../protocol/define.ts'
import { pendingActors } from './pending.actors.ts'
import { pendingMachine } from './pending.machine.ts'
import { pendingReactions } from './pending.reactions.ts'

/** The store has no public state. */
export const selectPending = () => ({})

export const pendingStore = defineStore({
  name: 'pending',
  machine: pendingMachine,
  actors: pendingActors,
  reactions: pendingReactions,
  select: selectPending,
})

import type { SnapshotFrom } from 'xstate'
import type { TransfersState } from '../../protocol/kit-state.ts'
import { defineStore } from '../../protocol/store.ts'
import { transfersActors } from './transfers.actors.ts'
import { transfersMachine } from './transfers.machine.ts'
import { transfersReactions } from './transfers.reactions.ts'

/** Newest first. */
export const selectTransfers = ({
  context,
}: SnapshotFrom<typeof transfersMachine>): TransfersState => ({ entries: context.entries })

export const transfersStore = defineStore({
  name: 'transfers',
  machine: transfersMachine,
  actors: transfersActors,
  reactions: transfersReactions,
  select: selectTransfers,
})

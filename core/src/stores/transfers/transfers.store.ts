import type { SnapshotFrom } from 'xstate'
import { defineStore } from '../../protocol/define.ts'
import type { TransfersState } from '../../protocol/kit-state.ts'
import { transfersActors } from './transfers.actors.ts'
import { transfersMachine } from './transfers.machine.ts'
import { transfersReactions } from './transfers.reactions.ts'

/** The public list of transfers, newest first. */
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

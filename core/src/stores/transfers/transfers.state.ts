import type { SnapshotFrom } from 'xstate'
import type { TransfersState } from '../../protocol/kit-state.ts'
import type { transfersMachine } from './transfers.machine.ts'

/** Newest first. */
export const transfersState = ({
  context,
}: SnapshotFrom<typeof transfersMachine>): TransfersState => ({ entries: context.entries })

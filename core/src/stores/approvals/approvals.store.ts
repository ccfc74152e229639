import type { SnapshotFrom } from 'xstate'
import type { ApprovalsState } from '../../protocol/kit-state.ts'
import { defineStore } from '../../protocol/store.ts'
import { approvalsActors } from './approvals.actors.ts'
import { approvalsMachine } from './approvals.machine.ts'
import { approvalsReactions } from './approvals.reactions.ts'

/** The request that is to be decided, and how far it is. */
export function selectApprovals(snapshot: SnapshotFrom<typeof approvalsMachine>): ApprovalsState {
  const { pending, approvable } = snapshot.context
  return {
    request: pending[0] ?? null,
    waiting: Math.max(0, pending.length - 1),
    step: stepOf(snapshot),
    approvable,
  }
}

function stepOf(snapshot: SnapshotFrom<typeof approvalsMachine>): ApprovalsState['step'] {
  if (snapshot.matches({ deciding: 'working' })) return 'working'
  if (snapshot.matches({ deciding: 'silent' })) return 'silent'
  return snapshot.matches('deciding') ? 'looking' : 'idle'
}

export const approvalsStore = defineStore({
  name: 'approvals',
  machine: approvalsMachine,
  actors: approvalsActors,
  reactions: approvalsReactions,
  select: selectApprovals,
})

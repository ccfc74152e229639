import type { SnapshotFrom } from 'xstate'
import { defineStore } from '../../protocol/define.ts'
import type { ApprovalsState } from '../../protocol/kit-state.ts'
import { approvalsActors } from './approvals.actors.ts'
import { approvalsMachine } from './approvals.machine.ts'
import { approvalsReactions } from './approvals.reactions.ts'

/** The public state of the approvals: the first pending request and its step. */
export function selectApprovals(snapshot: SnapshotFrom<typeof approvalsMachine>): ApprovalsState {
  const { pending, origin, fee, tokens } = snapshot.context
  return {
    request: pending[0] ?? null,
    pending,
    waiting: Math.max(0, pending.length - 1),
    step: stepOf(snapshot),
    approvable: pending[0]?.drawnBy === 'modal',
    origin,
    fee,
    tokens,
  }
}

function stepOf(snapshot: SnapshotFrom<typeof approvalsMachine>): ApprovalsState['step'] {
  if (snapshot.matches({ deciding: 'signing' })) return 'signing'
  if (snapshot.matches({ deciding: 'unresponsive' })) return 'unresponsive'
  return snapshot.matches('deciding') ? 'reviewing' : 'idle'
}

export const approvalsStore = defineStore({
  name: 'approvals',
  machine: approvalsMachine,
  actors: approvalsActors,
  reactions: approvalsReactions,
  select: selectApprovals,
})

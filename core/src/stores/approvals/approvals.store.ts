import type { SnapshotFrom } from 'xstate'
import { statesFee } from '../../domain/request/stated-fee.ts'
import { defineStore } from '../../protocol/define.ts'
import type { ApprovalsState } from '../../protocol/kit-state.ts'
import { approvalsActors } from './approvals.actors.ts'
import { approvalsMachine } from './approvals.machine.ts'
import { approvalsReactions } from './approvals.reactions.ts'

/** The public state of the approvals: the first pending request and its step. */
export function selectApprovals(snapshot: SnapshotFrom<typeof approvalsMachine>): ApprovalsState {
  const { pending, origin, fee, tokens } = snapshot.context
  const [request = null] = pending
  const isReading = snapshot.matches({ deciding: { reviewing: { reading: { fee: 'reading' } } } })
  return {
    request,
    pending,
    waiting: Math.max(0, pending.length - 1),
    step: stepOf(snapshot),
    approvable: request?.drawnBy === 'modal',
    origin,
    fee,
    readingFee: isReading && request !== null && statesFee(request),
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

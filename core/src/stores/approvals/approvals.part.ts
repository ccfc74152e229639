import { approvalsActors } from './approvals.actors.ts'
import { approvalsMachine } from './approvals.machine.ts'
import { approvalsReactions } from './approvals.reactions.ts'
import { approvalsState } from './approvals.state.ts'

/** The chart's code, loaded where a page brings a wallet of its own. */
export const approvalsPart = {
  chart: approvalsMachine,
  actors: approvalsActors,
  reactions: approvalsReactions,
  state: approvalsState,
}

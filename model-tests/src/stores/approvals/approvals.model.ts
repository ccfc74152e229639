import { approvalsMachine } from '../../../../core/src/stores/approvals/approvals.machine.ts'
import { approvalsReactions } from '../../../../core/src/stores/approvals/approvals.reactions.ts'
import { selectApprovals } from '../../../../core/src/stores/approvals/approvals.store.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { storeRole } from '../../walker/machine-role.ts'
import { approvalsCases, approvalsInputs } from './approvals.cases.ts'

type Result = StepResult<typeof approvalsMachine>
const checkStep =
  (step: string) =>
  ({ state }: Result) =>
    assertEqual(selectApprovals(state).step, step, 'step')
const forwardedTypes = ({ run }: Result) =>
  run.environment.openChannel('watchRequests').received.map(({ type }) => type)

export const approvalsModel: MachineModel<typeof approvalsMachine> = {
  id: 'stores/approvals',
  machine: approvalsMachine,
  inputs: approvalsInputs,
  cases: approvalsCases,
  commands: ['approve', 'reject', 'requests.reject'],
  listeners: { watchRequests: ['request.received', 'request.settled'] },
  project: ({ pending, limit }) => [pending.map(({ id, drawnBy }) => [id, drawnBy]), limit],
  role: storeRole(approvalsReactions),
  states: {
    idle: (result) =>
      assertEqual(
        [selectApprovals(result.state).request, selectApprovals(result.state).step],
        [null, 'idle'],
        'no request is pending',
      ),
    'deciding.reviewing.reading.fee.reading': (result) => {
      checkStep('reviewing')(result)
      assertEqual(
        result.run.environment.pending('readFee').input,
        result.context.pending[0],
        'input',
      )
      assertEqual(selectApprovals(result.state).fee, null, 'fee')
    },
    'deciding.reviewing.reading.fee.read': (result) => {
      checkStep('reviewing')(result)
      assertEqual(selectApprovals(result.state).readingFee, false, 'readingFee')
    },
    'deciding.reviewing.reading.tokens.reading': (result) => {
      assertEqual(
        result.run.environment.pending('readTokens').input,
        result.context.pending[0],
        'input',
      )
      assertEqual(selectApprovals(result.state).tokens, null, 'tokens')
    },
    'deciding.reviewing.reading.tokens.read': ({ context }) =>
      assertTrue(context.tokens !== null, 'the tokens were read, or there are none'),
    'deciding.reviewing.complete': (result) => {
      checkStep('reviewing')(result)
      assertTrue(result.context.tokens !== null, 'the tokens were read, or there are none')
    },
    'deciding.signing': (result) => {
      checkStep('signing')(result)
      assertTrue(
        forwardedTypes(result).includes('approve'),
        'the approval was forwarded to the wallet',
      )
    },
    'deciding.unresponsive': checkStep('unresponsive'),
  },
  invariants: {
    'the machine is in `deciding` exactly while requests are pending': ({ state, context }) =>
      assertEqual(context.pending.length > 0, state.matches('deciding'), 'pending'),
    'only requests with buttons of the modal are approvable': ({ state, context }) =>
      assertEqual(
        selectApprovals(state).approvable,
        context.pending[0]?.drawnBy === 'modal',
        'approvable',
      ),
    'each request is pending once': ({ context }) =>
      assertEqual(new Set(context.pending.map(({ id }) => id)).size, context.pending.length, 'ids'),
    'watchRequests runs as long as the machine': ({ run }) =>
      void run.environment.openChannel('watchRequests'),
  },
  allow: {},
}

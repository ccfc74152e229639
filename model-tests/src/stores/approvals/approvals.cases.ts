import { scriptedChainToken } from '@latchkit/core/testing'
import type { ApprovalRequest } from '../../../../core/src/domain/request/unsafe-request.ts'
import { catalogue } from '../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import type { approvalsMachine } from '../../../../core/src/stores/approvals/approvals.machine.ts'
import type { ApprovalsInput } from '../../../../core/src/stores/approvals/approvals.types.ts'
import { alice, bob, mainnet } from '../../samples.ts'
import type { Cases } from '../../walker/machine-model.ts'

/** A request to sign a message. `drawnBy`: who draws its buttons. */
export const requestOf = (
  id: string,
  drawnBy: ApprovalRequest['drawnBy'] = 'modal',
): ApprovalRequest => ({
  id,
  namespace: 'eip155',
  caipNetworkId: mainnet.caipNetworkId,
  address: alice,
  method: 'personal_sign',
  params: ['0x48690a', alice],
  drawnBy,
})

/** The request as a transaction that states its gas price. */
const withStatedFee = (request: ApprovalRequest): ApprovalRequest => ({
  ...request,
  method: 'eth_sendTransaction',
  params: [{ to: bob, gasPrice: '0x1' }],
})

const origin = 'https://page.example'

/** Inputs with the usual limit of pending requests, and with a limit of one. */
export const approvalsInputs: Record<'usual' | 'limitOne', ApprovalsInput> = {
  usual: { limit: 20, origin },
  limitOne: { limit: 1, origin },
}

export const approvalsCases: Cases<typeof approvalsMachine> = {
  'request.received': [
    { request: requestOf('one') },
    { request: requestOf('one', 'wallet') },
    { request: requestOf('one', 'frame') },
    { request: requestOf('two') },
    { request: withStatedFee(requestOf('one')) },
  ],
  'request.settled': [
    { id: 'one', outcome: 'success' },
    { id: 'one', outcome: 'error' },
    { id: 'two', outcome: 'cancel' },
  ],
  'xstate.done.actor.readFee': [{ output: '21000' }],
  'xstate.error.actor.readFee': [{ error: new KitError(catalogue, 'endpoint/unreachable') }],
  'xstate.done.actor.readTokens': [
    { output: { [bob.toLowerCase()]: scriptedChainToken('USDC', 6) } },
  ],
  'xstate.error.actor.readTokens': [{ error: new KitError(catalogue, 'endpoint/unreachable') }],
  approve: [{ id: 'one' }, { id: 'two' }],
  reject: [{ id: 'one' }, { id: 'two' }],
  'requests.reject': [{ ids: ['one', 'two'] }, { ids: ['one'] }, { ids: ['two'] }],
}

import type { UnsafeRequest } from '../../../../core/src/domain/request/unsafe-request.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import type { approvalsMachine } from '../../../../core/src/stores/approvals/approvals.machine.ts'
import type { ApprovalsInput } from '../../../../core/src/stores/approvals/approvals.types.ts'
import { alice, mainnet } from '../../samples.ts'
import type { Cases } from '../../walker/machine-model.ts'

/** A request to sign a message. */
export const requestOf = (id: string): UnsafeRequest => ({
  id,
  namespace: 'eip155',
  caipNetworkId: mainnet.caipNetworkId,
  address: alice,
  method: 'personal_sign',
  params: ['0x48690a', alice],
})

const origin = 'https://page.example'

/**
 * Inputs with a wallet whose requests are approved in the modal, a wallet with its own buttons, and
 * a limit of one pending request.
 */
export const approvalsInputs: Record<'inModal' | 'inWallet' | 'limitOne', ApprovalsInput> = {
  inModal: { approvable: true, limit: 20, origin },
  inWallet: { approvable: false, limit: 20, origin },
  limitOne: { approvable: true, limit: 1, origin },
}

export const approvalsCases: Cases<typeof approvalsMachine> = {
  'request.received': [{ request: requestOf('one') }, { request: requestOf('two') }],
  'request.settled': [
    { id: 'one', outcome: 'success' },
    { id: 'one', outcome: 'error' },
    { id: 'two', outcome: 'cancel' },
  ],
  'xstate.done.actor.readFee': [{ output: '21000' }],
  'xstate.error.actor.readFee': [{ error: new KitError('endpoint/unreachable') }],
  approve: [{ id: 'one' }, { id: 'two' }],
  reject: [{ id: 'one' }, { id: 'two' }],
}

import type { UnsafeRequest } from '../../../../core/src/domain/request/unsafe-request.ts'
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

/**
 * Inputs with a wallet whose requests are approved in the modal, a wallet with its own buttons, and
 * a limit of one pending request.
 */
export const approvalsInputs: Record<'inModal' | 'inWallet' | 'limitOne', ApprovalsInput> = {
  inModal: { approvable: true, limit: 20 },
  inWallet: { approvable: false, limit: 20 },
  limitOne: { approvable: true, limit: 1 },
}

export const approvalsCases: Cases<typeof approvalsMachine> = {
  'request.received': [{ request: requestOf('one') }, { request: requestOf('two') }],
  'request.settled': [
    { id: 'one', outcome: 'success' },
    { id: 'one', outcome: 'error' },
    { id: 'two', outcome: 'cancel' },
  ],
  approve: [{ id: 'one' }, { id: 'two' }],
  reject: [{ id: 'one' }, { id: 'two' }],
}

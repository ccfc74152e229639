import type { UnsafeRequest } from '../../../../core/src/domain/request/unsafe-request.ts'
import type { approvalsMachine } from '../../../../core/src/stores/approvals/approvals.machine.ts'
import type { ApprovalsInput } from '../../../../core/src/stores/approvals/approvals.types.ts'
import { alice, mainnet } from '../../samples.ts'
import type { Cases } from '../../walker/machine-model.ts'

/** A request to sign a message. */
export const asked = (id: string): UnsafeRequest => ({
  id,
  namespace: 'eip155',
  caipNetworkId: mainnet.caipNetworkId,
  address: alice,
  method: 'personal_sign',
  params: ['0x48690a', alice],
})

/**
 * A wallet whose requests are approved in the modal, one with its own buttons, and a limit of one
 * pending request.
 */
export const approvalsInputs: Record<'here' | 'elsewhere' | 'narrow', ApprovalsInput> = {
  here: { approvable: true, limit: 20 },
  elsewhere: { approvable: false, limit: 20 },
  narrow: { approvable: true, limit: 1 },
}

/** Two requests, with every result and decision. */
export const approvalsCases: Cases<typeof approvalsMachine> = {
  'request.received': [{ request: asked('one') }, { request: asked('two') }],
  'request.settled': [
    { id: 'one', outcome: 'success' },
    { id: 'one', outcome: 'error' },
    { id: 'two', outcome: 'cancel' },
  ],
  approve: [{ id: 'one' }, { id: 'two' }],
  reject: [{ id: 'one' }, { id: 'two' }],
}

import type { TransferInput } from '../../../../core/src/stores/transfers/transfer/transfer.types.ts'
import { createEntry } from '../../../../core/src/stores/transfers/transfers.context.ts'
import type { transfersMachine } from '../../../../core/src/stores/transfers/transfers.machine.ts'
import { sepolia } from '../../samples.ts'
import type { Cases } from '../../walker/machine-model.ts'
import { hash, transferOf } from './transfer.samples.ts'

const ref = (id: string) => ({ id, namespace: 'eip155' })
const refs = [ref('a'), ref('b')]
/** A transfer, the same transfer under another id, and a different transfer. */
export const first: TransferInput = transferOf('a', 'one')
export const sameDigest: TransferInput = transferOf('b', 'one')
export const second: TransferInput = transferOf('b', 'two')

export const transfersCases: Cases<typeof transfersMachine> = {
  submit: [first, sameDigest, second],
  follow: [{ ...first, hash }],
  detach: [{ id: 'a' }],
  'transfer.started': [first, second].map((transfer) => ({
    id: transfer.id,
    entry: createEntry(transfer, 1_000),
  })),
  'transfer.unresponsive': [ref('a')],
  'transfer.sent': [{ ...ref('a'), hash }],
  'transfer.slow': [ref('a')],
  'transfer.underpriced': [ref('a')],
  'transfer.mismatched': [ref('a')],
  'transfer.astray': [{ ...ref('a'), network: sepolia }],
  'transfer.misdirected': [{ ...ref('a'), hash, network: sepolia }],
  'transfer.included': [ref('a')],
  'transfer.reorganized': [ref('a')],
  'transfer.rejected': [{ ...ref('a'), code: 'rpc/user-rejected' }],
  'transfer.failed': [
    { ...ref('a'), code: 'rpc/internal', cause: null },
    { ...ref('a'), code: 'send/unfollowed', cause: null },
  ],
  'transfer.confirmed': refs.map((transfer) => ({ ...transfer, hash })),
  'transfer.reverted': [{ ...ref('a'), hash }],
  'transfer.replaced': [{ ...ref('a'), hash: null }],
  'transfer.dropped': [{ ...ref('a'), hash }],
}

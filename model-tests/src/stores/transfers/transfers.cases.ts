import type { TransferInput } from '../../../../core/src/stores/transfers/transfer/transfer.types.ts'
import type { transfersMachine } from '../../../../core/src/stores/transfers/transfers.machine.ts'
import { entryOf } from '../../../../core/src/stores/transfers/transfers.values.ts'
import type { Cases } from '../../walker/machine-model.ts'
import { hash, transferOf } from './transfer.samples.ts'

const about = (id: string) => ({ id, namespace: 'eip155' })
const both = [about('a'), about('b')]
/** One transfer, the same under another id, and another. */
export const first: TransferInput = transferOf('a', 'one')
export const again: TransferInput = transferOf('b', 'one')
export const second: TransferInput = transferOf('b', 'two')

/** Two transfers, and all that can become of either. */
export const transfersCases: Cases<typeof transfersMachine> = {
  submit: [first, again, second],
  detach: [{ id: 'a' }],
  dismiss: [{ id: 'a' }],
  'transfer.started': [first, second].map((transfer) => ({
    id: transfer.id,
    entry: entryOf(transfer, 1_000),
  })),
  'transfer.unresponsive': [about('a')],
  'transfer.sent': [{ ...about('a'), hash }],
  'transfer.slow': [about('a')],
  'transfer.mismatched': [about('a')],
  'transfer.rejected': [{ ...about('a'), code: 'rpc/user-rejected' }],
  'transfer.failed': [{ ...about('a'), code: 'rpc/internal' }],
  'transfer.confirmed': both.map((one) => ({ ...one, hash })),
  'transfer.reverted': [{ ...about('a'), hash }],
  'transfer.replaced': [{ ...about('a'), hash: null }],
  'transfer.dropped': [{ ...about('a'), hash }],
}

import type { Network } from '../../domain/network/network.ts'
import type { TransferEntry } from '../../domain/transfer/transfer.ts'
import { actionsOf } from '../../machine/actions.ts'
import type { TransferEmitted } from './transfer/transfer.types.ts'
import { applyUpdate, limitEntries } from './transfers.context.ts'
import type { TransfersContext, TransfersEmitted, TransfersEvent } from './transfers.types.ts'

const { set, emitEvent } = actionsOf<TransfersContext, TransfersEvent, TransfersEmitted>()
const without = (requested: TransfersContext['requested'], { id }: { id: string }) => {
  const { [id]: _, ...others } = requested
  return others
}
const isUpdate = (event: TransfersEvent): event is TransferEmitted =>
  event.type.startsWith('transfer.') && event.type !== 'transfer.started'

export const addPending = set(({ requested, open }, event) =>
  event.type === 'submit'
    ? { requested: { ...requested, [event.id]: event.prepared.digest }, open: [...open, event.id] }
    : {},
)
export const addFollowed = set(({ open }, { id }) => ({ open: [...open, id] }))
export const addEntry = set(({ entries, open }, event) =>
  event.type === 'transfer.started'
    ? { entries: limitEntries([event.entry, ...entries], open) }
    : {},
)
/** Every update frees the digest, so that an equal payload may be submitted again. */
export const updateEntry = set(({ entries, requested }, event) =>
  isUpdate(event)
    ? {
        entries: entries.map((entry) =>
          entry.id === event.id ? applyUpdate(entry, event) : entry,
        ),
        requested: without(requested, event),
      }
    : {},
)
/** Closes a transfer. Its entry stays, because the toast reads it (fault V2). */
export const closeEntry = set(({ open }, { id }) => ({
  open: open.filter((openId) => openId !== id),
}))
export const acknowledge = set(({ entries }, { id }) => ({
  entries: entries.map((entry) => (entry.id === id ? { ...entry, acknowledged: true } : entry)),
}))

export const emitRequested = emitEvent<{ id: string; entry: TransferEntry }>(
  (_, { id, entry: { namespace, review } }) => ({
    type: 'transfer.requested',
    id,
    namespace,
    review,
  }),
)
/**
 * Fails a second submission of a payload that the wallet already has (fault I4), so that its flow
 * does not wait for a result.
 */
export const emitDuplicate = emitEvent<{ id: string; network: Network }>((_, { id, network }) => ({
  type: 'transfer.failed',
  id,
  namespace: network.chainNamespace,
  code: 'send/already-asked',
  cause: null,
  review: null,
  status: null,
}))
export const emitUpdate = emitEvent<TransferEmitted>(({ entries }, update) => {
  const { review, status } = entries.find(({ id }) => id === update.id) ?? noEntry
  return { ...update, review, status }
})
const noEntry = { review: null, status: null } as const

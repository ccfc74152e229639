import { assign, emit } from 'xstate'
import type { TransferEmitted } from './transfer/transfer.types.ts'
import type { TransfersContext, TransfersEmitted, TransfersEvent } from './transfers.types.ts'
import { keptOf, withNews } from './transfers.values.ts'

const set = (
  change: (context: TransfersContext, event: TransfersEvent) => Partial<TransfersContext>,
) =>
  assign<TransfersContext, TransfersEvent, undefined, TransfersEvent, never>(({ context, event }) =>
    change(context, event),
  )
const without = (asked: TransfersContext['asked'], { id }: { id: string }) => {
  const { [id]: _, ...others } = asked
  return others
}
const isNews = (event: TransfersEvent): event is TransferEmitted =>
  event.type.startsWith('transfer.') && event.type !== 'transfer.started'

export const ask = set(({ asked, open }, event) =>
  event.type === 'submit'
    ? { asked: { ...asked, [event.id]: event.prepared.digest }, open: [...open, event.id] }
    : {},
)
export const list = set(({ entries, open }, event) =>
  event.type === 'transfer.started' ? { entries: keptOf([event.entry, ...entries], open) } : {},
)
/** Whatever it is, the wallet is not just being asked any more. */
export const note = set(({ entries, asked }, event) =>
  isNews(event)
    ? {
        entries: entries.map((entry) => (entry.id === event.id ? withNews(entry, event) : entry)),
        asked: without(asked, event),
      }
    : {},
)
export const close = set(({ entries, open, left }, { id }) => {
  const others = open.filter((one) => one !== id)
  return { open: others, entries: keptOf(entries, others), left: left.filter((one) => one !== id) }
})
export const leave = set(({ left }, { id }) => ({
  left: [...left.filter((one) => one !== id), id],
}))
export const forget = set(({ entries }, { id }) => ({
  entries: entries.filter((entry) => entry.id !== id),
}))

export const tellHanded = emit<
  TransfersContext,
  TransfersEvent,
  undefined,
  TransfersEvent,
  TransfersEmitted
>(({ event }) => ({
  type: 'transfer.requested',
  id: event.id,
  namespace: event.type === 'transfer.started' ? event.entry.namespace : '',
}))
/** Nobody waits for an answer that cannot come: who asked again what is being asked already hears so. */
export const tellTwice = emit<
  TransfersContext,
  TransfersEvent,
  undefined,
  TransfersEvent,
  TransfersEmitted
>(({ event }) => ({
  type: 'transfer.failed',
  id: event.id,
  namespace: event.type === 'submit' ? event.network.chainNamespace : '',
  code: 'send/already-asked',
  detached: false,
}))
export const tellOn = emit<
  TransfersContext,
  TransfersEvent,
  undefined,
  TransfersEvent,
  TransfersEmitted
>(({ context, event }) => ({
  ...(event as TransferEmitted),
  detached: context.left.includes(event.id),
}))

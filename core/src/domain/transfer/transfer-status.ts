import type { Network } from '../network/network.ts'
import type { TransferStatus } from './transfer.ts'

/** The types of the events that change the status of a transfer. */
export type StatusEventType = `transfer.${Exclude<TransferStatus, 'awaitingWallet'>}`

const statusOf: Readonly<Record<StatusEventType, TransferStatus>> = {
  'transfer.unresponsive': 'unresponsive',
  'transfer.sent': 'sent',
  'transfer.slow': 'slow',
  'transfer.underpriced': 'underpriced',
  'transfer.mismatched': 'mismatched',
  'transfer.astray': 'astray',
  'transfer.misdirected': 'misdirected',
  'transfer.included': 'included',
  'transfer.reorganized': 'reorganized',
  'transfer.confirmed': 'confirmed',
  'transfer.reverted': 'reverted',
  'transfer.replaced': 'replaced',
  'transfer.dropped': 'dropped',
  'transfer.rejected': 'rejected',
  'transfer.failed': 'failed',
}

/** The events through which a status remains. */
const keptThrough: Readonly<Partial<Record<TransferStatus, readonly StatusEventType[]>>> = {
  mismatched: [
    'transfer.slow',
    'transfer.underpriced',
    'transfer.astray',
    'transfer.misdirected',
    'transfer.included',
    'transfer.reorganized',
    'transfer.confirmed',
  ],
}

/**
 * The status after an event. `mismatched` remains until an end other than `confirmed` and
 * `misdirected`, because the visitor did not review what was sent (rule R14).
 */
function nextStatus(status: TransferStatus, type: StatusEventType): TransferStatus {
  return keptThrough[status]?.includes(type) ? status : statusOf[type]
}

type Located = { status: TransferStatus; otherNetwork: Network | null }

/** Status and other network after an event. Only the statuses that name the other network keep it. */
export function nextLocated(
  { status, otherNetwork }: Located,
  event: { type: StatusEventType; network?: Network },
): Located {
  const next = nextStatus(status, event.type)
  const isKept = next === 'astray' || next === 'misdirected' || next === 'mismatched'
  return { status: next, otherNetwork: isKept ? (event.network ?? otherNetwork) : null }
}

export const isStatusEvent = (event: {
  type: string
}): event is { type: StatusEventType; network?: Network } => event.type in statusOf

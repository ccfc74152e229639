import type { TransferStatus } from './transfer.ts'

/** The types of the events that change the status of a transfer. */
export type StatusEventType = `transfer.${Exclude<TransferStatus, 'awaitingWallet'>}`

const statusOf: Readonly<Record<StatusEventType, TransferStatus>> = {
  'transfer.unresponsive': 'unresponsive',
  'transfer.sent': 'sent',
  'transfer.slow': 'slow',
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
    'transfer.astray',
    'transfer.misdirected',
    'transfer.included',
    'transfer.reorganized',
    'transfer.confirmed',
  ],
  astray: ['transfer.slow'],
}

/**
 * The status after an event. `mismatched` remains, except after an end that says that nothing was
 * sent, because the visitor did not review what was sent (rule R14).
 */
export function nextStatus(status: TransferStatus, type: StatusEventType): TransferStatus {
  return keptThrough[status]?.includes(type) ? status : statusOf[type]
}

export const isStatusEvent = (event: { type: string }): event is { type: StatusEventType } =>
  event.type in statusOf

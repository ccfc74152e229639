import type { TransferStatus } from './transfer.ts'

/** The types of the events that change the status of a transfer. */
export type StatusEventType = `transfer.${Exclude<TransferStatus, 'awaitingWallet'>}`

const statusOf: Readonly<Record<StatusEventType, TransferStatus>> = {
  'transfer.unresponsive': 'unresponsive',
  'transfer.sent': 'sent',
  'transfer.slow': 'slow',
  'transfer.mismatched': 'mismatched',
  'transfer.included': 'included',
  'transfer.reorganized': 'reorganized',
  'transfer.confirmed': 'confirmed',
  'transfer.reverted': 'reverted',
  'transfer.replaced': 'replaced',
  'transfer.dropped': 'dropped',
  'transfer.rejected': 'rejected',
  'transfer.failed': 'failed',
}

/** The events through which `mismatched` remains. */
const keptThrough: readonly StatusEventType[] = [
  'transfer.slow',
  'transfer.included',
  'transfer.reorganized',
  'transfer.confirmed',
]

/**
 * The status after an event. `mismatched` remains, except after an end other than
 * `transfer.confirmed`, because the visitor did not review what was sent (rule R14).
 */
export function nextStatus(status: TransferStatus, type: StatusEventType): TransferStatus {
  return status === 'mismatched' && keptThrough.includes(type) ? status : statusOf[type]
}

export const isStatusEvent = (event: { type: string }): event is { type: StatusEventType } =>
  event.type in statusOf

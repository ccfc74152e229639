import type { TransferStatus } from './transfer.ts'

/** The types of the events that change the status of a transfer. */
export type StatusEventType = `transfer.${Exclude<TransferStatus, 'awaitingWallet'>}`

const statusOf: Readonly<Record<StatusEventType, TransferStatus>> = {
  'transfer.unresponsive': 'unresponsive',
  'transfer.sent': 'sent',
  'transfer.slow': 'slow',
  'transfer.mismatched': 'mismatched',
  'transfer.confirmed': 'confirmed',
  'transfer.reverted': 'reverted',
  'transfer.replaced': 'replaced',
  'transfer.dropped': 'dropped',
  'transfer.rejected': 'rejected',
  'transfer.failed': 'failed',
}

/**
 * The status after an event. `mismatched` remains through `transfer.slow` and `transfer.confirmed`,
 * because the visitor did not review what was sent (rule R14).
 */
export function nextStatus(status: TransferStatus, type: StatusEventType): TransferStatus {
  const isKept =
    status === 'mismatched' && (type === 'transfer.slow' || type === 'transfer.confirmed')
  return isKept ? status : statusOf[type]
}

export const isStatusEvent = (event: { type: string }): event is { type: StatusEventType } =>
  event.type in statusOf

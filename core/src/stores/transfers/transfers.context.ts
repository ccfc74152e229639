import { limits } from '../../domain/constants.ts'
import type { TransferEntry, TransferStatus } from '../../domain/transfer/transfer.ts'
import type { TransferEmitted, TransferInput } from './transfer/transfer.types.ts'

/** Creates the list entry of a transfer that starts. `startedAt`: ms since 1970. */
export function createEntry(
  { id, connectorId, network, prepared }: TransferInput,
  startedAt: number,
): TransferEntry {
  const { chainNamespace: namespace, caipNetworkId } = network
  return {
    id,
    namespace,
    caipNetworkId,
    connectorId,
    review: prepared.review,
    status: 'awaitingWallet',
    hash: null,
    problem: null,
    startedAt,
  }
}

const statusOf: Readonly<Record<TransferEmitted['type'], TransferStatus>> = {
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
 * Applies an event to an entry. `mismatched` remains through `transfer.slow` and
 * `transfer.confirmed`, because the visitor did not review what was sent (rule R14).
 */
export function applyUpdate(entry: TransferEntry, event: TransferEmitted): TransferEntry {
  const isKept =
    entry.status === 'mismatched' &&
    (event.type === 'transfer.slow' || event.type === 'transfer.confirmed')
  return {
    ...entry,
    status: isKept ? entry.status : statusOf[event.type],
    hash: 'hash' in event ? event.hash : entry.hash,
    problem: 'code' in event ? event.code : entry.problem,
  }
}

/** Limits the list to the newest 20 entries; open transfers are always kept. */
export const limitEntries = (
  entries: readonly TransferEntry[],
  open: readonly string[],
): readonly TransferEntry[] =>
  entries.filter(({ id }, index) => index < limits.settledTransfers || open.includes(id))

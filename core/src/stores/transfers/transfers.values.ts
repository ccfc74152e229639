import { limits } from '../../domain/constants.ts'
import type { TransferEntry, TransferStatus } from '../../domain/transfer/transfer.ts'
import type { TransferEmitted, TransferInput } from './transfer/transfer.types.ts'

/** How a transfer is listed from the moment its wallet was asked. */
export function entryOf(
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
    status: 'handed',
    hash: null,
    problem: null,
    startedAt,
  }
}

const statusOf: Readonly<Record<TransferEmitted['type'], TransferStatus>> = {
  'transfer.unresponsive': 'silent',
  'transfer.sent': 'sent',
  'transfer.slow': 'slow',
  'transfer.mismatched': 'altered',
  'transfer.confirmed': 'confirmed',
  'transfer.reverted': 'reverted',
  'transfer.replaced': 'replaced',
  'transfer.dropped': 'dropped',
  'transfer.rejected': 'refused',
  'transfer.failed': 'failed',
}

/** The same transfer after news of it. One that was altered stays so, unless it came to nothing. */
export function withNews(entry: TransferEntry, news: TransferEmitted): TransferEntry {
  const stays =
    entry.status === 'altered' &&
    (news.type === 'transfer.slow' || news.type === 'transfer.confirmed')
  return {
    ...entry,
    status: stays ? entry.status : statusOf[news.type],
    hash: 'hash' in news ? news.hash : entry.hash,
    problem: 'code' in news ? news.code : entry.problem,
  }
}

/** The newest 20, and every one that is not over. */
export const keptOf = (
  entries: readonly TransferEntry[],
  open: readonly string[],
): readonly TransferEntry[] =>
  entries.filter(({ id }, place) => place < limits.settledTransfers || open.includes(id))

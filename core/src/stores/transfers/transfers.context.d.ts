import type { TransferEntry } from '../../domain/transfer/transfer.ts'
import type { TransferEmitted, TransferInput } from './transfer/transfer.types.ts'
/** The list entry of a transfer whose wallet request was just made. `startedAt`: ms since 1970. */
export declare function createEntry(
  { id, connectorId, network, prepared }: TransferInput,
  startedAt: number,
): TransferEntry
/**
 * Applies an event to an entry. `mismatched` remains through `transfer.slow` and
 * `transfer.confirmed`, because the visitor did not review what was sent (rule R14).
 */
export declare function applyUpdate(entry: TransferEntry, news: TransferEmitted): TransferEntry
/** Limits the list to the newest 20 entries; open transfers are always kept. */
export declare const limitEntries: (
  entries: readonly TransferEntry[],
  open: readonly string[],
) => readonly TransferEntry[]

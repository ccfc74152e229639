import { limits } from '../../domain/constants.ts'
import type { TransferEntry } from '../../domain/transfer/transfer.ts'
import { nextLocated } from '../../domain/transfer/transfer-status.ts'
import { withSymbol } from '../../domain/transfer/with-symbol.ts'
import type { SubmitInput, TransferEmitted } from './transfer/transfer.types.ts'

/** Creates the list entry of a transfer that starts. `startedAt`: ms since 1970. */
export function createEntry(
  { id, connectorId, network, prepared }: SubmitInput,
  startedAt: number,
): TransferEntry {
  const { chainNamespace: namespace, caipNetworkId } = network
  return {
    id,
    namespace,
    caipNetworkId,
    connectorId,
    review: withSymbol(prepared.review),
    status: 'awaitingWallet',
    hash: null,
    otherNetwork: null,
    problem: null,
    acknowledged: false,
    startedAt,
  }
}

/** Applies an event to an entry. */
export const applyUpdate = (entry: TransferEntry, event: TransferEmitted): TransferEntry => ({
  ...entry,
  ...nextLocated(entry, event),
  hash: 'hash' in event ? event.hash : entry.hash,
  problem: 'code' in event ? event.code : entry.problem,
})

/** Limits the list to the newest 20 entries; open transfers are always kept. */
export const limitEntries = (
  entries: readonly TransferEntry[],
  open: readonly string[],
): readonly TransferEntry[] =>
  entries.filter(({ id }, index) => index < limits.settledTransfers || open.includes(id))

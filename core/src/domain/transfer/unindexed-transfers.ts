import { type CaipNetworkId, namespaceOf } from '../caip/caip.ts'
import type { TransferEntry } from './transfer.ts'

/**
 * Statuses of transfers that the history will contain. A rejected, failed, dropped, replaced or
 * misdirected transfer never appears in it.
 */
const historyStatuses: readonly TransferEntry['status'][] = [
  'awaitingWallet',
  'unresponsive',
  'sent',
  'slow',
  'underpriced',
  'astray',
  'mismatched',
  'included',
  'reorganized',
  'confirmed',
  'reverted',
]

/** Normalises an address or hash for comparison: only on EVM chains is the case ignored. */
const normalize = (network: CaipNetworkId, text: string) =>
  namespaceOf(network) === 'eip155' ? text.toLowerCase() : text

/**
 * The transfers of an account on a network that its history does not contain yet, in their order.
 * `hashes`: the transaction hashes in the history.
 */
export function unindexedTransfers(
  entries: readonly TransferEntry[],
  {
    network,
    address,
    hashes,
  }: { network: CaipNetworkId | null; address: string | null; hashes: ReadonlySet<string> },
): readonly TransferEntry[] {
  if (network === null || address === null) return []
  const knownHashes = new Set([...hashes].map((hash) => normalize(network, hash)))
  const ownAddress = normalize(network, address)
  return entries.filter(
    ({ status, caipNetworkId, review, hash }) =>
      historyStatuses.includes(status) &&
      caipNetworkId === network &&
      normalize(network, review.from) === ownAddress &&
      !(hash !== null && knownHashes.has(normalize(network, hash))),
  )
}

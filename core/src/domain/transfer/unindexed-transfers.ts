import { type CaipNetworkId, namespaceOf } from '../caip/caip.ts'
import type { TransferEntry } from './transfer.ts'

/** What the history will say, sooner or later; a transfer that was refused or got lost is in none. */
const listed: readonly TransferEntry['status'][] = [
  'handed',
  'silent',
  'sent',
  'slow',
  'altered',
  'confirmed',
  'reverted',
]

/** Addresses and hashes as they are compared: those of EVM chains are written in both cases. */
const plain = (network: CaipNetworkId, text: string) =>
  namespaceOf(network) === 'eip155' ? text.toLowerCase() : text

/** Transfers of an account on its network that its history does not have yet, newest first. */
export function notListedYet(
  entries: readonly TransferEntry[],
  {
    network,
    address,
    hashes,
  }: { network: CaipNetworkId | null; address: string | null; hashes: ReadonlySet<string> },
): readonly TransferEntry[] {
  if (network === null || address === null) return []
  const known = new Set([...hashes].map((hash) => plain(network, hash)))
  const own = plain(network, address)
  return entries.filter(
    ({ status, caipNetworkId, review, hash }) =>
      listed.includes(status) &&
      caipNetworkId === network &&
      plain(network, review.from) === own &&
      !(hash !== null && known.has(plain(network, hash))),
  )
}

import type { CaipNetworkId } from './caip.ts'
import type { TransferEntry } from './transfer.ts'

/** What the history will say, sooner or later; a transfer that was refused or got lost is in none. */
const listed: readonly TransferEntry['status'][] = ['handed', 'silent', 'sent', 'slow', 'altered', 'confirmed', 'reverted']

/** Transfers of an account on its network that its history does not have yet, newest first. */
export function notListedYet(
  entries: readonly TransferEntry[],
  { network, address, hashes }: { network: CaipNetworkId | null; address: string | null; hashes: ReadonlySet<string> },
): readonly TransferEntry[] {
  return entries.filter(
    ({ status, caipNetworkId, review, hash }) =>
      listed.includes(status) && caipNetworkId === network && review.from === address && !(hash !== null && hashes.has(hash)),
  )
}

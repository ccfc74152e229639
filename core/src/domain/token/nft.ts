import type { ActivityRow, ActivityTransfer } from '../activity/activity.ts'
import { parseDecimal, rescale } from '../amount/decimal.ts'
import type { CaipAddress } from '../caip/caip.ts'

/** One that is held. Texts are cleaned. `id` is unique in a list. */
export type Nft = { id: string; name: string; collection: string | null; image: string | null }

/** Tells what an account (CAIP-10) holds. What it tells is read as if it came from anywhere. */
export type NftSource = (account: CaipAddress, signal: AbortSignal) => Promise<readonly Nft[]>

/** How many went; there are no parts of one. */
const moved = ({ numeric }: ActivityTransfer['quantity']) =>
  rescale(parseDecimal(numeric) ?? { units: 1n, scale: 0 }, 0).units

/** What an account holds as far as its transfers tell: what came and did not go again, newest first. Unwanted ones are left out. */
export function heldNfts(rows: readonly ActivityRow[]): readonly Nft[] {
  const counts = new Map<string, { nft: Nft; count: bigint }>()
  const newestFirst = [...rows].sort((a, b) => Date.parse(b.minedAt) - Date.parse(a.minedAt))
  for (const { status, transfers } of newestFirst) {
    if (status !== 'confirmed') continue
    for (const { nft, direction, quantity } of transfers) {
      if (nft === null || nft.isSpam || direction === 'self') continue
      const id = `${nft.name} ${nft.preview ?? ''}`
      const entry = counts.get(id) ?? {
        nft: { id, name: nft.name, collection: null, image: nft.preview },
        count: 0n,
      }
      counts.set(id, {
        ...entry,
        count: entry.count + (direction === 'in' ? moved(quantity) : -moved(quantity)),
      })
    }
  }
  return [...counts.values()].filter(({ count }) => count > 0n).map(({ nft }) => nft)
}

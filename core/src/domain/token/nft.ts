import type { ActivityRow, ActivityTransfer } from '../activity/activity.ts'
import { parseDecimal, rescale } from '../amount/decimal.ts'
import type { CaipAddress } from '../caip/caip.ts'

/** An NFT of an account. Texts are cleaned. `id` is unique in a list. */
export type Nft = { id: string; name: string; collection: string | null; image: string | null }

/** The option `nfts`: returns the NFTs of a CAIP-10 account. The result is treated as untrusted. */
export type NftSource = (account: CaipAddress, signal: AbortSignal) => Promise<readonly Nft[]>

/** The number of transferred NFTs, as an integer. */
const countOf = ({ numeric }: ActivityTransfer['quantity']) =>
  rescale(parseDecimal(numeric) ?? { units: 1n, scale: 0 }, 0).units

/**
 * The NFTs that an account's confirmed transfers imply: received and not sent again, newest first,
 * without spam.
 */
export function nftsFromActivity(rows: readonly ActivityRow[]): readonly Nft[] {
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
        count: entry.count + (direction === 'in' ? countOf(quantity) : -countOf(quantity)),
      })
    }
  }
  return [...counts.values()].filter(({ count }) => count > 0n).map(({ nft }) => nft)
}

import type { NftSource } from '../../domain/token/nft.ts'
import { importAgain } from '../../platform/lazy.ts'
import type { World } from '../../protocol/deps.ts'

/** The page's source of NFTs as charts may ask it: what it tells is read like any other answer from outside. */
export function nftSource(source: NftSource | null): World['nfts'] {
  if (source === null) return null
  let loads = 0
  return async (account, signal) => {
    const { readNfts } = await importAgain(() => import('./parse-nfts.ts'), loads++)
    signal.throwIfAborted()
    return readNfts(await source(account, signal))
  }
}

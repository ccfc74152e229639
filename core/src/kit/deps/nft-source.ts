import type { NftSource } from '../../domain/token/nft.ts'
import type { PageFacts } from '../../platform/platform.ts'
import type { Deps } from '../../protocol/deps.ts'

/**
 * Wraps the page's source of NFTs and parses its results, which are untrusted. Returns null without
 * a source.
 */
export function createNftSource(
  source: NftSource | null,
  page: { facts(): Pick<PageFacts, 'url'> },
  load: () => Promise<Pick<typeof import('./parse-nfts.ts'), 'parseNfts'>>,
): Deps['nfts'] {
  if (source === null) return null
  return async (account, signal) => {
    const { parseNfts } = await load()
    signal.throwIfAborted()
    return parseNfts(await source(account, signal), page.facts().url)
  }
}

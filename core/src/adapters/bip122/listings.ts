import { cleanText } from '../../domain/text/text.ts'
import { safeImage } from '../../domain/text/url.ts'
import { safeGet } from '../../domain/unknown.ts'
import type { Platform } from '../../platform/platform.ts'
import { injectedObjectAt, isInjectedPath } from '../shared/injected-objects.ts'

/** A wallet that says of itself where its object lies. */
export type Listing = { path: string; name: string; icon: string | null; provider: object }

const mostListings = 200

/** The wallets in `window.btc_providers`; an entry that cannot be read, or leads to nothing, is none (fault case A3). */
export function readListings(page: Platform['page']): readonly Listing[] {
  const list = page.injected('btc_providers')
  try {
    return Array.isArray(list)
      ? list.slice(0, mostListings).flatMap((entry) => readListing(page, entry))
      : []
  } catch {
    return []
  }
}

function readListing(page: Platform['page'], entry: unknown): Listing[] {
  const [path, said] = [safeGet(entry, 'id'), safeGet(entry, 'name')]
  const name = typeof said === 'string' ? cleanText(said) : ''
  const provider = isInjectedPath(path) ? injectedObjectAt(page, path) : null
  return isInjectedPath(path) && name !== '' && provider !== null
    ? [{ path, name, icon: safeImage(safeGet(entry, 'icon')), provider }]
    : []
}

import { cleanText } from '../../domain/text/text.ts'
import { safeImage } from '../../domain/text/url.ts'
import { safeGet } from '../../domain/unknown.ts'
import type { Platform } from '../../platform/platform.ts'
import { injectedObjectAt, isInjectedPath } from '../shared/injected-objects.ts'

/** A wallet whose object is at a path below `window`. */
export type Listing = { path: string; name: string; icon: string | null; provider: object }

const maxListings = 200

/**
 * Parses `window.btc_providers`. Drops invalid entries and entries without an object at their path
 * (fault A3).
 */
export function parseListings(page: Platform['page']): readonly Listing[] {
  const list = page.injected('btc_providers')
  try {
    return Array.isArray(list)
      ? list.slice(0, maxListings).flatMap((entry) => parseListing(page, entry))
      : []
  } catch {
    return []
  }
}

function parseListing(page: Platform['page'], entry: unknown): Listing[] {
  const path = safeGet(entry, 'id')
  const text = safeGet(entry, 'name')
  const name = typeof text === 'string' ? cleanText(text) : ''
  const provider = isInjectedPath(path) ? injectedObjectAt(page, path) : null
  return isInjectedPath(path) && name !== '' && provider !== null
    ? [{ path, name, icon: safeImage(safeGet(entry, 'icon')), provider }]
    : []
}

import type { BrowserContext, Frame, Page } from 'playwright'
import { expect } from 'vitest'

/**
 * A link that a page opened. `during`: the type of the DOM event that opened it, null without one.
 */
export type OpenedLink = { url: string; target: string; features: string; during: string | null }
declare global {
  interface Window {
    openedLinks?: OpenedLink[]
  }
}

/** Records opened links instead of opening them, from the next load. */
export const watchLinks = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const opened: OpenedLink[] = []
    window.openedLinks = opened
    window.open = (url, target = '_blank', features = '') => {
      opened.push({ url: String(url), target, features, during: window.event?.type ?? null })
      return null
    }
  })

/** Links that were opened, oldest first. */
export const openedLinks = (page: Page | Frame): Promise<readonly OpenedLink[]> =>
  page.evaluate(() => window.openedLinks ?? [])

/** Waits until `count` links were opened and returns the last one. */
export async function nextLink(page: Page | Frame, count: number): Promise<OpenedLink> {
  await expect.poll(async () => (await openedLinks(page)).length).toBe(count)
  const last = (await openedLinks(page)).at(-1)
  if (last === undefined) throw new Error(`The page opened no link, expected ${count}`)
  return last
}

/** The pairing URI in a link, decoded as often as needed. */
export function pairingIn(url: string): string {
  const [, encoded = ''] = url.split('wc?uri=')
  const once = decodeURIComponent(encoded)
  return once.startsWith('wc:') ? once : decodeURIComponent(once)
}

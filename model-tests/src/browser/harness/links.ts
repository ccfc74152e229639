import type { BrowserContext, Frame, Page } from 'playwright'
import { expect } from 'vitest'

/** What a page gave the browser to open. `during`: the event it was done in, in the same task; null: none. */
export type OpenedLink = { url: string; target: string; features: string; during: string | null }
declare global {
  interface Window {
    openedLinks?: OpenedLink[]
  }
}

/** From the next load on nothing is opened, and everything that would be is kept. */
export const watchLinks = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const opened: OpenedLink[] = []
    window.openedLinks = opened
    window.open = (url, target = '_blank', features = '') => {
      opened.push({ url: String(url), target, features, during: window.event?.type ?? null })
      return null
    }
  })

/** What was opened so far, oldest first. */
export const openedLinks = (page: Page | Frame): Promise<readonly OpenedLink[]> =>
  page.evaluate(() => window.openedLinks ?? [])

/** Waits until that many were opened, and hands over the last of them. */
export async function nextLink(page: Page | Frame, count: number): Promise<OpenedLink> {
  await expect.poll(async () => (await openedLinks(page)).length).toBe(count)
  const last = (await openedLinks(page)).at(-1)
  if (last === undefined) throw new Error('Nothing was opened.')
  return last
}

/** The pairing in a link, after as many decodings as it needs. */
export function pairingIn(url: string): string {
  const [, encoded = ''] = url.split('wc?uri=')
  const once = decodeURIComponent(encoded)
  return once.startsWith('wc:') ? once : decodeURIComponent(once)
}

import { type BrowserContext, type BrowserContextOptions, devices } from 'playwright'

/** Phones as Chromium can pretend to be one: size, touch and name. */
export const handset = (name: 'iPhone 15' | 'Pixel 7'): BrowserContextOptions => {
  const { defaultBrowserType: _, ...device } = devices[name] ?? {}
  return device
}

/** From the next load on the window has what an app puts into its pages: `TelegramWebviewProxy`, a wallet's own object. */
export const insideApp = (context: BrowserContext, name: string): Promise<unknown> =>
  context.addInitScript((mark) => {
    Reflect.set(window, mark, {})
  }, name)

/** From the next load on, the visitor has not clicked as far as the browser knows: it opens nothing new. */
export const withoutClicks = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'userActivation', {
      get: () => ({ isActive: false, hasBeenActive: false }),
    })
  })

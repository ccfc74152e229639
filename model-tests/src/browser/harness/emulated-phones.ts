import { type BrowserContext, type BrowserContextOptions, devices } from 'playwright'

/** Context options of a phone that Chromium emulates: viewport, touch and user agent. */
export const emulatedPhone = (name: 'iPhone 15' | 'Pixel 7'): BrowserContextOptions => {
  const { defaultBrowserType: _, ...device } = devices[name] ?? {}
  return device
}

/**
 * Defines a global object as an app does in the pages of its in-app browser, from the next load:
 * for example `TelegramWebviewProxy`.
 */
export const injectAppGlobal = (context: BrowserContext, name: string): Promise<unknown> =>
  context.addInitScript((global) => {
    Reflect.set(window, global, {})
  }, name)

/**
 * Reports no user activation to the page, from the next load: browsers then block `window.open`.
 */
export const withoutUserActivation = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'userActivation', {
      get: () => ({ isActive: false, hasBeenActive: false }),
    })
  })

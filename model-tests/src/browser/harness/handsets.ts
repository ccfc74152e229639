import { type BrowserContext, type BrowserContextOptions, devices } from 'playwright'

/** Phones that Chromium emulates: viewport, touch and user agent. */
export const emulatedPhone = (name: 'iPhone 15' | 'Pixel 7'): BrowserContextOptions => {
  const { defaultBrowserType: _, ...device } = devices[name] ?? {}
  return device
}

/**
 * Defines globals that an app injects into its pages, from the next load: `TelegramWebviewProxy`, a
 * wallet's object.
 */
export const injectAppGlobal = (context: BrowserContext, name: string): Promise<unknown> =>
  context.addInitScript((mark) => {
    Reflect.set(window, mark, {})
  }, name)

/** Reports no user activation, from the next load, so that the browser opens no window. */
export const withoutUserActivation = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'userActivation', {
      get: () => ({ isActive: false, hasBeenActive: false }),
    })
  })

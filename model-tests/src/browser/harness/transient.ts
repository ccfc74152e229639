import type { Page } from 'playwright'

/** An element by selector. `text`: its exact text; any if omitted. */
type Sight = { selector: string; text?: string }

/**
 * Watches for an element that may be visible only briefly. A mutation observer in the page records
 * it; the returned function waits for it.
 */
export async function watchTransient(page: Page, sight: Sight): Promise<() => Promise<void>> {
  const watch = await page.evaluateHandle(({ selector, text }: Sight) => {
    const isThere = () =>
      [...document.querySelectorAll(selector)].some(
        (one) => text === undefined || one.textContent === text,
      )
    const seen = new Promise<void>((resolve) => {
      const look = () => {
        if (!isThere()) return
        observer.disconnect()
        resolve()
      }
      const observer = new MutationObserver(look)
      observer.observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      })
      look()
    })
    return { seen }
  }, sight)
  return () => watch.evaluate(({ seen }) => seen)
}

/** The modal's view with this title. */
export const watchView = (page: Page, title: string): Promise<() => Promise<void>> =>
  watchTransient(page, { selector: ':is(dialog, [role=dialog]) h3', text: title })

/** The toast of the modal. */
export const watchToast = (page: Page, text: string): Promise<() => Promise<void>> =>
  watchTransient(page, { selector: '.lk-toast', text })

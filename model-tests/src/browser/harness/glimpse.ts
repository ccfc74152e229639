import type { Page } from 'playwright'

/** Something in a page by its selector. `text`: all that it says; without it, any. */
type Sight = { selector: string; text?: string }

/** Looks out, from now on, for what is there for a moment only: the page sees it, however seldom anybody looks. What is returned waits for it. */
export async function glimpse(page: Page, sight: Sight): Promise<() => Promise<void>> {
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

/** The modal's screen with this title. */
export const screenPassing = (page: Page, title: string): Promise<() => Promise<void>> =>
  glimpse(page, { selector: ':is(dialog, [role=dialog]) h3', text: title })

/** The one line over the modal. */
export const toastPassing = (page: Page, text: string): Promise<() => Promise<void>> =>
  glimpse(page, { selector: '.lk-toast', text })

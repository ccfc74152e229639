import type { Page } from 'playwright'

/** An element by its selector and, if given, its exact text. */
type ElementQuery = { selector: string; text?: string }

/**
 * Watches for an element that may exist only briefly. A mutation observer in the page records it.
 * The returned function waits until the element has appeared.
 */
export async function watchTransient(
  page: Page,
  query: ElementQuery,
): Promise<() => Promise<void>> {
  const watch = await page.evaluateHandle(({ selector, text }: ElementQuery) => {
    const isPresent = () =>
      [...document.querySelectorAll(selector)].some(
        (element) => text === undefined || element.textContent === text,
      )
    const appeared = new Promise<void>((resolve) => {
      const check = () => {
        if (!isPresent()) return
        observer.disconnect()
        resolve()
      }
      const observer = new MutationObserver(check)
      observer.observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      })
      check()
    })
    return { appeared }
  }, query)
  return () => watch.evaluate(({ appeared }) => appeared)
}

/** Watches for the view of the modal with this title. */
export const watchView = (page: Page, title: string): Promise<() => Promise<void>> =>
  watchTransient(page, { selector: ':is(dialog, [role=dialog]) h3', text: title })

/** Watches for a toast with this text. */
export const watchToast = (page: Page, text: string): Promise<() => Promise<void>> =>
  watchTransient(page, { selector: '.lk-toast', text })

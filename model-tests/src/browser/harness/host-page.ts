import type { Page } from 'playwright'

/** State of the host page that a modal might leave changed (oracle O7). */
export const hostPage = (page: Page) =>
  page.evaluate(() => {
    // an empty style attribute has no effect
    const told = (element: Element) =>
      [...element.attributes]
        .map(({ name, value }) => `${name}=${value}`)
        .filter((told) => told !== 'style=')
        .sort()
    const { body, documentElement, head, activeElement } = document
    return {
      html: told(documentElement),
      body: told(body),
      parts: [...body.children].map((child) => [child.tagName, ...told(child)]),
      styles: head.querySelectorAll('style').length,
      sheets: document.adoptedStyleSheets.length,
      overflow: [getComputedStyle(documentElement).overflow, getComputedStyle(body).overflow],
      width: body.getBoundingClientRect().width,
      scrolled: window.scrollY,
      history: history.length,
      title: document.title,
      focus: activeElement === body ? null : activeElement?.textContent,
    }
  })

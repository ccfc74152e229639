import type { Page } from 'playwright'

/** The state of the page that a closed modal must have restored (oracle O7). */
export const hostPage = (page: Page) =>
  page.evaluate(() => {
    // An empty style attribute has no effect.
    const attributesOf = (element: Element) =>
      [...element.attributes]
        .map(({ name, value }) => `${name}=${value}`)
        .filter((attribute) => attribute !== 'style=')
        .sort()
    const { body, documentElement, head, activeElement } = document
    return {
      html: attributesOf(documentElement),
      body: attributesOf(body),
      parts: [...body.children].map((child) => [child.tagName, ...attributesOf(child)]),
      styles: head.querySelectorAll('style').length,
      // Those of the widget stay: they only style its own elements.
      sheets: document.adoptedStyleSheets.filter((sheet) => !('latchkit' in sheet)).length,
      overflow: [getComputedStyle(documentElement).overflow, getComputedStyle(body).overflow],
      width: body.getBoundingClientRect().width,
      scrolled: window.scrollY,
      history: history.length,
      title: document.title,
      focus: activeElement === body ? null : activeElement?.textContent,
    }
  })

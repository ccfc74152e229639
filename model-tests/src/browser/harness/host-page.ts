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
    const widgetSheets = document.adoptedStyleSheets.filter((sheet) => 'latchkit' in sheet)
    const textOf = ({ cssRules }: CSSStyleSheet) =>
      [...cssRules].map(({ cssText }) => cssText).join()
    /** The selectors outside the layer of the widget, or that match elements of the page. */
    const foreignIn = (rules: readonly CSSRule[], inLayer = false): string[] =>
      rules.flatMap((rule) => {
        if (rule instanceof CSSStyleRule) {
          const matched = [...document.querySelectorAll(rule.selectorText)]
          return inLayer && matched.every((element) => element.closest('.latchkit') !== null)
            ? []
            : [rule.selectorText]
        }
        const isLayer = rule instanceof CSSLayerBlockRule && rule.name === 'latchkit.look'
        return 'cssRules' in rule
          ? foreignIn([...(rule as CSSGroupingRule).cssRules], inLayer || isLayer)
          : []
      })
    return {
      html: attributesOf(documentElement),
      body: attributesOf(body),
      parts: [...body.children].map((child) => [child.tagName, ...attributesOf(child)]),
      styles: head.querySelectorAll('style').length,
      sheets: document.adoptedStyleSheets.length - widgetSheets.length,
      // Those of the widget stay until it is unmounted, each once. They style only its own elements.
      repeated: widgetSheets.length - new Set(widgetSheets.map(textOf)).size,
      foreign: widgetSheets.flatMap(({ cssRules }) => foreignIn([...cssRules])),
      overflow: [getComputedStyle(documentElement).overflow, getComputedStyle(body).overflow],
      width: body.getBoundingClientRect().width,
      scrolled: window.scrollY,
      history: history.length,
      title: document.title,
      focus: activeElement === body ? null : activeElement?.textContent,
    }
  })

const mayTab = 'a[href], button, input, select, textarea, [tabindex]'

/** What the Tab key reaches inside an element, in order. */
export function tabbable(inside: Element): HTMLElement[] {
  return [...inside.querySelectorAll<HTMLElement>(mayTab)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.hasAttribute('disabled') &&
      element.closest('[inert]') === null &&
      element.getClientRects().length > 0,
  )
}

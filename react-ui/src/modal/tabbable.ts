const mayTab = 'a[href], button, input, select, textarea, [tabindex]'

/** What may have the focus inside an element, in order: also what only the arrow keys reach. */
export function focusable(inside: Element): HTMLElement[] {
  return [...inside.querySelectorAll<HTMLElement>(mayTab)].filter(
    (element) =>
      !element.hasAttribute('disabled') &&
      element.closest('[inert]') === null &&
      element.getClientRects().length > 0,
  )
}

/** What the Tab key reaches inside an element, in order. */
export const tabbable = (inside: Element): HTMLElement[] =>
  focusable(inside).filter(({ tabIndex }) => tabIndex >= 0)

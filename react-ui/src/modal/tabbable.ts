const selector = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * The focusable elements inside a container, in document order, including those with a negative
 * tabindex.
 */
export function focusable(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      !element.hasAttribute('disabled') &&
      element.closest('[inert]') === null &&
      element.getClientRects().length > 0,
  )
}

/** The elements inside a container that the Tab key reaches, in document order. */
export const tabbable = (container: Element): HTMLElement[] =>
  focusable(container).filter(({ tabIndex }) => tabIndex >= 0)

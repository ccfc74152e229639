/** The focused element of the node's document, also if it is inside shadow roots. */
export function activeElement({ ownerDocument }: Element): Element | null {
  let active = ownerDocument.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}

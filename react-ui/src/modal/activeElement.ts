/** The element of this node's page that has the focus, through shadow roots. */
export function activeElement({ ownerDocument }: Element): Element | null {
  let active = ownerDocument.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}

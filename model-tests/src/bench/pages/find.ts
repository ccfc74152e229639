/** The document and the open shadow roots in it. */
export const rootsOf = (root: Document | ShadowRoot): readonly (Document | ShadowRoot)[] => [
  root,
  ...[...root.querySelectorAll(':defined')].flatMap(({ localName, shadowRoot }) =>
    shadowRoot !== null && localName.includes('-') ? rootsOf(shadowRoot) : [],
  ),
]

/**
 * Finds an element by selector and text, in the document or inside one shadow root. Reads no
 * geometry: forcing layout would add work to the measured time.
 */
export const find = (page: Document, selector: string, text: string): HTMLElement | null =>
  rootsOf(page)
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)])
    .find(({ textContent }) => textContent.includes(text)) ?? null

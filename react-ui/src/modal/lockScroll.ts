/**
 * Stops the page from scrolling under the modal, without a jump where its scrollbar was. A style sheet of its own, so that the page's
 * styles are never touched, several kits may lock at once, and no content policy has a say.
 */
export function lockScroll(page: Document): () => void {
  const { body, documentElement, defaultView } = page
  const scrollbar = (defaultView?.innerWidth ?? 0) - documentElement.clientWidth
  const padding = `padding-right: calc(${getComputedStyle(body).paddingRight || '0px'} + ${scrollbar}px) !important;`
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`html { overflow: hidden !important; }
body { touch-action: none; overscroll-behavior: contain; ${scrollbar > 0 ? padding : ''} }`)
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}

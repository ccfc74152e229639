/**
 * Prevents the page from scrolling behind the modal, and keeps the width of its scrollbar free so
 * that nothing jumps. Uses an adopted style sheet: the page's own styles stay untouched, several
 * kits may lock at once, and a content security policy does not block it. Does nothing without
 * support for such sheets, for example in jsdom. Returns unlock.
 */
export function lockScroll(page: Document): () => void {
  if (!('adoptedStyleSheets' in page)) return () => {}
  const { body, documentElement, defaultView } = page
  const scrollbar = (defaultView?.innerWidth ?? 0) - documentElement.clientWidth
  const padding = `padding-right: calc(${getComputedStyle(body).paddingRight || '0px'} + ${scrollbar}px) !important;`
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`html { overflow: hidden !important; }
body { overscroll-behavior: contain; ${scrollbar > 0 ? padding : ''} }`)
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}

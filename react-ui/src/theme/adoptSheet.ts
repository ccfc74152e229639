/** A document or shadow root, which has its own style sheets. */
type StyleRoot = Document | ShadowRoot
/** `latchkit`: the text of a sheet that `adoptSheet` has made. */
type WidgetSheet = CSSStyleSheet & { latchkit?: string }

/** Whether `adoptSheet` has made a sheet, also that of another copy of the package. */
export const isWidgetSheet = (sheet: WidgetSheet): boolean => sheet.latchkit !== undefined

/** The root whose style sheets apply to a node. Without a node, and if it is detached: the page. */
export function styleRootOf(node: Node | null): StyleRoot {
  const root = node?.getRootNode() ?? document
  return hasSheets(root) ? root : (root.ownerDocument ?? document)
}

const hasSheets = (root: Node): root is StyleRoot => 'adoptedStyleSheets' in root

/**
 * Adopts a style sheet of the widget, in its cascade layer, in a root that has not adopted it yet. It
 * stays: what it styles may be shown again. A content security policy does not restrict it.
 */
export function adoptSheet(root: StyleRoot, text: string): void {
  // jsdom, in which pages are tested, adopts no sheets.
  const sheets: readonly WidgetSheet[] | undefined = root.adoptedStyleSheets
  if (sheets === undefined || sheets.some(({ latchkit }) => latchkit === text)) return
  // A document adopts only sheets that its own window has constructed.
  const { defaultView } = root.ownerDocument ?? (root as Document)
  const sheet: WidgetSheet = new (defaultView?.CSSStyleSheet ?? CSSStyleSheet)()
  sheet.replaceSync(`@layer latchkit.look{${text}}`)
  sheet.latchkit = text
  root.adoptedStyleSheets = [...sheets, sheet]
}

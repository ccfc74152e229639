/** A document or shadow root, which has its own style sheets. */
type StyleRoot = Document | ShadowRoot
/**
 * A sheet that `adoptSheet` has created, also in another copy of the package: with its text, the
 * root that has adopted it, and its owners.
 */
type WidgetSheet = CSSStyleSheet & {
  latchkit: { text: string; root: StyleRoot; owners: Set<SheetOwner> }
}

/** The sheets that a modal, or a component outside of a modal, has adopted and needs. */
export type SheetOwner = Set<WidgetSheet>

/** The root whose style sheets apply to a node. Without a node, and if it is detached: the page. */
export function styleRootOf(node: Node | null): StyleRoot {
  const root = node?.getRootNode() ?? document
  return hasSheets(root) ? root : (root.ownerDocument ?? document)
}

const isWidgetSheet = (sheet: CSSStyleSheet): sheet is WidgetSheet => 'latchkit' in sheet
const hasSheets = (root: Node): root is StyleRoot => 'adoptedStyleSheets' in root

/**
 * Adopts a style sheet of the widget in a root, in the cascade layer of `styles.css`, until each of its
 * owners has released it. Kits and copies of the package share a sheet of the same text. A content
 * security policy does not restrict it.
 */
export function adoptSheet(root: StyleRoot, text: string, owner: SheetOwner): void {
  // jsdom, in which pages are tested, adopts no sheets. A document without a window, such as that
  // of a template, is not rendered.
  const adopted: readonly CSSStyleSheet[] | undefined = root.adoptedStyleSheets
  const { defaultView } = root.ownerDocument ?? (root as Document)
  if (adopted === undefined || defaultView === null) return
  const hasText = (sheet: WidgetSheet) => sheet.latchkit.text === text
  const sheet =
    adopted.filter(isWidgetSheet).find(hasText) ??
    // The page has replaced the sheets of the root.
    [...owner].find((own) => own.latchkit.root === root && hasText(own)) ??
    createSheet(root, text, defaultView)
  if (!adopted.includes(sheet)) root.adoptedStyleSheets = [...adopted, sheet]
  sheet.latchkit.owners.add(owner)
  owner.add(sheet)
}

/** A document adopts only sheets that its own window has constructed. */
function createSheet(
  root: StyleRoot,
  text: string,
  window: Window & typeof globalThis,
): WidgetSheet {
  const sheet = Object.assign(new window.CSSStyleSheet(), {
    latchkit: { text, root, owners: new Set<SheetOwner>() },
  })
  sheet.replaceSync(`@layer latchkit.look{${text}}`)
  return sheet
}

/** Removes the sheets of an owner that no other owner needs. */
export function releaseSheets(owner: SheetOwner): void {
  for (const sheet of owner) {
    const { root, owners } = sheet.latchkit
    owners.delete(owner)
    if (owners.size > 0) continue
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
  }
  owner.clear()
}

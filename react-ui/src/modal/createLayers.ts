/**
 * Where an element is relative to the open modal: `below` if the backdrop covers it, `offscreen` if
 * it is outside the viewport, `above` otherwise, for example in a dialog that the page opened
 * later.
 */
type Layer = 'inside' | 'below' | 'offscreen' | 'above'

const dialogs = '[role=dialog], [role=alertdialog], dialog'
const controls = 'a[href], button, input, select, textarea'

/**
 * Determines which elements are below and above an open modal. Tests the element at the centre
 * point (`elementFromPoint`), because neither z-index nor document order determines what covers
 * what. `lowerDialogs`: the dialogs that the modal covers now. Dialogs that appear later are above
 * it.
 */
export function createLayers(frame: HTMLElement): {
  lowerDialogs: readonly HTMLElement[]
  layerOf(target: EventTarget | null | undefined): Layer
} {
  const root = frame.closest('.lk-root') ?? frame
  const scope = root.getRootNode()
  const shadow = scope instanceof ShadowRoot ? scope : null
  const page = frame.ownerDocument
  const isAround = (element: Element) => element.contains(shadow?.host ?? root)

  const layerDrawn = (element: Element): Layer => {
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width * height === 0) return element === frame ? 'inside' : 'above'
    const point = [left + width / 2, top + height / 2] as const
    const drawn = shadow?.elementFromPoint(...point) ?? page.elementFromPoint(...point)
    if (drawn === null) return 'offscreen'
    return root.contains(drawn) ? 'below' : 'above'
  }
  // A hidden dialog that the page shows later is above the modal.
  const visible = { checkOpacity: true, checkVisibilityCSS: true }
  const lowerDialogs = [...page.querySelectorAll<HTMLElement>(dialogs)].filter(
    (dialog) =>
      !isAround(dialog) &&
      !root.contains(dialog) &&
      dialog.checkVisibility?.(visible) !== false &&
      layerDrawn(dialog.querySelector(controls) ?? dialog) === 'below',
  )
  return {
    lowerDialogs,
    layerOf(target) {
      // The page as a whole is above the modal if the modal itself is covered.
      if (!(target instanceof Element) || isAround(target)) return layerDrawn(frame)
      if (root.contains(target)) return 'inside'
      const dialog = target.closest<HTMLElement>(dialogs)
      const isLater = dialog !== null && !isAround(dialog) && !lowerDialogs.includes(dialog)
      return isLater ? 'above' : layerDrawn(target)
    },
  }
}

import { activeElement } from './activeElement.ts'

/**
 * Keeps the modal inside the part of the page that an on-screen keyboard leaves visible: sets
 * `--lk-above` and `--lk-below` to the heights in px that are hidden. Both are 0 while the
 * page is pinch-zoomed: then the page scrolls. Returns stop.
 */
export function fitVisibleArea(frame: HTMLElement): () => void {
  const view = frame.ownerDocument.defaultView
  const visible = view?.visualViewport
  if (!visible) return () => {}
  const set = (name: string, height: number) => {
    const value = height === 0 ? '' : `${height}px`
    if (frame.style.getPropertyValue(name) !== value) frame.style.setProperty(name, value)
  }
  const fit = () => {
    const isZoomed = Math.abs(visible.scale - 1) > 0.01
    const above = isZoomed ? 0 : visible.offsetTop
    const page = frame.ownerDocument.documentElement.clientHeight
    const below = isZoomed ? 0 : Math.max(0, page - above - visible.height)
    set('--lk-above', above)
    set('--lk-below', below)
    const active = activeElement(frame)
    if (below > 0 && frame.contains(active)) active?.scrollIntoView({ block: 'nearest' })
  }
  // before the next paint, when other code reads the layout too
  const frameRequest = view.requestAnimationFrame(fit)
  visible.addEventListener('resize', fit)
  visible.addEventListener('scroll', fit)
  return () => {
    view.cancelAnimationFrame(frameRequest)
    visible.removeEventListener('resize', fit)
    visible.removeEventListener('scroll', fit)
  }
}

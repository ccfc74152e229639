type Page = Window & typeof globalThis

/** Milliseconds per frame at 60 Hz. */
export const frameTime = 1_000 / 60
/** Milliseconds without movement after which an element counts as settled. */
const quiet = 200

const everything = { subtree: true, childList: true, attributes: true, characterData: true }
const nextFrame = (page: Page) =>
  new Promise<number>((resolve) => page.requestAnimationFrame(resolve))

/**
 * Times at which the element was in the document, its frame was painted, and the next frame was
 * painted.
 */
export async function wayTo(
  page: Page,
  isThere: () => boolean,
): Promise<{ drawn: number; frame: number; visible: number }> {
  const drawn = await new Promise<number>((resolve) => {
    const look = () => {
      if (!isThere()) return
      observer.disconnect()
      resolve(page.performance.now())
    }
    const observer = new MutationObserver(look)
    observer.observe(page.document, everything)
    look()
  })
  await nextFrame(page)
  const frame = await nextFrame(page)
  return { drawn, frame, visible: page.performance.now() }
}

const moves = (animation: Animation) =>
  animation.playState === 'running' &&
  Number.isFinite(Number(animation.effect?.getComputedTiming().endTime ?? 0))

/** Time of the last change: nodes, finite animations, loading images. */
export async function settledAfter(page: Page, since: number): Promise<number> {
  const { document, performance } = page
  let last = since
  const touch = () => {
    last = performance.now()
  }
  const observer = new MutationObserver(touch)
  // the head is ignored: prefetched code adds invisible elements there
  observer.observe(document.body, everything)
  while (performance.now() - last < quiet) {
    if (
      document.getAnimations().some(moves) ||
      [...document.images].some(({ complete }) => !complete)
    )
      touch()
    await nextFrame(page)
  }
  observer.disconnect()
  return last
}

type Page = Window & typeof globalThis

/** ms that a frame has on a screen of 60 Hz. */
export const frameTime = 1_000 / 60
/** ms without any movement after which something is called settled. */
const quiet = 200

const everything = { subtree: true, childList: true, attributes: true, characterData: true }
const nextFrame = (page: Page) =>
  new Promise<number>((resolve) => page.requestAnimationFrame(resolve))

/** When it was in the document, when the frame that drew it was done, and the frame after that. */
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

/** When the last thing that changed or moved had done so: nodes, animations that end, pictures on their way. */
export async function settledAfter(page: Page, since: number): Promise<number> {
  const { document, performance } = page
  let last = since
  const touch = () => {
    last = performance.now()
  }
  const observer = new MutationObserver(touch)
  // not the head: code that is fetched in advance is announced there, and nobody sees it
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

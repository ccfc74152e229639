type Page = Window & typeof globalThis

/** Milliseconds per frame at 60 Hz. */
export const frameTime = 1_000 / 60
/** Ms without a change after which the page counts as settled. */
const settleTime = 200

const observeAll = { subtree: true, childList: true, attributes: true, characterData: true }
const nextFrame = (page: Page) =>
  new Promise<number>((resolve) => page.requestAnimationFrame(resolve))

/**
 * Resolves when the element is painted. `drawn`: when it was in the document. `frame`: start of the
 * first frame after its paint. `visible`: time in the callback of that frame.
 */
export async function timesUntilPainted(
  page: Page,
  isInDocument: () => boolean,
): Promise<{ drawn: number; frame: number; visible: number }> {
  const drawn = await new Promise<number>((resolve) => {
    const check = () => {
      if (!isInDocument()) return
      observer.disconnect()
      resolve(page.performance.now())
    }
    const observer = new MutationObserver(check)
    observer.observe(page.document, observeAll)
    check()
  })
  await nextFrame(page)
  const frame = await nextFrame(page)
  return { drawn, frame, visible: page.performance.now() }
}

const isRunning = (animation: Animation) =>
  animation.playState === 'running' &&
  Number.isFinite(Number(animation.effect?.getComputedTiming().endTime ?? 0))

/** Resolves with the time of the last change: of nodes, a finite animation or a loading image. */
export async function settledAfter(page: Page, since: number): Promise<number> {
  const { document, performance } = page
  let last = since
  const noteChange = () => {
    last = performance.now()
  }
  const observer = new MutationObserver(noteChange)
  // the head is ignored: prefetched code adds invisible elements there
  observer.observe(document.body, observeAll)
  while (performance.now() - last < settleTime) {
    if (
      document.getAnimations().some(isRunning) ||
      [...document.images].some(({ complete }) => !complete)
    )
      noteChange()
    await nextFrame(page)
  }
  observer.disconnect()
  return last
}

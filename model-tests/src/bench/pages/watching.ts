import { rootsOf } from './find.ts'

type Page = Window & typeof globalThis

/** Milliseconds per frame at 60 Hz. */
export const frameTime = 1_000 / 60
/** Ms after which an element that did not appear is an error. */
const patience = 20_000
/** Ms without a change after which the page counts as settled. */
const settleTime = 200

const observeAll = { subtree: true, childList: true, attributes: true, characterData: true }
const nextFrame = (page: Page) =>
  new Promise<number>((resolve) => page.requestAnimationFrame(resolve))

/**
 * Resolves when the element is painted. `drawn`: when it was in the document. `visible`:
 * time of the first frame after its paint.
 */
export async function timesUntilPainted(
  page: Page,
  isInDocument: () => boolean,
): Promise<{ drawn: number; visible: number }> {
  const start = page.performance.now()
  const drawn = await new Promise<number>((resolve, reject) => {
    const check = () => {
      if (!isInDocument()) return false
      observer.disconnect()
      resolve(page.performance.now())
      return true
    }
    const observer = new MutationObserver(check)
    observer.observe(page.document, observeAll)
    // changes inside shadow roots are not observed
    const checkFrame = () => {
      if (check()) return
      if (page.performance.now() - start < patience) page.requestAnimationFrame(checkFrame)
      else reject(new Error('The element did not appear.'))
    }
    checkFrame()
  })
  await nextFrame(page)
  await nextFrame(page)
  return { drawn, visible: page.performance.now() }
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
    for (const root of rootsOf(document).slice(1)) observer.observe(root, observeAll)
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

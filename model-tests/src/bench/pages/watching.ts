import { rootsOf } from './find.ts'

type Page = Window & typeof globalThis

/** Milliseconds per frame at 60 Hz. */
export const frameTime = 1_000 / 60
/** Ms after which an element that did not appear is an error. */
const patience = 20_000
/** Ms without a change after which the page counts as settled. */
const settleTime = 200
/**
 * Ms without a request after which the page has loaded all that it loads: longer than the delay after
 * which apps continue in the background.
 */
const quietTime = 700
/** Ms between two looks at the page. Few looks: they add work to what is measured. */
const lookInterval = 100

const observeAll = { subtree: true, childList: true, attributes: true, characterData: true }

/** Resolves with the time at which the next frame was painted. */
const nextPaint = (page: Page) =>
  new Promise<number>((resolve) =>
    page.requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(page.performance.now())
      port2.postMessage(null)
    }),
  )

/**
 * Resolves when the element is painted. `drawn`: when it was in the document. `visible`: when the
 * frame with it was painted.
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
  return { drawn, visible: await nextPaint(page) }
}

/** Counts the frames that are missing from now to `end`. Adds no work afterwards. */
export async function droppedFrames(page: Page, end: number): Promise<number> {
  let dropped = 0
  let before = page.performance.now()
  while (before < end) {
    const now = await new Promise<number>((resolve) => page.requestAnimationFrame(resolve))
    if (now - before > 1.5 * frameTime) dropped += Math.round((now - before) / frameTime) - 1
    before = now
  }
  return dropped
}

const isRunning = (animation: Animation) =>
  animation.playState === 'running' &&
  Number.isFinite(Number(animation.effect?.getComputedTiming().endTime ?? 0))

const look = (page: Page) => new Promise((resolve) => page.setTimeout(resolve, lookInterval))

/**
 * Resolves once nothing changes any more, with the time of the last change that a visitor may see: of
 * nodes, a finite animation or a loading image.
 */
export async function settledAfter(page: Page, since: number): Promise<number> {
  const { document, performance } = page
  let last = since
  const noteChange = () => {
    last = performance.now()
  }
  const observer = new MutationObserver(noteChange)
  // the head is ignored: prefetched code adds invisible elements there
  observer.observe(document.body, observeAll)
  const awaited = new Set<Animation>()
  while (performance.now() - last < settleTime) {
    for (const root of rootsOf(document).slice(1)) observer.observe(root, observeAll)
    for (const animation of document.getAnimations().filter(isRunning)) {
      noteChange()
      if (awaited.has(animation)) continue
      awaited.add(animation)
      animation.finished.then(noteChange, noteChange)
    }
    if ([...document.images].some(({ complete }) => !complete)) noteChange()
    await look(page)
  }
  observer.disconnect()
  return last
}

/** Resolves once the page requests none of its own files any more. */
export async function whenQuiet(page: Page): Promise<void> {
  let last = page.performance.now()
  const requests = new PerformanceObserver((list) => {
    if (list.getEntries().some(({ name }) => name.startsWith(page.origin)))
      last = page.performance.now()
  })
  requests.observe({ type: 'resource' })
  while (page.performance.now() - last < quietTime) await look(page)
  requests.disconnect()
}

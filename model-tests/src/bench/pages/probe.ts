import { find } from './find.ts'
import { type ScrollResult, scrollToEnd } from './scrolling.ts'
import { droppedFrames, settledAfter, timesUntilPainted, whenQuiet } from './watching.ts'

/**
 * What a click caused. `start`: its time in ms since the navigation. `drawn`, `visible` and
 * `settled`: ms from the click until the element was in the document, painted, and without further
 * changes.
 */
export type ClickResult = {
  start: number
  drawn: number
  visible: number
  settled: number
}
/** A script or style sheet of the page, and when it was requested in ms since the navigation. */
export type RequestedFile = { path: string; start: number }
export type Probe = {
  /** Ms from the start of the navigation until the page's button is painted. */
  button: Promise<number>
  /** Measures the next click, until an element matches `selector` and `text` and no change follows. */
  watch(selector: string, text: string): void
  /** Resolves with the result of the click that `watch` measures. */
  clickResult(): Promise<ClickResult>
  /** Resolves when an element matches `selector` and `text`. */
  whenShown(selector: string, text: string): Promise<void>
  /** Resolves with the frames that were missed in the second after that click. */
  droppedFrames(): Promise<number>
  /** Resolves when no request has finished for 40 frames, which take more than half a second. */
  whenIdle(): Promise<void>
  /** Resolves when the page requests none of its own files any more. Adds little work. */
  whenQuiet(): Promise<void>
  /** Opens and closes the modal `times` times. `selector` and `text`: an element of its first view. */
  openAndClose(times: number, selector: string, text: string): Promise<void>
  /** The page's own files that it has requested so far, and the time of its load event. */
  requests(): { loadedAt: number; files: readonly RequestedFile[] }
  /** Position of the centre of an element in px. */
  centreOf(selector: string, text: string): { x: number; y: number } | null
  /** Scrolls through all wallets by `step` px per frame. */
  scroll(step: number): Promise<ScrollResult>
}

declare global {
  interface Window {
    bench?: Probe
  }
}

/** Milliseconds after a click in which frames are counted. */
const countedAfterClick = 1_000
/**
 * Frames without a request after which a page counts as idle: longer than the delay between two
 * prefetches.
 */
const idleFrames = 40

function createProbe(page: Window & typeof globalThis): Probe {
  const { document } = page
  page.performance.setResourceTimingBufferSize(5_000)
  const isShown = (selector: string, text = '') => find(document, selector, text) !== null
  const nextFrame = () => new Promise<number>((resolve) => page.requestAnimationFrame(resolve))
  const until = async (condition: () => boolean) => {
    while (!condition()) await nextFrame()
    await nextFrame()
  }
  let result = Promise.reject<ClickResult>(new Error('clickResult() was called before watch().'))
  result.catch(() => {})
  let dropped = Promise.resolve(0)

  const measure = async (click: Event, selector: string, text: string): Promise<ClickResult> => {
    const start = click.timeStamp
    dropped = droppedFrames(page, start + countedAfterClick)
    const { drawn, visible } = await timesUntilPainted(page, () => isShown(selector, text))
    const settled = await settledAfter(page, visible)
    return {
      start,
      drawn: drawn - start,
      visible: visible - start,
      settled: settled - start,
    }
  }

  return {
    button: until(() => isShown('#open')).then(() => page.performance.now()),
    watch(selector, text) {
      result = new Promise((resolve, reject) => {
        const onClick = (click: Event) => measure(click, selector, text).then(resolve, reject)
        page.addEventListener('click', onClick, { capture: true, once: true })
      })
    },
    clickResult: () => result,
    droppedFrames: () => dropped,
    whenQuiet: () => whenQuiet(page),
    whenShown: (selector, text) => until(() => isShown(selector, text)),
    scroll: (step) => scrollToEnd(page, step),
    async whenIdle() {
      const requestCount = () => page.performance.getEntriesByType('resource').length
      for (let [idle, knownCount] = [0, requestCount()]; idle < idleFrames; idle += 1) {
        await nextFrame()
        if (requestCount() !== knownCount) [idle, knownCount] = [0, requestCount()]
      }
    },
    requests() {
      const [navigation] = page.performance.getEntriesByType('navigation')
      return {
        loadedAt: navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0,
        files: page.performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.startsWith(page.origin) && /\.(js|css)$/.test(name))
          .map(({ name, startTime }) => ({ path: new URL(name).pathname, start: startTime })),
      }
    },
    centreOf(selector, text) {
      const box = find(document, selector, text)?.getBoundingClientRect()
      return box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    },
    async openAndClose(times, selector, text) {
      const button = document.querySelector<HTMLElement>('#open')
      for (let count = 0; count < times; count += 1) {
        button?.click()
        await until(() => isShown(selector, text))
        const focused = document.activeElement ?? document.body
        focused.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
        )
        await until(() => !isShown(selector, text))
      }
    },
  }
}

window.bench = createProbe(window)

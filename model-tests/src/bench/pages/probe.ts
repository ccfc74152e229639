import { find } from './find.ts'
import { type ScrollResult, scrollToEnd } from './scrolling.ts'
import { frameTime, settledAfter, timesUntilPainted } from './watching.ts'

/**
 * What a click caused. `drawn`, `visible` and `settled`: ms from the click until the element was in
 * the document, painted, and without further changes. `dropped`: frames missed in the 400 ms after
 * the click. `scripts`: number of scripts requested until the element was painted.
 */
export type ClickResult = {
  drawn: number
  visible: number
  settled: number
  dropped: number
  scripts: number
}
export type Probe = {
  /** Ms from the start of the navigation until the page's button is painted. */
  button: Promise<number>
  /** Measures the next click, until an element matches `selector` and `text` and no change follows. */
  watch(selector: string, text: string): void
  /** Resolves with the result of the click that `watch` measures. */
  clickResult(): Promise<ClickResult>
  /** Resolves when no request has finished for 40 frames. */
  whenIdle(): Promise<void>
  /** Opens and closes the modal `times` times. `selector` and `text`: an element of its first view. */
  openAndClose(times: number, selector: string, text: string): Promise<void>
  /** Paths of the scripts that the page has requested so far. */
  scripts(): readonly string[]
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
const countedAfterClick = 400
/**
 * Frames without a request after which a page counts as idle: longer than the delay between two
 * prefetches.
 */
const idleFrames = 40

function createProbe(page: Window & typeof globalThis): Probe {
  const { document } = page
  page.performance.setResourceTimingBufferSize(5_000)
  const frames: number[] = []
  const tick = (now: number) => {
    frames.push(now)
    page.requestAnimationFrame(tick)
  }
  page.requestAnimationFrame(tick)
  const isShown = (selector: string, text = '') => find(document, selector, text) !== null
  const scripts = () =>
    page.performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === page.origin && pathname.endsWith('.js'))
      .map(({ pathname }) => pathname)
  const nextFrame = () => new Promise<number>((resolve) => page.requestAnimationFrame(resolve))
  const until = async (condition: () => boolean) => {
    while (!condition()) await nextFrame()
    await nextFrame()
  }
  let result = Promise.reject<ClickResult>(new Error('clickResult() was called before watch().'))
  result.catch(() => {})

  const droppedFrames = (from: number, to: number) =>
    frames.reduce((sum, now, index) => {
      const before = frames[index - 1]
      if (before === undefined || now <= from || before >= to) return sum
      return now - before > 1.5 * frameTime ? sum + Math.round((now - before) / frameTime) - 1 : sum
    }, 0)

  const measure = async (click: Event, selector: string, text: string): Promise<ClickResult> => {
    const start = click.timeStamp
    const times = await timesUntilPainted(page, () => isShown(selector, text))
    const scriptCount = scripts().length
    const settled = await settledAfter(page, times.visible)
    while ((frames.at(-1) ?? 0) < start + countedAfterClick) await nextFrame()
    return {
      drawn: times.drawn - start,
      visible: times.visible - start,
      settled: settled - start,
      dropped: droppedFrames(start, start + countedAfterClick),
      scripts: scriptCount,
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
    scroll: (step) => scrollToEnd(page, step),
    async whenIdle() {
      const requestCount = () => page.performance.getEntriesByType('resource').length
      for (let [idle, knownCount] = [0, requestCount()]; idle < idleFrames; idle += 1) {
        await nextFrame()
        if (requestCount() !== knownCount) [idle, knownCount] = [0, requestCount()]
      }
    },
    scripts,
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

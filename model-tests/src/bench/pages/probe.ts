import { type ScrollResult, scrollToEnd } from './scrolling.ts'
import { frameTime, settledAfter, wayTo } from './watching.ts'

/**
 * Result of a click, in ms from the click. `dropped`: missing frames in the 400 ms after it.
 * `moving`: missing frames after the first one.
 */
export type ClickResult = {
  drawn: number
  visible: number
  settled: number
  dropped: number
  moving: number
}
export type Probe = {
  /**
   * Milliseconds from the start of the navigation to the first frame that shows the page's button.
   */
  button: Promise<number>
  /**
   * Observes from the next click until an element matches `selector` and `text` and no animation
   * runs.
   */
  watch(selector: string, text: string): void
  clickResult(): Promise<ClickResult>
  /** Resolves when no request has been made for a while. */
  whenIdle(): Promise<void>
  /** Opens and closes the modal `times` times. */
  openings(times: number): Promise<void>
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
const dialogRow = '[role=dialog] li button'

function createProbe(page: Window & typeof globalThis): Probe {
  const { document } = page
  const frames: number[] = []
  const tick = (now: number) => {
    frames.push(now)
    page.requestAnimationFrame(tick)
  }
  page.requestAnimationFrame(tick)
  // does not force layout, which would add work to the measured time
  const isShown = (selector: string, text = '') =>
    document.querySelector(selector)?.textContent.includes(text) ?? false
  const nextFrame = () => new Promise<number>((resolve) => page.requestAnimationFrame(resolve))
  const until = async (condition: () => boolean) => {
    while (!condition()) await nextFrame()
    await nextFrame()
  }
  let seen = Promise.reject<ClickResult>(new Error('clickResult() was called before watch().'))
  seen.catch(() => {})

  const droppedFrames = (from: number, to: number) =>
    frames.reduce((sum, now, index) => {
      const before = frames[index - 1]
      if (before === undefined || now <= from || before >= to) return sum
      return now - before > 1.5 * frameTime ? sum + Math.round((now - before) / frameTime) - 1 : sum
    }, 0)

  const measure = async (click: Event, selector: string, text: string): Promise<ClickResult> => {
    const start = click.timeStamp
    const way = await wayTo(page, () => isShown(selector, text))
    const settled = await settledAfter(page, way.visible)
    while ((frames.at(-1) ?? 0) < start + countedAfterClick) await nextFrame()
    return {
      drawn: way.drawn - start,
      visible: way.visible - start,
      settled: settled - start,
      dropped: droppedFrames(start, start + countedAfterClick),
      moving: droppedFrames(way.frame, start + countedAfterClick),
    }
  }

  return {
    button: until(() => isShown('#app button')).then(() => page.performance.now()),
    watch(selector, text) {
      seen = new Promise((resolve, reject) => {
        const begin = (click: Event) => measure(click, selector, text).then(resolve, reject)
        page.addEventListener('click', begin, { capture: true, once: true })
      })
    },
    clickResult: () => seen,
    scroll: (step) => scrollToEnd(page, step),
    async whenIdle() {
      const fetched = () => page.performance.getEntriesByType('resource').length
      for (let [calm, known] = [0, fetched()]; calm < idleFrames; calm += 1) {
        await nextFrame()
        if (fetched() !== known) [calm, known] = [0, fetched()]
      }
    },
    async openings(times) {
      const button = document.querySelector<HTMLElement>('#app button')
      for (let turn = 0; turn < times; turn += 1) {
        button?.click()
        await until(() => isShown(dialogRow))
        const inside = document.activeElement ?? document.body
        inside.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
        )
        await until(() => document.querySelector('[role=dialog]') === null)
      }
    },
  }
}

window.bench = createProbe(window)

import { scrollToEnd, type Travel } from './scrolling.ts'
import { frameTime, settledAfter, wayTo } from './watching.ts'

/** What a click led to, in ms from the click. `dropped`: frames that never came in the 400 ms after it; `moving`: in those after the first. */
export type Seen = {
  drawn: number
  visible: number
  settled: number
  dropped: number
  moving: number
}
export type Probe = {
  /** ms from the start of the navigation to the first frame that shows the page's button. */
  button: Promise<number>
  /** Watches from the next click on, until what `selector` and `text` ask for is there and nothing moves any more. */
  watch(selector: string, text: string): void
  seen(): Promise<Seen>
  /** Resolves when nothing has been fetched for a while. */
  quiet(): Promise<void>
  /** Opens the modal and closes it again, that many times. */
  openings(times: number): Promise<void>
  /** Through all wallets, so many px a frame. */
  scroll(step: number): Promise<Travel>
}

declare global {
  interface Window {
    bench?: Probe
  }
}

/** ms after a click in which frames are counted. */
const counted = 400
/** Frames without a fetch after which a page is at rest: longer than what is prepared in advance waits for its turn. */
const resting = 40
const dialogRow = '[role=dialog] li button'

function createProbe(page: Window & typeof globalThis): Probe {
  const { document } = page
  const frames: number[] = []
  const tick = (now: number) => {
    frames.push(now)
    page.requestAnimationFrame(tick)
  }
  page.requestAnimationFrame(tick)
  // asks no layout of the page: that would be work of ours in its time
  const isShown = (selector: string, text = '') =>
    document.querySelector(selector)?.textContent.includes(text) ?? false
  const nextFrame = () => new Promise<number>((resolve) => page.requestAnimationFrame(resolve))
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await nextFrame()
    await nextFrame()
  }
  let seen = Promise.reject<Seen>(new Error('Nothing is watched.'))
  seen.catch(() => {})

  const lost = (from: number, to: number) =>
    frames.reduce((sum, now, index) => {
      const before = frames[index - 1]
      if (before === undefined || now <= from || before >= to) return sum
      return now - before > 1.5 * frameTime ? sum + Math.round((now - before) / frameTime) - 1 : sum
    }, 0)

  const measure = async (click: Event, selector: string, text: string): Promise<Seen> => {
    const start = click.timeStamp
    const way = await wayTo(page, () => isShown(selector, text))
    const settled = await settledAfter(page, way.visible)
    while ((frames.at(-1) ?? 0) < start + counted) await nextFrame()
    return {
      drawn: way.drawn - start,
      visible: way.visible - start,
      settled: settled - start,
      dropped: lost(start, start + counted),
      moving: lost(way.frame, start + counted),
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
    seen: () => seen,
    scroll: (step) => scrollToEnd(page, step),
    async quiet() {
      const fetched = () => page.performance.getEntriesByType('resource').length
      for (let [calm, known] = [0, fetched()]; calm < resting; calm += 1) {
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

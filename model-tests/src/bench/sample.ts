import type { Sample } from './measures.ts'
import type { ClickResult } from './pages/probe.ts'
import {
  type App,
  type BenchContext,
  measureClick,
  press,
  type Visit,
  visit,
  waitUntilIdle,
} from './visit.ts'

const wallets = ['[role=dialog] li button', 'Foxglove'] as const
const guide = ['[role=dialog] .lk-guide', ''] as const
const address = ['#app button', '0x'] as const

const named = (name: string, { drawn, visible, settled, dropped, moving }: ClickResult) => ({
  [`${name}.drawn`]: drawn,
  [`${name}.visible`]: visible,
  [`${name}.settled`]: settled,
  [`${name}.dropped`]: dropped,
  [`${name}.moving`]: moving,
})

/** Runs a function with a new page and closes the page afterwards. */
async function inVisit<T>(
  ground: BenchContext,
  app: App,
  speed: number,
  work: (visit: Visit) => Promise<T>,
): Promise<T> {
  const visitor = await visit(ground, app, speed)
  try {
    return await work(visitor)
  } finally {
    await visitor.leave()
  }
}

/** Clicks without hovering first, so that the page prefetched no code. */
export const sampleCold = (ground: BenchContext, app: App, speed: number): Promise<Sample> =>
  inVisit(ground, app, speed, async (visitor) => {
    const click = () =>
      visitor.page.evaluate(() => document.querySelector<HTMLElement>('#app button')?.click())
    const opening = await measureClick(visitor, ...wallets, click)
    return { app, speed, values: { button: visitor.button, ...named('cold', opening) } }
  })

/** Hovers before clicking: opens the modal, visits another view, goes back and connects. */
export const sampleWarm = (ground: BenchContext, app: App, speed: number): Promise<Sample> =>
  inVisit(ground, app, speed, async (visitor) => {
    const { page } = visitor
    const pointed = async (selector: string, text: string) => {
      await page.locator(selector).filter({ hasText: text }).first().hover()
      await waitUntilIdle(page)
    }
    const pressed = () => press(page)
    await pointed('#app button', '')
    const opening = await measureClick(visitor, ...wallets, pressed)
    await pointed('.lk-footer button', '')
    const change = await measureClick(visitor, ...guide, pressed)
    await page.getByRole('button', { name: 'Back' }).click()
    await waitUntilIdle(page)
    await pointed(...wallets)
    const connected = await measureClick(visitor, ...address, pressed)
    return {
      app,
      speed,
      values: {
        ...named('warm', opening),
        ...named('view', change),
        ...named('connect', connected),
      },
    }
  })

/** Heap, nodes and listeners after opening and closing the modal once, and 20 times more. */
export const sampleMemory = (ground: BenchContext, app: App): Promise<Sample> =>
  inVisit(ground, app, 1, async (visitor) => {
    await visitor.devtools.send('Performance.enable')
    const openings = async (times: number) => {
      await visitor.page.evaluate((count) => window.bench?.openings(count), times)
      await waitUntilIdle(visitor.page)
    }
    const before = await kept(visitor, 'before')
    await measureClick(visitor, ...wallets, () => visitor.page.locator('#app button').click())
    await waitUntilIdle(visitor.page)
    await visitor.page.keyboard.press('Escape')
    await openings(1)
    const first = await kept(visitor, 'first')
    await openings(20)
    return { app, speed: 1, values: { ...before, ...first, ...(await kept(visitor, 'last')) } }
  })

async function kept({ devtools }: Visit, when: string): Promise<Record<string, number>> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return {
    [`heap.${when}`]: of('JSHeapUsedSize') / 1_000,
    [`nodes.${when}`]: of('Nodes'),
    [`listeners.${when}`]: of('JSEventListeners'),
  }
}

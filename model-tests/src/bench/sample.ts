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

const clickValues = (name: string, { drawn, visible, settled, dropped, moving }: ClickResult) => ({
  [`${name}.drawn`]: drawn,
  [`${name}.visible`]: visible,
  [`${name}.settled`]: settled,
  [`${name}.dropped`]: dropped,
  [`${name}.moving`]: moving,
})

/** Opens a page, calls `measure` and closes the page. */
async function withVisit<T>(
  context: BenchContext,
  app: App,
  speed: number,
  measure: (visit: Visit) => Promise<T>,
): Promise<T> {
  const visited = await visit(context, app, speed)
  try {
    return await measure(visited)
  } finally {
    await visited.close()
  }
}

/** Clicks without hovering first, so that no code of the modal is prefetched. */
export const sampleCold = (context: BenchContext, app: App, speed: number): Promise<Sample> =>
  withVisit(context, app, speed, async (visited) => {
    const click = () =>
      visited.page.evaluate(() => document.querySelector<HTMLElement>('#app button')?.click())
    const opening = await measureClick(visited, ...wallets, click)
    return { app, speed, values: { button: visited.button, ...clickValues('cold', opening) } }
  })

/** Hovers before each click: opens the modal, opens another view, goes back and connects. */
export const sampleWarm = (context: BenchContext, app: App, speed: number): Promise<Sample> =>
  withVisit(context, app, speed, async (visited) => {
    const { page } = visited
    const hover = async (selector: string, text: string) => {
      await page.locator(selector).filter({ hasText: text }).first().hover()
      await waitUntilIdle(page)
    }
    const pressMouse = () => press(page)
    await hover('#app button', '')
    const opening = await measureClick(visited, ...wallets, pressMouse)
    await hover('.lk-footer button', '')
    const viewChange = await measureClick(visited, ...guide, pressMouse)
    await page.getByRole('button', { name: 'Back' }).click()
    await waitUntilIdle(page)
    await hover(...wallets)
    const connected = await measureClick(visited, ...address, pressMouse)
    return {
      app,
      speed,
      values: {
        ...clickValues('warm', opening),
        ...clickValues('view', viewChange),
        ...clickValues('connect', connected),
      },
    }
  })

/** Heap, nodes and listeners after opening and closing the modal once, and 20 times more. */
export const sampleMemory = (context: BenchContext, app: App): Promise<Sample> =>
  withVisit(context, app, 1, async (visited) => {
    await visited.devtools.send('Performance.enable')
    const openAndClose = async (times: number) => {
      await visited.page.evaluate((count) => window.bench?.openAndClose(count), times)
      await waitUntilIdle(visited.page)
    }
    const before = await memoryValues(visited, 'before')
    await measureClick(visited, ...wallets, () => visited.page.locator('#app button').click())
    await waitUntilIdle(visited.page)
    await visited.page.keyboard.press('Escape')
    await openAndClose(1)
    const first = await memoryValues(visited, 'first')
    await openAndClose(20)
    return {
      app,
      speed: 1,
      values: { ...before, ...first, ...(await memoryValues(visited, 'last')) },
    }
  })

async function memoryValues({ devtools }: Visit, when: string): Promise<Record<string, number>> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const metricValue = (name: string) =>
    metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return {
    [`heap.${when}`]: metricValue('JSHeapUsedSize') / 1_000,
    [`nodes.${when}`]: metricValue('Nodes'),
    [`listeners.${when}`]: metricValue('JSEventListeners'),
  }
}

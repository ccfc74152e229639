import { type App, targetsOf } from './apps.ts'
import type { Sample } from './measures.ts'
import { withVisit } from './sample.ts'
import { type BenchContext, launchBrowser, type Visit, waitUntilIdle } from './visit.ts'

const cycles = 20

/**
 * Flags of V8 under which code does not grow while it runs: V8 would optimize functions during many
 * openings, and its machine code would count as 5 to 20 kB a cycle of the heap.
 */
const fixedCode =
  '--no-opt --no-maglev --no-sparkplug --no-lazy-feedback-allocation --no-flush-bytecode'

/** Heap per cycle, and nodes and listeners that are left, when the modal is opened 20 times. */
export async function sampleMemory(context: BenchContext, app: App): Promise<Sample> {
  const browser = await launchBrowser([`--js-flags=${fixedCode}`])
  try {
    const options = { speed: 1, prepared: true }
    return await withVisit({ ...context, browser }, app, options, async (visited) => {
      const { page, devtools } = visited
      await devtools.send('Performance.enable')
      const openAndClose = async (times: number) => {
        await page.evaluate(
          ([count, [selector, text]]) => window.bench?.openAndClose(count, selector, text),
          [times, targetsOf[app].wallet] as const,
        )
        await waitUntilIdle(page)
      }
      // after these, all code is loaded and compiled and the caches are filled
      await openAndClose(5)
      const before = await memoryOf(visited)
      await openAndClose(cycles)
      const after = await memoryOf(visited)
      return {
        app,
        speed: 1,
        values: {
          heap: (after.heap - before.heap) / cycles,
          nodes: after.nodes - before.nodes,
          listeners: after.listeners - before.listeners,
        },
      }
    })
  } finally {
    await browser.close()
  }
}

async function memoryOf({ devtools }: Visit) {
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const metricValue = (name: string) =>
    metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return {
    heap: metricValue('JSHeapUsedSize') / 1_000,
    nodes: metricValue('Nodes'),
    listeners: metricValue('JSEventListeners'),
  }
}

import { type App, targetsOf } from './apps.ts'
import type { Sample } from './measures.ts'
import type { ClickResult } from './pages/probe.ts'
import {
  type BenchContext,
  measureClick,
  press,
  scriptsOf,
  type Visit,
  visit,
  waitUntilIdle,
} from './visit.ts'
import { sizeOf } from './weigh.ts'

const button = ['#open', ''] as const
const address = ['#address', '0x'] as const

const clickValues = (name: string, { drawn, visible, settled, dropped, work }: ClickValues) => ({
  [`${name}.drawn`]: drawn,
  [`${name}.visible`]: visible,
  [`${name}.settled`]: settled,
  [`${name}.dropped`]: dropped,
  [`${name}.work`]: work,
})
type ClickValues = ClickResult & { work: number }

/** Opens a page, calls `measure` and closes the page. */
export async function withVisit<T>(
  context: BenchContext,
  app: App,
  options: { speed: number; prepared: boolean },
  measure: (visit: Visit) => Promise<T>,
): Promise<T> {
  const visited = await visit(context, app, options)
  try {
    return await measure(visited)
  } finally {
    await visited.close()
  }
}

/** Clicks on a page that prepares nothing. At full speed the requested code is weighed too. */
export const sampleCold = (context: BenchContext, app: App, speed: number): Promise<Sample> =>
  withVisit(context, app, { speed, prepared: false }, async (visited) => {
    const { page } = visited
    const loaded = await scriptsOf(page)
    const opening = await measureClick(visited, ...targetsOf[app].wallet, () =>
      page.evaluate(() => document.querySelector<HTMLElement>('#open')?.click()),
    )
    await waitUntilIdle(page)
    const after = (await scriptsOf(page)).slice(loaded.length)
    const first = after.slice(0, opening.scripts - loaded.length)
    const { folder } = context.pages
    const values = {
      ...clickValues('cold', opening),
      'load.size': (await sizeOf(folder, loaded)) - context.blankSize,
      'view.requests': first.length,
      'view.size': await sizeOf(folder, first),
      'all.requests': after.length,
      'all.size': await sizeOf(folder, after),
    }
    return { app, speed, values }
  })

/** Opens the modal of an idle page, opens another view, goes back and connects. */
export const samplePrepared = (context: BenchContext, app: App, speed: number): Promise<Sample> =>
  withVisit(context, app, { speed, prepared: true }, async (visited) => {
    const { page } = visited
    const { wallet, toGuide, guide, back } = targetsOf[app]
    const hover = async (selector: string, text: string) => {
      const centre = await page.evaluate(
        ([query, content]) => window.bench?.centreOf(query, content) ?? null,
        [selector, text] as const,
      )
      if (centre === null) throw new Error(`${app}: no element ${selector} with "${text}".`)
      await page.mouse.move(centre.x, centre.y)
      await waitUntilIdle(page)
    }
    const pressMouse = () => press(page)
    await hover(...button)
    const prepared = (await scriptsOf(page)).slice(visited.atLoad)
    const opening = await measureClick(visited, ...wallet, pressMouse)
    await hover(...toGuide)
    const viewChange = await measureClick(visited, ...guide, pressMouse)
    await hover(...back)
    await press(page)
    await waitUntilIdle(page)
    await hover(...wallet)
    const connected = await measureClick(visited, ...address, pressMouse)
    const values = {
      ...clickValues('open', opening),
      ...clickValues('guide', viewChange),
      ...clickValues('connect', connected),
      'idle.requests': prepared.length,
      'idle.size': await sizeOf(context.pages.folder, prepared),
    }
    return { app, speed, values }
  })

import { type App, type Target, targetsOf } from './apps.ts'
import type { Sample } from './measures.ts'
import { type Weight, weighPhases } from './phases.ts'
import { type BenchContext, type ClickMeasures, measureClick, type Visit, visit } from './visit.ts'

const button = ['#open', ''] as const
const address = ['#address', '0x'] as const

const clickValues = (name: string, click: ClickMeasures) => ({
  [`${name}.drawn`]: click.drawn,
  [`${name}.visible`]: click.visible,
  [`${name}.settled`]: click.settled,
  [`${name}.dropped`]: click.dropped,
  [`${name}.work`]: click.work,
  [`${name}.allWork`]: click.allWork,
})

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

const weightValues = (name: string, { files, bytes }: Weight) => ({
  [`${name}.requests`]: files,
  [`${name}.size`]: bytes / 1_000,
})

/** Clicks on a page that prepares nothing. */
export const sampleCold = (context: BenchContext, app: App, speed: number): Promise<Sample> =>
  withVisit(context, app, { speed, prepared: false }, async (visited) => {
    const { page } = visited
    const opening = await measureClick(visited, ...targetsOf[app].wallet, () =>
      page.evaluate(() => document.querySelector<HTMLElement>('#open')?.click()),
    )
    const weights = await weighPhases(page, context.pages.folder, opening)
    const { click, later } = weights
    const all = { files: click.files + later.files, bytes: click.bytes + later.bytes }
    const values = {
      ...clickValues('cold', opening),
      ...weightValues('load', weights.page),
      ...weightValues('view', click),
      ...weightValues('all', all),
    }
    return { app, speed, values }
  })

/** Moves the pointer to an element and presses it at once, as a visitor does. */
async function press({ page }: Visit, [selector, text]: Target): Promise<void> {
  const centre = await page.evaluate(
    ([query, content]) => window.bench?.centreOf(query, content) ?? null,
    [selector, text] as const,
  )
  if (centre === null) throw new Error(`The page shows no ${selector} with "${text}".`)
  await page.mouse.move(centre.x, centre.y)
  await page.mouse.down()
  await page.mouse.up()
}

/** Presses the page's button that opens the modal. */
export const pressButton = (visited: Visit): Promise<void> => press(visited, button)

/** Opens the modal of a page that has prepared it. */
export const sampleOpening = (context: BenchContext, app: App, speed: number): Promise<Sample> =>
  withVisit(context, app, { speed, prepared: true }, async (visited) => {
    const opening = await measureClick(visited, ...targetsOf[app].wallet, () =>
      pressButton(visited),
    )
    const weights = await weighPhases(visited.page, context.pages.folder, opening)
    const values = {
      ...clickValues('open', opening),
      ...weightValues('idle', weights.prepared),
      ...weightValues('click', weights.click),
      ...weightValues('later', weights.later),
    }
    return { app, speed, values }
  })

/** Ms in which a visitor looks at the modal before the next click. */
const lookTime = 500

/** Opens the modal and presses one of its controls half a second later, until `awaited` appears. */
async function sampleNext(
  context: BenchContext,
  app: App,
  speed: number,
  { name, pressed, awaited }: { name: string; pressed: Target; awaited: Target },
): Promise<Sample> {
  return withVisit(context, app, { speed, prepared: true }, async (visited) => {
    await pressButton(visited)
    await visited.page.evaluate(
      ([selector, text]) => window.bench?.whenShown(selector, text),
      targetsOf[app].wallet,
    )
    await visited.page.waitForTimeout(lookTime)
    const next = await measureClick(visited, ...awaited, () => press(visited, pressed))
    return { app, speed, values: clickValues(name, next) }
  })
}

/** Opens another view half a second after the modal has opened. */
export const sampleViewChange = (context: BenchContext, app: App, speed: number) =>
  sampleNext(context, app, speed, {
    name: 'guide',
    pressed: targetsOf[app].toGuide,
    awaited: targetsOf[app].guide,
  })

/** Connects a wallet half a second after the modal has opened. */
export const sampleConnecting = (context: BenchContext, app: App, speed: number) =>
  sampleNext(context, app, speed, {
    name: 'connect',
    pressed: targetsOf[app].wallet,
    awaited: address,
  })

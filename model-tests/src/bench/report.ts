import { type App, appNames } from './apps.ts'
import { type Measure, measures, type Sample } from './measures.ts'
import { median } from './median.ts'

/** A measure at one speed: the median and the values of each app. */
export type Line = Pick<Measure, 'id' | 'name' | 'digits'> & {
  speed: number
  medians: Readonly<Record<App, number | null>>
  values: Readonly<Record<App, readonly number[]>>
}
/** `missing`: why an app was not measured. */
export type Report = {
  pages: number
  measures: readonly Line[]
  missing: Readonly<Partial<Record<App, string>>>
}

/** The medians of all measures. `pages`: number of pages per app. */
export function reportOf(
  pages: number,
  samples: readonly Sample[],
  missing: Report['missing'] = {},
): Report {
  const byApp = <T>(read: (app: App) => T): Record<App, T> => ({
    ours: read('ours'),
    rainbowkit: read('rainbowkit'),
    appkit: read('appkit'),
    floor: read('floor'),
  })
  return {
    pages,
    missing,
    measures: measures().flatMap(({ id, name, digits, speeds, apps = appNames }) =>
      speeds.map((speed) => {
        const values = byApp((app) =>
          samples.flatMap((sample) =>
            apps.includes(app) && sample.app === app && sample.speed === speed
              ? (sample.values[id] ?? [])
              : [],
          ),
        )
        return { id, name, digits, speed, medians: byApp((app) => median(values[app])), values }
      }),
    ),
  }
}

const headers = ['', 'ours', 'RainbowKit', 'AppKit', 'floor', 'ours ÷ floor', 'RainbowKit ÷ floor']
const format = (value: number | null | undefined, digits: number) =>
  typeof value === 'number' ? value.toFixed(digits) : '–'

/** The report as a text table: one row per measure; the median at a 4 times slower CPU in brackets. */
export function tableOf({ pages, measures: lines, missing }: Report): string {
  const rows = lines.flatMap((line) => {
    if (line.speed !== 1) return []
    const slow = lines.find(({ id, speed }) => id === line.id && speed === 4)
    const cell = (read: (of: Line) => number | null, digits: number) =>
      slow === undefined
        ? format(read(line), digits)
        : `${format(read(line), digits)} (${format(read(slow), digits)})`
    const apps = appNames.map((app) => cell(({ medians }) => medians[app], line.digits))
    return [[line.name, ...apps, cell(ratioOf('ours'), 2), cell(ratioOf('rainbowkit'), 2)]]
  })
  const table = [headers, ...rows]
  const widths = headers.map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  )
  const textLines = table.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  )
  const absent = Object.entries(missing).map(([app, reason]) => `${app} not measured: ${reason}`)
  return [
    `Medians of ${pages} new pages each; in brackets with a 4 times slower CPU.`,
    ...absent,
    '',
    ...textLines,
  ].join('\n')
}

/** The median of an app divided by that of the floor. Null without both and for a floor of 0. */
const ratioOf =
  (app: App) =>
  ({ medians }: Line) =>
    medians[app] === null || !medians.floor ? null : medians[app] / medians.floor

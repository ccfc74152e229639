import { type Measure, measures, type Sample } from './measures.ts'
import { median } from './median.ts'
import type { App } from './visit.ts'

/**
 * Medians of one measure at one speed. `ours`: of the page with the kit. `floor`: of the floor app.
 * `ratio`: ours divided by floor, null without both or for a floor of 0.
 */
export type Line = Omit<Measure, 'speeds'> & {
  speed: number
  ours: number | null
  floor: number | null
  ratio: number | null
  values: Record<App, readonly number[]>
}
export type Report = { pages: number; measures: readonly Line[] }

/** The medians of all measures. `pages`: number of pages per app. */
export function reportOf(pages: number, samples: readonly Sample[]): Report {
  const valuesOf = (id: string, app: App, speed: number) =>
    samples.flatMap((sample) =>
      sample.app === app && sample.speed === speed ? (sample.values[id] ?? []) : [],
    )
  return {
    pages,
    measures: measures().flatMap(({ speeds, ...measure }) =>
      speeds.map((speed) => {
        const values = {
          ours: valuesOf(measure.id, 'ours', speed),
          floor: valuesOf(measure.id, 'floor', speed),
        }
        const [ours, floor] = [median(values.ours), median(values.floor)]
        return {
          ...measure,
          speed,
          ours,
          floor,
          ratio: ours === null || !floor ? null : ours / floor,
          values,
        }
      }),
    ),
  }
}

const headers = ['', 'unit', 'ours 1×', 'floor', 'ratio', 'ours 4×', 'floor', 'ratio']
const format = (value: number | null | undefined, digits: number) =>
  typeof value === 'number' ? value.toFixed(digits) : '–'

/** The report as a text table: one row per measure, and both apps' medians at each speed. */
export function tableOf({ pages, measures: lines }: Report): string {
  const rows = [...new Set(lines.map(({ id }) => id))].flatMap((id) => {
    const ofMeasure = lines.filter((line) => line.id === id)
    const [line] = ofMeasure
    if (line === undefined) return []
    const cells = [1, 4].flatMap((speed) => {
      const ofSpeed = ofMeasure.find((entry) => entry.speed === speed)
      return [format(ofSpeed?.ours, 0), format(ofSpeed?.floor, 0), format(ofSpeed?.ratio, 2)]
    })
    return [[line.name, line.unit, ...cells]]
  })
  const table = [headers, ...rows]
  const widths = headers.map((_, column) =>
    Math.max(...table.map((row) => (row[column] ?? '').length)),
  )
  const textLines = table.map((row) =>
    row
      .map((cell, column) =>
        column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  )
  return [`Medians of ${pages} new pages each.`, '', ...textLines].join('\n')
}

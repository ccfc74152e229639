import { type Measure, measures, type Sample } from './measures.ts'
import { median } from './median.ts'
import type { App } from './visit.ts'

/**
 * Medians of one measure at one speed. `ratio`: ours divided by the floor's, null if the floor's is
 * 0.
 */
export type Line = Omit<Measure, 'speeds'> & {
  speed: number
  ours: number | null
  floor: number | null
  ratio: number | null
  values: Record<App, readonly number[]>
}
export type Report = { pages: number; measures: readonly Line[] }

/** Medians of all measures. */
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

const heads = ['', 'unit', 'ours 1×', 'floor', 'ratio', 'ours 4×', 'floor', 'ratio']
const shown = (value: number | null | undefined, digits: number) =>
  typeof value === 'number' ? value.toFixed(digits) : '–'

/** The report as a text table: one row per measure, ours beside the floor at each speed. */
export function tableOf({ pages, measures: lines }: Report): string {
  const rows = [...new Set(lines.map(({ id }) => id))].flatMap((id) => {
    const same = lines.filter((line) => line.id === id)
    const [line] = same
    if (line === undefined) return []
    const cells = [1, 4].flatMap((speed) => {
      const at = same.find((one) => one.speed === speed)
      return [shown(at?.ours, 0), shown(at?.floor, 0), shown(at?.ratio, 2)]
    })
    return [[line.name, line.unit, ...cells]]
  })
  const all = [heads, ...rows]
  const widths = heads.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)))
  const drawn = all.map((row) =>
    row
      .map((cell, column) =>
        column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  )
  return [`Medians of ${pages} fresh pages each.`, '', ...drawn].join('\n')
}

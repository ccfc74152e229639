import type { App } from './visit.ts'

/** A measure. `speeds`: the CPU slowdown factors at which it is taken. */
export type Measure = {
  id: string
  name: string
  unit: 'ms' | 'frames' | 'kB' | 'count'
  speeds: readonly number[]
}
/** The measured values of one newly opened page, by measure id. */
export type Sample = { app: App; speed: number; values: Readonly<Record<string, number>> }

const allSpeeds = [1, 4] as const
const fullSpeed = [1] as const
const ms = (id: string, name: string): Measure => ({ id, name, unit: 'ms', speeds: allSpeeds })
const frames = (id: string, name: string): Measure => ({
  id,
  name,
  unit: 'frames',
  speeds: allSpeeds,
})
const memory = (id: string, name: string, unit: Measure['unit']): Measure[] => [
  { id: `${id}.before`, name: `${name}, before the first opening`, unit, speeds: fullSpeed },
  { id: `${id}.first`, name: `${name}, after the first opening`, unit, speeds: fullSpeed },
  { id: `${id}.last`, name: `${name}, after 20 more`, unit, speeds: fullSpeed },
]

/**
 * All measures in the order of the table. `cold`: clicked before any prefetch. `warm`: clicked
 * after hovering.
 */
export const measures = (): readonly Measure[] => [
  ms('button', 'button visible'),
  ms('cold.visible', 'click to visible, cold'),
  ms('cold.settled', 'click to settled, cold'),
  ms('warm.drawn', 'click to element inserted, after hovering'),
  ms('warm.visible', 'click to visible, after hovering'),
  ms('warm.settled', 'click to settled, after hovering'),
  frames('warm.dropped', 'frames dropped on opening'),
  frames('warm.moving', 'frames dropped on opening, once visible'),
  ms('view.visible', 'view change, click to visible'),
  frames('view.dropped', 'frames dropped on a view change'),
  frames('view.moving', 'frames dropped on a view change, once visible'),
  ms('connect.visible', 'connect, click to address'),
  ...memory('heap', 'heap', 'kB'),
  ...memory('nodes', 'nodes', 'count'),
  ...memory('listeners', 'listeners', 'count'),
]

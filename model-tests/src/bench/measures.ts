import type { App } from './visit.ts'

/** A measure. `speeds`: CPU slowdown factors; only 1 if the measure does not depend on the CPU. */
export type Measure = {
  id: string
  name: string
  unit: 'ms' | 'frames' | 'kB' | 'count'
  speeds: readonly number[]
}
/** Values of one fresh page, by measure id. */
export type Sample = { app: App; speed: number; values: Readonly<Record<string, number>> }

const both = [1, 4] as const
const once = [1] as const
const ms = (id: string, name: string): Measure => ({ id, name, unit: 'ms', speeds: both })
const frames = (id: string, name: string): Measure => ({ id, name, unit: 'frames', speeds: both })
const left = (id: string, name: string, unit: Measure['unit']): Measure[] => [
  { id: `${id}.before`, name: `${name}, before anything was opened`, unit, speeds: once },
  { id: `${id}.first`, name: `${name}, after the first opening`, unit, speeds: once },
  { id: `${id}.last`, name: `${name}, after 20 more`, unit, speeds: once },
]

/**
 * All measures in the order of the table. `cold`: clicked before any prefetch. `warm`: clicked
 * after hovering.
 */
export const measures = (): readonly Measure[] => [
  ms('button', 'button visible'),
  ms('cold.visible', 'click to visible, cold'),
  ms('cold.settled', 'click to settled, cold'),
  ms('warm.drawn', 'click to in the document, after hovering'),
  ms('warm.visible', 'click to visible, after hovering'),
  ms('warm.settled', 'click to settled, after hovering'),
  frames('warm.dropped', 'frames dropped on opening'),
  frames('warm.moving', 'frames dropped on opening, once visible'),
  ms('view.visible', 'view change, click to visible'),
  frames('view.dropped', 'frames dropped on a view change'),
  frames('view.moving', 'frames dropped on a view change, once visible'),
  ms('connect.visible', 'connect, click to address'),
  ...left('heap', 'heap', 'kB'),
  ...left('nodes', 'nodes', 'count'),
  ...left('listeners', 'listeners', 'count'),
]

import type { App } from './apps.ts'

/**
 * A row of the table. `digits`: decimal places. `speeds`: the CPU slowdown factors at which it is
 * measured. `apps`: the apps that have it; undefined for all.
 */
export type Measure = {
  id: string
  name: string
  digits: number
  speeds: readonly number[]
  apps?: readonly App[]
}
/** The measured values of one newly opened page, by measure id. */
export type Sample = { app: App; speed: number; values: Readonly<Record<string, number>> }

const timed = (id: string, name: string): Measure => ({ id, name, digits: 0, speeds: [1, 4] })
const counted = (id: string, name: string, digits = 0): Measure => ({
  id,
  name,
  digits,
  speeds: [1],
})
const ours = ['ours'] as const

/**
 * All measures in the order of the table. `cold`, `view` and `all`: clicked before any code of the
 * modal was loaded. The other clicks come half a second after the page has prepared the modal.
 */
export const measures = (): readonly Measure[] => [
  counted('load.size', 'own JS at page load, gzip kB', 1),
  { ...counted('idle.requests', 'prepared when idle: requests'), apps: ours },
  { ...counted('idle.size', 'prepared when idle, kB', 1), apps: ours },
  counted('click.requests', 'requests from the click to the first view'),
  counted('click.size', 'kB from the click to the first view', 1),
  counted('later.requests', 'requests after the first view'),
  counted('later.size', 'kB after the first view', 1),
  counted('view.requests', 'requests from the click to the first view, not prepared'),
  counted('view.size', 'kB from the click to the first view, not prepared', 1),
  counted('all.requests', 'requests after the click in all, not prepared'),
  counted('all.size', 'kB after the click in all, not prepared', 1),
  { ...timed('cold.visible', 'click to visible, ms, not prepared'), apps: ours },
  timed('open.visible', 'click to visible, ms'),
  timed('open.settled', 'click to settled, ms'),
  timed('open.work', 'main-thread work to settled, ms'),
  timed('open.allWork', 'main-thread work until all is loaded, ms'),
  timed('open.dropped', 'frames dropped on opening'),
  timed('guide.visible', 'view change, click to visible, ms'),
  timed('guide.dropped', 'frames dropped on a view change'),
  timed('connect.drawn', 'app sees the address after the click, ms'),
  timed('scroll.dropped', '600 wallets scrolled, frames dropped'),
  counted('heap', 'heap a cycle in 20 openings, kB without machine code', 1),
  counted('nodes', 'nodes left in 20 openings'),
  counted('listeners', 'listeners left in 20 openings'),
]

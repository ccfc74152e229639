import { wordedEvent } from '@latchkit/core/devtools'
import type { Actor, Story } from './story.ts'

/** What a visitor looks at. `chosen`: id of an actor; `drawn`: the chart in the picture. */
export type Focus = { follow: boolean; chosen: string | null; drawn: string }

/** The actor that the picture shows: the last that stepped, or the chosen one, or the last of the chart that is drawn. */
export function focusOf({ actors }: Story, { follow, chosen, drawn }: Focus): Actor | null {
  const charts = [...actors.values()].filter(({ chart }) => chart !== null)
  if (follow) return latest(charts)
  const found = chosen === null ? undefined : actors.get(chosen)
  return found?.chart === drawn ? found : latest(charts.filter(({ chart }) => chart === drawn))
}

/** Whoever stepped last; of those who never did, the youngest. */
function latest(actors: readonly Actor[]): Actor | null {
  const rank = ({ last }: Actor) => last?.index ?? -1
  return actors.reduce<Actor | null>(
    (best, actor) => (best === null || rank(actor) >= rank(best) ? actor : best),
    null,
  )
}

/** Where an actor is, in few words: its innermost states. */
export const placeText = (active: readonly string[], chart: string): string =>
  active
    .filter((id) => !active.some((other) => other.startsWith(`${id}.`)))
    .map((id) => (id.startsWith(`${chart}.`) ? id.slice(chart.length + 1) : id))
    .join(' · ')

/** `14:02:31.045`, as the visitor's clock showed it. */
export function timeText(at: number): string {
  const date = new Date(at)
  const two = (count: number) => String(count).padStart(2, '0')
  return `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}.${String(date.getMilliseconds()).padStart(3, '0')}`
}

/** An event in few words. */
export function eventName(event: unknown): string {
  const type = typeof event === 'object' && event !== null && 'type' in event ? event.type : null
  if (type === 'xstate.init') return 'begins'
  if (type === 'xstate.stop') return 'is stopped'
  return typeof type === 'string' ? wordedEvent(type).label : 'nameless'
}

/** A transition as a reader writes it, from the key of its edge; the chart's own name goes without saying. */
export function wayOf(key: string, chart: string): { from: string; to: string } {
  const [, from, to] = /^(.+?) --.+?--> (.+)$/s.exec(key) ?? []
  if (from === undefined || to === undefined) return { from: key, to: '' }
  return { from: withinChart(from, chart), to: to === '(stays)' ? 'stays' : withinChart(to, chart) }
}

const withinChart = (ids: string, chart: string): string =>
  ids
    .split(', ')
    .map((id) => (id.startsWith(`${chart}.`) ? id.slice(chart.length + 1) : id))
    .join(', ')

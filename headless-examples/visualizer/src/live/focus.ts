import { describeEvent } from '@latchkit/core/devtools'
import type { Actor, SessionLog } from './session-log.ts'

/** The selection of the live panel. `chosen`: id of an actor. `drawn`: id of the shown machine. */
export type Focus = { follow: boolean; chosen: string | null; drawn: string }

/**
 * The actor that the diagram shows: the one that stepped last, the chosen one, or the last one of
 * the shown machine.
 */
export function focusOf({ actors }: SessionLog, { follow, chosen, drawn }: Focus): Actor | null {
  const charts = [...actors.values()].filter(({ chart }) => chart !== null)
  if (follow) return lastActor(charts)
  const found = chosen === null ? undefined : actors.get(chosen)
  return found?.chart === drawn ? found : lastActor(charts.filter(({ chart }) => chart === drawn))
}

/** The actor that stepped last; without steps, the one started last. */
function lastActor(actors: readonly Actor[]): Actor | null {
  const rank = ({ last }: Actor) => last?.index ?? -1
  return actors.reduce<Actor | null>(
    (best, actor) => (best === null || rank(actor) >= rank(best) ? actor : best),
    null,
  )
}

/** Innermost active states of an actor, as text. */
export const stateText = (active: readonly string[], chart: string): string =>
  active
    .filter((id) => !active.some((other) => other.startsWith(`${id}.`)))
    .map((id) => (id.startsWith(`${chart}.`) ? id.slice(chart.length + 1) : id))
    .join(' · ')

/** Local time such as `14:02:31.045`. */
export function clockTime(at: number): string {
  const date = new Date(at)
  const twoDigits = (count: number) => String(count).padStart(2, '0')
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}:${twoDigits(date.getSeconds())}.${String(date.getMilliseconds()).padStart(3, '0')}`
}

/** Short text of an event. */
export function eventText(event: unknown): string {
  const type = typeof event === 'object' && event !== null && 'type' in event ? event.type : null
  if (type === 'xstate.init') return 'start'
  if (type === 'xstate.stop') return 'stop'
  return typeof type === 'string' ? describeEvent(type).label : 'unknown event'
}

/** Text of a transition from its edge key, without the machine's id. */
export function edgeText(key: string, chart: string): { from: string; to: string } {
  const [, from, to] = /^(.+?) --.+?--> (.+)$/s.exec(key) ?? []
  if (from === undefined || to === undefined) return { from: key, to: '' }
  return {
    from: withinMachine(from, chart),
    to: to === '(stays)' ? 'stays' : withinMachine(to, chart),
  }
}

const withinMachine = (ids: string, chart: string): string =>
  ids
    .split(', ')
    .map((id) => (id.startsWith(`${chart}.`) ? id.slice(chart.length + 1) : id))
    .join(', ')

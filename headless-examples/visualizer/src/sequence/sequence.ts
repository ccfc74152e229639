import type { ActorFrame, Frame, RequestRecord, StepFrame } from '@latchkit/core/devtools'
import type { SequenceFrames } from '../common/panel.types.ts'
import { eventText, stateText } from '../live/focus.ts'
import { durationText, outcomeOf } from '../live/requests.ts'

/**
 * A column of the diagram: the page and the kit, or the actors with the same name and parent.
 * `parent`: the id of the parent's lane.
 */
export type Lane = { id: string; name: string; parent: string | null; isMachine: boolean }
/**
 * A row of the diagram. `gap`: a pause in ms. `message`: an event that an actor received, with its
 * new state or null. `emitted`: an event that the actor emitted in that step. `start`: the start of
 * an actor that is not a machine. `request`, `response`: of a wallet, node or service. `index`: of
 * the step, as in the list of steps.
 */
type Row =
  | { kind: 'gap'; key: string; ms: number }
  | (Arrow & { kind: 'start' | 'request' | 'response'; index: null })
  | (Arrow & { kind: 'message' | 'emitted'; index: number })
type Arrow = {
  key: string
  at: number
  from: string
  to: string
  text: string
  state: string | null
}
export type ArrowRow = Exclude<Row, { kind: 'gap' }>
type Sequence = { lanes: readonly Lane[]; rows: readonly Row[] }

/** Number of steps that are shown. */
const maxSteps = 200
/** Pauses from this length in ms on are shown. */
const minGap = 1000

const kit: Lane = { id: '', name: 'Page, kit', parent: null, isMachine: false }
const receivers: Readonly<Record<RequestRecord['to'], Lane>> = {
  wallet: { id: '#wallet', name: 'Wallet', parent: kit.id, isMachine: false },
  node: { id: '#node', name: 'Nodes', parent: kit.id, isMachine: false },
  service: { id: '#service', name: 'Services', parent: kit.id, isMachine: false },
}

/**
 * `details`: whether the diagram has lanes for actors that are not machines, nodes and services.
 */
type Options = { details: boolean; limit?: number }

/** Converts the last steps of a kit to a sequence diagram. */
export function sequenceOf(
  { frames, end, requests }: SequenceFrames,
  { details, limit = maxSteps }: Options,
): Sequence {
  const first = firstShown(frames, limit)
  const lanes = new Map([kit, ...Object.values(receivers)].map((lane) => [lane.id, lane]))
  const laneIds = new Map<string, string>()
  const charts = new Map<string, string>()
  const states = new Map<string, string>()
  const arrows: ArrowRow[] = []
  const offset = end - frames.length

  const addLane = (actor: string, name: string, parent: string | null, isMachine: boolean) => {
    const parentId = parent === null ? kit.id : (laneIds.get(parent) ?? kit.id)
    const id = isMachine || details ? `${parentId}/${name}` : parentId
    laneIds.set(actor, id)
    if (!lanes.has(id)) lanes.set(id, { id, name, parent: parentId, isMachine })
  }
  const laneOf = (actor: string): string => {
    if (!laneIds.has(actor)) addLane(actor, actor, null, true)
    return laneIds.get(actor) ?? kit.id
  }
  const addActor = ({ actor, chart, name, parent, active }: ActorFrame) => {
    addLane(actor, name, parent, chart !== null)
    charts.set(actor, chart ?? '')
    states.set(actor, stateText(active, chart ?? ''))
  }
  const addStep = (frame: StepFrame, index: number) => {
    const { actor, at, sender, event, active, emitted = [] } = frame
    const [to, from] = [laneOf(actor), sender === undefined ? kit.id : laneIds.get(sender)]
    const state = stateText(active, charts.get(actor) ?? '')
    const isNew = state !== states.get(actor)
    states.set(actor, state)
    const shared = { at, index: offset + index }
    arrows.push({
      ...shared,
      kind: 'message',
      key: `${index}`,
      from: from ?? kit.id,
      to,
      text: eventText(event),
      state: isNew ? state : null,
    })
    for (const [place, text] of emitted.entries())
      arrows.push({
        ...shared,
        kind: 'emitted',
        key: `${index} ${place}`,
        from: to,
        to: kit.id,
        text,
        state: null,
      })
  }
  for (const [index, frame] of frames.entries()) {
    if (frame.kind === 'actor') addActor(frame)
    if (index < first) {
      if (frame.kind === 'step')
        states.set(frame.actor, stateText(frame.active, charts.get(frame.actor) ?? ''))
    } else if (frame.kind === 'step') addStep(frame, index)
    else if (details && frame.kind === 'actor' && frame.chart === null && frame.parent !== null)
      arrows.push({
        kind: 'start',
        key: `actor ${index}`,
        index: null,
        at: frame.at,
        from: laneOf(frame.parent),
        to: laneOf(frame.actor),
        text: 'start',
        state: null,
      })
  }
  const since = arrows[0]?.at ?? 0
  const shownRequests = requests.filter(({ at, to }) => at >= since && (details || to === 'wallet'))
  const rows = [...arrows, ...shownRequests.flatMap(requestRows)].toSorted(
    (one, other) => one.at - other.at,
  )
  const used = new Set([kit.id, ...rows.flatMap(({ from, to }) => [from, to])])
  return {
    lanes: inTreeOrder([...lanes.values()]).filter(({ id }) => used.has(id)),
    rows: withGaps(rows),
  }
}

/** The index of the first of the last steps. */
function firstShown(frames: readonly Frame[], limit: number): number {
  const steps = frames.flatMap(({ kind }, index) => (kind === 'step' ? [index] : []))
  return steps.length > limit ? (steps.at(-limit) ?? 0) : 0
}

/** Lanes in the order of their creation, each followed by those of its children. */
const inTreeOrder = (lanes: readonly Lane[], parent: string | null = null): Lane[] =>
  lanes
    .filter((lane) => lane.parent === parent)
    .flatMap((lane) => [lane, ...inTreeOrder(lanes, lane.id)])

function requestRows(request: RequestRecord): ArrowRow[] {
  const { id, at, to, method, duration, status } = request
  const lane = receivers[to].id
  const shared = { index: null, state: null }
  const sent: ArrowRow = {
    ...shared,
    kind: 'request',
    key: `request ${id}`,
    at,
    from: kit.id,
    to: lane,
    text: method,
  }
  if (duration === null) return [sent]
  const outcome = outcomeOf(request) === 'failed' ? `${status ?? 'failed'}` : 'ok'
  return [
    sent,
    {
      ...shared,
      kind: 'response',
      key: `response ${id}`,
      at: at + duration,
      from: lane,
      to: kit.id,
      text: `${method}: ${outcome}, ${durationText(duration)}`,
    },
  ]
}

const withGaps = (arrows: readonly ArrowRow[]): Row[] =>
  arrows.flatMap((row, index): Row[] => {
    const ms = row.at - (arrows[index - 1]?.at ?? row.at)
    return ms < minGap ? [row] : [{ kind: 'gap', key: `gap ${row.key}`, ms }, row]
  })

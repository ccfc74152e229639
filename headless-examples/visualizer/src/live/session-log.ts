import type { ActorFrame, Frame, Json, StepFrame } from '@latchkit/core/devtools'

/**
 * An actor that runs or ran. `chart`: machine id, null for other actors. `status`: status of the
 * snapshot, `begins` before the first step.
 */
export type Actor = {
  id: string
  chart: string | null
  name: string
  parent: string | null
  /** ms since 1970. */
  since: number
  /** The time of its last change of states, in ms since 1970. */
  stateSince: number
  status: string
  over: boolean
  value: Json
  context: Json
  active: readonly string[]
  /** Null before the first step. */
  last: Step | null
}
/**
 * One step with its actor. `index`: of its frame, counted from the first one. `before`: the context
 * before the step.
 */
export type Step = {
  index: number
  frame: StepFrame
  name: string
  chart: string | null
  before: Json | null
}
/** State derived from frames. `count`: number of frames. `steps`: the last steps, in order. */
export type SessionLog = {
  count: number
  actors: ReadonlyMap<string, Actor>
  steps: readonly Step[]
}

/** Number of steps and ended machines that a log keeps. */
type Bounds = { steps: number; ended: number }
const unbounded: Bounds = { steps: Number.POSITIVE_INFINITY, ended: Number.POSITIVE_INFINITY }

export const emptyLog: SessionLog = { count: 0, actors: new Map(), steps: [] }

/** Returns the log with more frames. Does not change the given log. */
export function appendFrames(
  log: SessionLog,
  frames: readonly Frame[],
  bounds: Bounds = unbounded,
): SessionLog {
  if (frames.length === 0) return log
  const actors = new Map(log.actors)
  const steps = [...log.steps]
  for (const [offset, frame] of frames.entries()) {
    const index = log.count + offset
    if (frame.kind === 'actor') actors.set(frame.actor, actorOf(frame))
    else if (frame.kind === 'step') applyStep(actors, steps, frame, index)
    else endActor(actors, frame.actor)
  }
  dropEnded(actors, bounds.ended)
  return {
    count: log.count + frames.length,
    actors,
    steps: bounds.steps < steps.length ? steps.slice(-bounds.steps) : steps,
  }
}

/**
 * The actor frames of all running actors with their current state, so that a recording can start at
 * this time. Parents precede their children.
 */
export const actorFramesAt = ({ actors }: SessionLog, at: number): ActorFrame[] =>
  [...actors.values()]
    .filter(({ over }) => !over)
    .map(({ id, chart, name, parent, status, value, context, active }) => ({
      kind: 'actor',
      actor: id,
      chart,
      name,
      parent,
      at,
      from: chart === null || status === 'begins' ? null : { value, status, context },
      active,
    }))

/**
 * Children of an actor or of the kit, running ones first. Actors with an unknown parent belong to
 * the kit.
 */
export const childrenOf = ({ actors }: SessionLog, parent: string | null): Actor[] =>
  [...actors.values()]
    .filter(
      (actor) =>
        (actor.parent !== null && actors.has(actor.parent) ? actor.parent : null) === parent,
    )
    .sort((one, other) => Number(one.over) - Number(other.over))

const actorOf = ({ actor, chart, name, parent, at, from, active }: ActorFrame): Actor => ({
  id: actor,
  chart,
  name,
  parent,
  since: at,
  stateSince: at,
  status: from?.status ?? (chart === null ? 'active' : 'begins'),
  over: false,
  value: from?.value ?? null,
  context: from?.context ?? null,
  active,
  last: null,
})

function applyStep(
  actors: Map<string, Actor>,
  steps: Step[],
  frame: StepFrame,
  index: number,
): void {
  const actor = actors.get(frame.actor)
  const { chart, name } = actor ?? { chart: null, name: frame.actor }
  const step = {
    index,
    frame,
    name,
    chart,
    before: actor === undefined || actor.status === 'begins' ? null : actor.context,
  }
  steps.push(step)
  if (actor === undefined) return
  const { status, value, context, active } = frame
  actors.set(actor.id, {
    ...actor,
    status,
    over: status !== 'active',
    value,
    context,
    active,
    stateSince: active.join() === actor.active.join() ? actor.stateSince : frame.at,
    last: step,
  })
}

function endActor(actors: Map<string, Actor>, id: string): void {
  const actor = actors.get(id)
  if (actor === undefined) return
  // keep ended machines, drop other ended actors
  if (actor.chart === null) actors.delete(id)
  else actors.set(id, { ...actor, over: true })
}

function dropEnded(actors: Map<string, Actor>, maxEnded: number): void {
  const over = [...actors.values()].filter((actor) => actor.over)
  for (const { id } of over.slice(0, Math.max(0, over.length - maxEnded))) actors.delete(id)
}

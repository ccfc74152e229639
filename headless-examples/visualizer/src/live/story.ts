import type { ActorFrame, Frame, Json, StepFrame } from '@latchkit/core/devtools'

/** One that runs or ran. `chart` null: a service. `status`: the chart's own word, `begins` before its first step. */
export type Actor = {
  id: string
  chart: string | null
  name: string
  parent: string | null
  /** ms since 1970. */
  since: number
  status: string
  over: boolean
  value: Json
  context: Json
  active: readonly string[]
  /** Null: it has only been introduced. */
  last: Step | null
}
/** One step, with whose it is. `index`: of its frame, counted from the first that was told. `before`: the context it began with. */
export type Step = {
  index: number
  frame: StepFrame
  name: string
  chart: string | null
  before: Json | null
}
/** What frames come to. `count`: how many were told. `steps`: in their order, the last ones. */
export type Story = { count: number; actors: ReadonlyMap<string, Actor>; steps: readonly Step[] }

/** How many steps, and how many charts that have ended, a story keeps. */
type Bounds = { steps: number; ended: number }
const unbounded: Bounds = { steps: Number.POSITIVE_INFINITY, ended: Number.POSITIVE_INFINITY }

export const emptyStory: Story = { count: 0, actors: new Map(), steps: [] }

/** The story goes on. What came before is left as it is. */
export function tell(story: Story, frames: readonly Frame[], bounds: Bounds = unbounded): Story {
  if (frames.length === 0) return story
  const actors = new Map(story.actors)
  const steps = [...story.steps]
  for (const [place, frame] of frames.entries()) {
    const index = story.count + place
    if (frame.kind === 'actor') actors.set(frame.actor, introduced(frame))
    else if (frame.kind === 'step') stepped(actors, steps, frame, index)
    else ended(actors, frame.actor)
  }
  forget(actors, bounds.ended)
  return {
    count: story.count + frames.length,
    actors,
    steps: bounds.steps < steps.length ? steps.slice(-bounds.steps) : steps,
  }
}

/** Introduces what runs now, so that a recording can begin here. Parents stand before their children. */
export const present = ({ actors }: Story, at: number): ActorFrame[] =>
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

/** Children of one actor, or of the kit itself, those that run first; one whose parent is not known stands with the kit. */
export const childrenOf = ({ actors }: Story, parent: string | null): Actor[] =>
  [...actors.values()]
    .filter(
      (actor) =>
        (actor.parent !== null && actors.has(actor.parent) ? actor.parent : null) === parent,
    )
    .sort((one, other) => Number(one.over) - Number(other.over))

const introduced = ({ actor, chart, name, parent, at, from, active }: ActorFrame): Actor => ({
  id: actor,
  chart,
  name,
  parent,
  since: at,
  status: from?.status ?? (chart === null ? 'active' : 'begins'),
  over: false,
  value: from?.value ?? null,
  context: from?.context ?? null,
  active,
  last: null,
})

function stepped(actors: Map<string, Actor>, steps: Step[], frame: StepFrame, index: number): void {
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
    last: step,
  })
}

function ended(actors: Map<string, Actor>, id: string): void {
  const actor = actors.get(id)
  if (actor === undefined) return
  // a chart is still of interest when it has ended, one of many services is not
  if (actor.chart === null) actors.delete(id)
  else actors.set(id, { ...actor, over: true })
}

function forget(actors: Map<string, Actor>, most: number): void {
  const over = [...actors.values()].filter((actor) => actor.over)
  for (const { id } of over.slice(0, Math.max(0, over.length - most))) actors.delete(id)
}

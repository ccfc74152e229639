import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
} from 'xstate'
import { allEdges } from './edges.ts'

/** A delay that runs. `due`: ms after the chart began. */
export type RunningDelay = { id: string; event: AnyEventObject; due: number }
/** A chart between two steps. Nothing runs and nothing is changed: a step makes a new moment of it. */
export type Moment = {
  snapshot: AnyMachineSnapshot
  /** What led here. */
  event: AnyEventObject
  /** Keys of the edges that were followed, in their order. */
  taken: readonly string[]
  /** What this step told. */
  facts: readonly AnyEventObject[]
  /** ms after the chart began: it moves only when a delay passes. */
  at: number
  /** Soonest first. */
  delays: readonly RunningDelay[]
}

/** The beginning of a chart. Throws what the chart throws on an input that it cannot read. */
export function beginByHand(machine: AnyStateMachine, input: unknown): Moment {
  const { scope, seen } = watched(machine)
  const snapshot: AnyMachineSnapshot = machine.getInitialSnapshot(scope, input as never)
  if (snapshot.status === 'error') throw snapshot.error
  return moment(snapshot, { type: 'xstate.init', input }, seen, { at: 0, delays: [] })
}

/** One step on. Of an event that no active state hears, or whose guards are all false, the snapshot stays the very same and nothing is taken. Throws what a guard throws on a payload that it cannot read. */
export function stepByHand({ snapshot, at, delays }: Moment, event: AnyEventObject): Moment {
  const { scope, seen } = watched(snapshot.machine)
  const next: AnyMachineSnapshot = snapshot.machine.transition(snapshot, event, scope)
  const passed = delays.find((delay) => delay.event.type === event.type)
  const rest = {
    at: Math.max(at, passed?.due ?? at),
    delays: delays.filter((delay) => delay !== passed),
  }
  return moment(next, event, seen, rest)
}

/** Whether a step led anywhere: false where every guard said no. */
export const isMoved = (before: Moment, after: Moment): boolean =>
  after.taken.length > 0 || after.snapshot !== before.snapshot

/** As the chart hands it out to be done. Here nobody does it. */
type Action = { type: string; params?: unknown }
type Seen = { taken: string[]; actions: Action[] }

/** What a chart computes in, as XState's own pure functions give it, and besides which edges it follows. Its actor never starts. */
function watched(machine: AnyStateMachine): { scope: AnyActorScope; seen: Seen } {
  const keys = new Map<unknown, string>(
    allEdges(machine).map(({ transition, key }) => [transition, key]),
  )
  const seen: Seen = { taken: [], actions: [] }
  const self = createActor(machine)
  self.system.inspect((event) => {
    if (event.type !== '@xstate.microstep') return
    for (const transition of event._transitions)
      seen.taken.push(...[keys.get(transition) ?? []].flat())
  })
  const nothing = () => {}
  const scope = {
    ...{ self, system: self.system, id: self.id, sessionId: self.sessionId, logger: nothing },
    ...{ defer: nothing, emit: nothing, stopChild: nothing },
    actionExecutor: (action: Action) => void seen.actions.push(action),
  }
  return { scope: scope as unknown as AnyActorScope, seen }
}

function moment(
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  { taken, actions }: Seen,
  { at, delays }: Pick<Moment, 'at' | 'delays'>,
): Moment {
  const running = new Map(delays.map((delay) => [delay.id, delay]))
  const facts: AnyEventObject[] = []
  for (const { type, params } of actions) {
    const said = (params ?? {}) as {
      event?: AnyEventObject
      id?: string
      sendId?: string
      delay?: number
    }
    if (type === 'xstate.emit' && said.event) facts.push(said.event)
    if (type === 'xstate.cancel' && said.sendId) running.delete(said.sendId)
    if (type === 'xstate.raise' && said.event && typeof said.delay === 'number') {
      const id = said.id ?? said.event.type
      running.delete(id)
      running.set(id, { id, event: said.event, due: at + said.delay })
    }
  }
  const isOver = snapshot.status !== 'active'
  return {
    snapshot,
    event,
    taken,
    facts,
    at,
    delays: isOver ? [] : [...running.values()].sort((a, b) => a.due - b.due),
  }
}

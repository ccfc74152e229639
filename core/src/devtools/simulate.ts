import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
} from 'xstate'
import { allEdges } from './edges.ts'

/** A pending delay. `due`: ms after the start of the simulation. */
export type RunningDelay = { id: string; event: AnyEventObject; due: number }
/** The state of a simulation after a step. Immutable: each step returns a new state. */
export type SimulationState = {
  snapshot: AnyMachineSnapshot
  /** The event of the last step. */
  event: AnyEventObject
  /** Keys of the edges that the last step took, in order. */
  taken: readonly string[]
  /** Events that the last step emitted. */
  emitted: readonly AnyEventObject[]
  /** ms after the start of the simulation. Only delays advance it. */
  time: number
  /** Pending delays, sorted by `due`. */
  delays: readonly RunningDelay[]
}

/**
 * Starts a simulation of a machine. No actor runs and no action is executed. Throws if the machine
 * throws for the input.
 */
export function startSimulation(machine: AnyStateMachine, input: unknown): SimulationState {
  const { scope, trace } = createTrace(machine)
  const snapshot: AnyMachineSnapshot = machine.getInitialSnapshot(scope, input as never)
  if (snapshot.status === 'error') throw snapshot.error
  return stateAfter(snapshot, { type: 'xstate.init', input }, trace, { time: 0, delays: [] })
}

/**
 * Returns the state after one event. If no active state accepts the event, or all guards are false,
 * the snapshot is the same object and `taken` is empty. Throws if a guard throws for the payload.
 */
export function stepSimulation(
  { snapshot, time, delays }: SimulationState,
  event: AnyEventObject,
): SimulationState {
  const { scope, trace } = createTrace(snapshot.machine)
  const next: AnyMachineSnapshot = snapshot.machine.transition(snapshot, event, scope)
  const elapsed = delays.find((delay) => delay.event.type === event.type)
  return stateAfter(next, event, trace, {
    time: Math.max(time, elapsed?.due ?? time),
    delays: delays.filter((delay) => delay !== elapsed),
  })
}

/** Whether a step took a transition or changed the snapshot. */
export const didMove = (before: SimulationState, after: SimulationState): boolean =>
  after.taken.length > 0 || after.snapshot !== before.snapshot

/** An action that the machine requests. The simulation does not execute it. */
type Action = { type: string; params?: unknown }
type Trace = { taken: string[]; actions: Action[] }

/**
 * Creates the scope that XState requires to compute a step, and a trace of the taken edges and the
 * requested actions. The actor of the scope is never started.
 */
function createTrace(machine: AnyStateMachine): { scope: AnyActorScope; trace: Trace } {
  const keys = new Map<unknown, string>(
    allEdges(machine).map(({ transition, key }) => [transition, key]),
  )
  const trace: Trace = { taken: [], actions: [] }
  const self = createActor(machine)
  self.system.inspect((event) => {
    if (event.type !== '@xstate.microstep') return
    for (const transition of event._transitions) {
      const key = keys.get(transition)
      if (key !== undefined) trace.taken.push(key)
    }
  })
  const noop = () => {}
  const scope = {
    self,
    system: self.system,
    id: self.id,
    sessionId: self.sessionId,
    logger: noop,
    defer: noop,
    emit: noop,
    stopChild: noop,
    actionExecutor: (action: Action) => void trace.actions.push(action),
  }
  return { scope: scope as unknown as AnyActorScope, trace }
}

function stateAfter(
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  { taken, actions }: Trace,
  { time, delays }: Pick<SimulationState, 'time' | 'delays'>,
): SimulationState {
  const running = new Map(delays.map((delay) => [delay.id, delay]))
  const emitted: AnyEventObject[] = []
  for (const { type, params } of actions) {
    const action = (params ?? {}) as {
      event?: AnyEventObject
      id?: string
      sendId?: string
      delay?: number
    }
    if (type === 'xstate.emit' && action.event) emitted.push(action.event)
    if (type === 'xstate.cancel' && action.sendId) running.delete(action.sendId)
    if (type === 'xstate.raise' && action.event && typeof action.delay === 'number') {
      const id = action.id ?? action.event.type
      running.delete(id)
      running.set(id, { id, event: action.event, due: time + action.delay })
    }
  }
  const isActive = snapshot.status === 'active'
  return {
    snapshot,
    event,
    taken,
    emitted,
    time,
    delays: isActive ? [...running.values()].sort((a, b) => a.due - b.due) : [],
  }
}

import {
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  type InspectionEvent,
} from 'xstate'

export type Steps = ReturnType<typeof pureSteps>

type Observers = {
  inspect?: (event: InspectionEvent) => void
  execute?: AnyActorScope['actionExecutor']
}

/**
 * A machine as pure actor logic: it starts no actors and no timers. `@xstate/test` and
 * `xstate/graph` walk this logic. Unlike `transition()` of XState, all steps share one actor scope,
 * because creating a scope takes longer than a step. `inspect` receives the microsteps, `execute` the
 * actions.
 */
export function pureSteps(
  machine: AnyStateMachine,
  input: unknown,
  { inspect, execute = () => {} }: Observers = {},
) {
  const self = createActor(machine, { input, ...(inspect && { inspect }) })
  const ignore = () => {}
  const scope: AnyActorScope = {
    ...{ self, system: self.system, id: '', sessionId: '' },
    ...{ defer: ignore, logger: ignore, stopChild: ignore, emit: ignore, actionExecutor: execute },
  }
  return {
    transition: (snapshot: AnyMachineSnapshot, event: EventObject): AnyMachineSnapshot =>
      machine.transition(snapshot, event, scope),
    getInitialSnapshot: (): AnyMachineSnapshot => machine.getInitialSnapshot(scope, input),
    getPersistedSnapshot: (snapshot: AnyMachineSnapshot) => snapshot,
  }
}

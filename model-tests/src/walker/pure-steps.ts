import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  initialTransition,
  transition,
} from 'xstate'

/**
 * A machine as pure actor logic: it starts no actors and no timers. `@xstate/test` and
 * `xstate/graph` walk this logic.
 */
export const pureSteps = (machine: AnyStateMachine, input: unknown) => ({
  transition: (snapshot: AnyMachineSnapshot, event: EventObject): AnyMachineSnapshot =>
    transition(machine, snapshot, event)[0],
  getInitialSnapshot: (): AnyMachineSnapshot => initialTransition(machine, input)[0],
  getPersistedSnapshot: (snapshot: AnyMachineSnapshot) => snapshot,
})

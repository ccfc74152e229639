import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  initialTransition,
  transition,
} from 'xstate'

/**
 * A machine as pure actor logic: no actor runs and no timer starts. Both graph packages walk this
 * logic.
 */
export const pureSteps = (machine: AnyStateMachine, input: unknown) => ({
  transition: (snapshot: AnyMachineSnapshot, event: EventObject): AnyMachineSnapshot =>
    transition(machine, snapshot, event)[0],
  getInitialSnapshot: (): AnyMachineSnapshot => initialTransition(machine, input)[0],
  getPersistedSnapshot: (snapshot: AnyMachineSnapshot) => snapshot,
})

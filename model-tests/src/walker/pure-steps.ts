import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  initialTransition,
  transition,
} from 'xstate'

/** A chart as logic that only computes: nothing is called, started or timed. Both graph packages walk it, neither walks the chart itself. */
export const pureSteps = (machine: AnyStateMachine, input: unknown) => ({
  transition: (snapshot: AnyMachineSnapshot, event: EventObject): AnyMachineSnapshot =>
    transition(machine, snapshot, event)[0],
  getInitialSnapshot: (): AnyMachineSnapshot => initialTransition(machine, input)[0],
  getPersistedSnapshot: (snapshot: AnyMachineSnapshot) => snapshot,
})

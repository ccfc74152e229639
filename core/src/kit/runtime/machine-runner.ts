import { type AnyActorRef, type AnyStateMachine, createActor, type InspectionEvent } from 'xstate'
import { isolateScheduledEvents } from '../../domain/scheduled-events.ts'
import type { Clock } from '../../platform/platform.ts'
import type { FlowSnapshot, RunningFlow } from '../../protocol/flow.ts'

/** The clock and the inspector that every machine of a kit gets. */
export type ActorEnvironment = { clock: Clock; inspect(event: InspectionEvent): void }
export type MachineEnd<Output = unknown> =
  | { status: 'done'; output: Output }
  | { status: 'failed'; error: unknown }
type MachineActorOptions = {
  id: string
  machine: AnyStateMachine
  actors: object
  input: unknown
  onEmit(event: { type: string }): void
  onEnd(end: MachineEnd): void
}

/**
 * Creates the actor of a machine and attaches the listeners, but does not start it. Every machine
 * is a root actor, so a crash ends that machine only.
 */
export function createMachineActor(
  { id, machine, actors, input, onEmit, onEnd }: MachineActorOptions,
  { clock, inspect }: ActorEnvironment,
): AnyActorRef {
  const actor: AnyActorRef = createActor(machine.provide({ actors }), {
    id,
    input,
    clock,
    inspect,
  })
  isolateScheduledEvents(actor.system)
  actor.on('*', onEmit)
  actor.subscribe({
    error(error) {
      // XState does not report a crash to inspectors.
      const snapshot = { ...actor.getSnapshot(), status: 'error' }
      inspect({
        type: '@xstate.snapshot',
        actorRef: actor,
        rootId: actor.sessionId,
        event: { type: 'xstate.error' },
        snapshot,
      })
      onEnd({ status: 'failed', error })
    },
    // Stopping an actor completes it too. Only a machine in a final state has the status `done`.
    complete() {
      const { status, output } = actor.getSnapshot()
      if (status === 'done') onEnd({ status, output })
    },
  })
  return actor
}

/** Wraps the actor of a flow. Calls `onStop` when the flow is stopped before it has ended. */
export function createRunningFlow<View, Output>(
  id: string,
  actor: AnyActorRef,
  view: (snapshot: FlowSnapshot, send: (event: { type: string }) => void) => View,
  onStop: () => void,
): RunningFlow<View, Output> {
  let stopped = false
  const snapshot = () => actor.getSnapshot()
  return {
    id,
    getSnapshot: () => snapshot() as FlowSnapshot,
    subscribe(listener) {
      const notify = () => listener(snapshot() as FlowSnapshot)
      // A stopped actor completes without calling `next`.
      return actor.subscribe({ next: notify, error: notify, complete: notify })
    },
    view: () => view(snapshot() as FlowSnapshot, (event) => actor.send(event)),
    outcome() {
      const { status, output, error } = snapshot()
      if (status === 'done') return { status, output: output as Output }
      if (status === 'error') return { status: 'failed', error }
      return { status: stopped ? 'aborted' : 'running' }
    },
    stop() {
      if (stopped || snapshot().status !== 'active') return
      stopped = true
      actor.stop()
      onStop()
    },
  }
}

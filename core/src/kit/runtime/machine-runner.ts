import { type AnyActorRef, type AnyStateMachine, createActor, type InspectionEvent } from 'xstate'
import type { Clock } from '../../platform/platform.ts'
import type { Chart, FlowSnapshot, RunningFlow } from '../../protocol/flow.ts'

export type Engine = { clock: Clock; inspect(event: InspectionEvent): void }
type Run = {
  id: string
  chart: Chart
  actors: Record<string, object>
  input: unknown
  onFact(fact: { type: string }): void
  onEnd(end: { status: 'done'; output: unknown } | { status: 'failed'; error: unknown }): void
}

/** Makes a chart's actor, listeners on, not started yet. Each is a root: one that crashes takes nothing else along. */
export function createRoot(
  { id, chart, actors, input, onFact, onEnd }: Run,
  { clock, inspect }: Engine,
): AnyActorRef {
  const machine = (chart as AnyStateMachine).provide({ actors } as never)
  const actor = createActor(machine, { id, input, clock, inspect } as never) as AnyActorRef
  actor.on('*', onFact)
  actor.subscribe({
    error(error) {
      // XState tells its inspectors nothing of a crash
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
    // stopping completes too: only a chart that came to its end has an output
    complete() {
      const { status, output } = actor.getSnapshot()
      if (status === 'done') onEnd({ status, output })
    },
  })
  return actor
}

/** A chart's actor as the outside may hold it. */
export function runningFlow<View, Output>(
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
      const tell = () => listener(snapshot() as FlowSnapshot)
      // one that is stopped completes without a next
      return actor.subscribe({ next: tell, error: tell, complete: tell })
    },
    view: () => view(snapshot() as FlowSnapshot, (event) => actor.send(event)),
    outcome() {
      const { status, output, error } = snapshot()
      if (status === 'done') return { status, output: output as Output }
      if (status === 'error') return { status: 'failed', error }
      return { status: stopped ? 'stopped' : 'running' }
    },
    stop() {
      if (stopped || snapshot().status !== 'active') return
      stopped = true
      actor.stop()
      onStop()
    },
  }
}

import type { AnyStateMachine, EventFromLogic, InputFrom, OutputFrom, SnapshotFrom } from 'xstate'
import { applyEvent } from './apply-event.ts'
import { checkRunning } from './invariants.ts'
import type { MachineModel } from './machine-model.ts'
import { flush, startModelRun } from './model-run.ts'

/** One hand-written run of a machine. Every step checks the invariants of all machines. */
export type Scenario<Machine extends AnyStateMachine> = {
  send(event: EventFromLogic<Machine>): Promise<void>
  /** Resolves the pending request of an actor. */
  answer(src: string, output: unknown): Promise<void>
  /** Rejects the pending request of an actor. */
  fail(src: string, error: unknown): Promise<void>
  /** Sends an event from a callback actor. */
  sendBack(event: EventFromLogic<Machine>): Promise<void>
  /** Advances the clock and fires the due timers. */
  elapse(ms: number): Promise<void>
  /** Resolves every aborted request. */
  answerLate(output: unknown): Promise<void>
  /** Active leaf states as paths, joined by ` + ` for parallel regions. */
  statePath(): string
  snapshot(): SnapshotFrom<Machine>
  output(): OutputFrom<Machine> | undefined
  /** All events that the machine has emitted. */
  emitted(): readonly { type: string }[]
  /** Inputs with which an actor was started, oldest first. */
  inputsOf(src: string): readonly unknown[]
  /** Events that the machine sent to a callback actor. */
  sentTo(src: string): readonly { type: string }[]
  stop(): void
}

/** Starts one hand-written run of a machine. */
export function scenario<Machine extends AnyStateMachine>(
  model: MachineModel<Machine>,
  input: InputFrom<Machine>,
): Scenario<Machine> {
  const run = startModelRun(model, input)
  const { environment, actor } = run
  const flushAndCheck = async () => {
    await flush()
    checkRunning(run)
  }
  const apply = async (event: { type: string }) => {
    await applyEvent(run, event)
    checkRunning(run)
  }
  return {
    send: apply,
    sendBack: apply,
    answer: (src, output) => apply({ type: `xstate.done.actor.${src}`, ...{ output } }),
    fail: (src, error) => apply({ type: `xstate.error.actor.${src}`, ...{ error } }),
    elapse(ms) {
      environment.clock.elapse(ms)
      return flushAndCheck()
    },
    answerLate(output) {
      for (const request of environment.abandoned()) request.settle({ ok: true, output })
      return flushAndCheck()
    },
    statePath: () =>
      run
        .snapshot()
        ._nodes.filter(({ type }) => type === 'atomic' || type === 'final')
        .map(({ path }) => path.join('.'))
        .join(' + '),
    snapshot: () => actor.getSnapshot() as SnapshotFrom<Machine>,
    output: () => actor.getSnapshot().output,
    emitted: () => run.allEmitted,
    inputsOf: (src) =>
      [...environment.requests, ...environment.channels]
        .filter((started) => started.src === src)
        .map(({ input: actorInput }) => actorInput),
    sentTo: (src) =>
      environment.channels
        .filter((channel) => channel.src === src)
        .flatMap((channel) => channel.received),
    stop: () => void actor.stop(),
  }
}

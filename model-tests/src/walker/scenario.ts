import type { AnyStateMachine, EventFromLogic, InputFrom, OutputFrom, SnapshotFrom } from 'xstate'
import { applyEvent } from './apply-event.ts'
import { checkRunning } from './invariants.ts'
import type { MachineModel } from './machine-model.ts'
import { flush, startModelRun } from './model-run.ts'

/** One hand-written run of a machine. Every step also checks the invariants of every machine. */
export type Scenario<Machine extends AnyStateMachine> = {
  send(event: EventFromLogic<Machine>): Promise<void>
  /** Resolves or rejects the latest request of an actor. */
  answer(src: string, output: unknown): Promise<void>
  fail(src: string, error: unknown): Promise<void>
  /** Sends an event from a callback actor. */
  hear(event: EventFromLogic<Machine>): Promise<void>
  wait(ms: number): Promise<void>
  /** Settles every aborted request. */
  answerLate(output: unknown): Promise<void>
  /** Active leaf states as paths, joined by ` + ` for parallel regions. */
  at(): string
  snapshot(): SnapshotFrom<Machine>
  output(): OutputFrom<Machine> | undefined
  facts(): readonly { type: string }[]
  /** Inputs with which an actor was started, oldest first. */
  asked(src: string): readonly unknown[]
  /** Events that the machine sent to a callback actor. */
  told(src: string): readonly { type: string }[]
  stop(): void
}

/** Starts one hand-written run of a machine. */
export function scenario<Machine extends AnyStateMachine>(
  model: MachineModel<Machine>,
  input: InputFrom<Machine>,
): Scenario<Machine> {
  const play = startModelRun(model, input)
  const { world, actor } = play
  const settled = async () => {
    await flush()
    checkRunning(play)
  }
  const happen = async (event: { type: string }) => {
    await applyEvent(play, event)
    checkRunning(play)
  }
  return {
    send: happen,
    hear: happen,
    answer: (src, output) => happen({ type: `xstate.done.actor.${src}`, ...{ output } }),
    fail: (src, error) => happen({ type: `xstate.error.actor.${src}`, ...{ error } }),
    wait(ms) {
      world.clock.elapse(ms)
      return settled()
    },
    answerLate(output) {
      for (const call of world.abandoned()) call.settle({ ok: true, output })
      return settled()
    },
    at: () =>
      play
        .snapshot()
        ._nodes.filter(({ type }) => type === 'atomic' || type === 'final')
        .map(({ path }) => path.join('.'))
        .join(' + '),
    snapshot: () => actor.getSnapshot() as SnapshotFrom<Machine>,
    output: () => actor.getSnapshot().output,
    facts: () => play.facts,
    asked: (src) => world.calls.filter((call) => call.src === src).map((call) => call.input),
    told: (src) =>
      world.channels
        .filter((channel) => channel.src === src)
        .flatMap((channel) => channel.received),
    stop: () => void actor.stop(),
  }
}

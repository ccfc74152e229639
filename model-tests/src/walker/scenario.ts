import type { AnyStateMachine, EventFromLogic, InputFrom, OutputFrom, SnapshotFrom } from 'xstate'
import type { ChartModel } from './chart-model.ts'
import { checkRunning } from './invariants.ts'
import { perform } from './perform.ts'
import { flush, startPlay } from './play.ts'

/** One life of a chart, told step by step. Every step also checks what holds for every chart. */
export type Scenario<Machine extends AnyStateMachine> = {
  send(event: EventFromLogic<Machine>): Promise<void>
  /** The service that was asked last answers. */
  answer(src: string, output: unknown): Promise<void>
  fail(src: string, error: unknown): Promise<void>
  /** What a listener says. */
  hear(event: EventFromLogic<Machine>): Promise<void>
  wait(ms: number): Promise<void>
  /** Answers every request that was given up. */
  answerLate(output: unknown): Promise<void>
  /** Active leaves as paths, joined by ` + ` where regions are parallel. */
  at(): string
  snapshot(): SnapshotFrom<Machine>
  output(): OutputFrom<Machine> | undefined
  facts(): readonly { type: string }[]
  /** The inputs a service was asked with, oldest first. */
  asked(src: string): readonly unknown[]
  /** What the chart told a listener. */
  told(src: string): readonly { type: string }[]
  stop(): void
}

/** Begins one hand-written life of a chart. */
export function scenario<Machine extends AnyStateMachine>(
  model: ChartModel<Machine>,
  input: InputFrom<Machine>,
): Scenario<Machine> {
  const play = startPlay(model, input)
  const { world, actor } = play
  const settled = async () => {
    await flush()
    checkRunning(play)
  }
  const happen = async (event: { type: string }) => {
    await perform(play, event)
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

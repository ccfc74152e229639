import {
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate'
import { createManualClock } from '../../../core/src/platform/manual-clock.ts'
import { createMemoryPlatform, type MemoryPlatform } from '../../../core/src/platform/memory.ts'
import type { ActorsOf } from '../../../core/src/protocol/flow.ts'
import type { StoreEnvironment } from '../../../core/src/protocol/store.ts'
import { flush } from './model-run.ts'

/** The requests and their results, by kind. */
type Requests = Record<string, { request: unknown; result: unknown }>
/** Opens a request that the test answers. */
export type Open<R extends Requests> = <Kind extends keyof R>(
  kind: Kind,
  request: R[Kind]['request'],
  signal: AbortSignal,
) => Promise<R[Kind]['result']>
type OpenRequest<R extends Requests, Kind extends keyof R> = {
  kind: Kind
  request: R[Kind]['request']
  signal: AbortSignal
  resolve(result: R[Kind]['result']): void
  reject(error: unknown): void
}

/** One run of a machine. */
export type AnsweredRun<Machine extends AnyStateMachine, R extends Requests> = {
  platform: MemoryPlatform
  stop(): void
  snapshot(): SnapshotFrom<Machine>
  /** Calls the listener after each event that the machine has processed. */
  onChange(listener: () => void): void
  /** Sends an event without waiting. */
  tell(event: EventFromLogic<Machine>): void
  send(event: EventFromLogic<Machine>): Promise<void>
  /** All events that the machine has emitted. */
  emitted(): readonly { type: string }[]
  requests<Kind extends keyof R>(kind: Kind): readonly R[Kind]['request'][]
  /** Whether each request was stopped. */
  stopped(kind: keyof R): readonly boolean[]
  /** Answers the last request that was not stopped. */
  answer<Kind extends keyof R>(kind: Kind, result: R[Kind]['result']): Promise<void>
  fail(kind: keyof R, error: unknown): Promise<void>
  /** Answers the requests that were stopped. */
  answerLate<Kind extends keyof R>(kind: Kind, result: R[Kind]['result']): Promise<void>
  elapse(ms: number): Promise<void>
  online(): Promise<void>
}

/**
 * Runs a machine with its own actors, resources included. The test answers the requests that they
 * open.
 */
export function answeredRun<Machine extends AnyStateMachine, R extends Requests>(
  machine: Machine,
  input: InputFrom<Machine>,
  createActors: (
    open: Open<R>,
    platform: MemoryPlatform,
    environment: StoreEnvironment,
  ) => ActorsOf<Machine>,
): AnsweredRun<Machine, R> {
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock })
  const all: OpenRequest<R, keyof R>[] = []
  const open: Open<R> = (kind, request, signal) =>
    new Promise((resolve, reject) => all.push({ kind, request, signal, resolve, reject }))
  const actors = createActors(open, platform, { inspect: () => {} })
  const actor = createActor<AnyStateMachine>(machine.provide({ actors }), { input, clock })
  const emitted: { type: string }[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()

  const flushAll = async () => {
    for (let turn = 0; turn < 8; turn += 1) await flush()
  }
  const ofKind = <Kind extends keyof R>(kind: Kind) =>
    all.filter((opened): opened is OpenRequest<R, Kind> => opened.kind === kind)
  const pending = <Kind extends keyof R>(kind: Kind) => {
    const last = ofKind(kind).findLast(({ signal }) => !signal.aborted)
    if (last === undefined) throw new Error(`No ${String(kind)} is requested.`)
    return last
  }
  return {
    platform,
    stop: () => void actor.stop(),
    snapshot: () => actor.getSnapshot() as SnapshotFrom<Machine>,
    onChange: (listener) => void actor.subscribe(listener),
    tell: (event) => actor.send(event),
    emitted: () => emitted,
    requests: (kind) => ofKind(kind).map(({ request }) => request),
    stopped: (kind) => ofKind(kind).map(({ signal }) => signal.aborted),
    async send(event) {
      actor.send(event)
      await flushAll()
    },
    async answer(kind, result) {
      pending(kind).resolve(result)
      await flushAll()
    },
    async fail(kind, error) {
      pending(kind).reject(error)
      await flushAll()
    },
    async answerLate(kind, result) {
      for (const { signal, resolve } of ofKind(kind)) if (signal.aborted) resolve(result)
      await flushAll()
    },
    async elapse(ms) {
      clock.advance(ms)
      await flushAll()
    },
    async online() {
      platform.controls.emit('online')
      await flushAll()
    },
  }
}

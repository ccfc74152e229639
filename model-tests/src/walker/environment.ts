import {
  type AnyActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
  fromCallback,
  fromPromise,
} from 'xstate'
import { createManualClock, type ManualClock } from './manual-clock.ts'

export type ActorResult = { ok: true; output: unknown } | { ok: false; error: unknown }
export type ActorRequest = {
  src: string
  input: unknown
  aborted: boolean
  settled: boolean
  answer: ActorResult | null
  settle(answer: ActorResult): void
}
export type CallbackChannel = {
  src: string
  input: unknown
  open: boolean
  received: AnyEventObject[]
  push(event: AnyEventObject): void
}

/**
 * Scripted environment of one running machine: actors settle and time passes only when the test
 * says so.
 */
export type TestEnvironment = {
  clock: ManualClock
  calls: ActorRequest[]
  channels: CallbackChannel[]
  /** The open request of an actor. Throws if the machine started none. */
  pending(src: string): ActorRequest
  /** The running callback actor. Throws if none runs. */
  listening(src: string): CallbackChannel
  /** Aborted requests that are not settled. */
  abandoned(): ActorRequest[]
  /** Scripted implementations of all actors of the machine. */
  fakes(machine: AnyStateMachine, listeners: readonly string[]): Record<string, AnyActorLogic>
}

/** Creates the environment of one machine. */
export function createTestEnvironment(): TestEnvironment {
  const calls: ActorRequest[] = []
  const channels: CallbackChannel[] = []

  const request = (src: string) =>
    fromPromise<unknown, unknown>(
      ({ input, signal }) =>
        new Promise((resolve, reject) => {
          const settle = (answer: ActorResult) => {
            call.settled = true
            call.answer = answer
            if (answer.ok) resolve(answer.output)
            else reject(answer.error)
          }
          const call: ActorRequest = {
            src,
            input,
            aborted: false,
            settled: false,
            answer: null,
            settle,
          }
          signal.addEventListener('abort', () => {
            call.aborted = true
          })
          calls.push(call)
        }),
    )

  const listener = (src: string) =>
    fromCallback<AnyEventObject, unknown>(({ input, sendBack, receive }) => {
      const channel: CallbackChannel = { src, input, open: true, received: [], push: sendBack }
      receive((event) => channel.received.push(event))
      channels.push(channel)
      return () => {
        channel.open = false
      }
    })

  const found = <T>(thing: T | undefined, words: string): T => {
    if (thing === undefined) throw new Error(words)
    return thing
  }

  return {
    clock: createManualClock(),
    calls,
    channels,
    pending: (src) =>
      found(
        calls.findLast((call) => call.src === src && !call.aborted && !call.settled),
        `the chart waits for ${src}, which was not asked`,
      ),
    listening: (src) =>
      found(
        channels.findLast((channel) => channel.src === src && channel.open),
        `the chart expects news from ${src}, which nobody listens to`,
      ),
    abandoned: () => calls.filter((call) => call.aborted && !call.settled),
    fakes: (machine, listeners) =>
      Object.fromEntries(
        Object.keys(machine.implementations.actors).map((src) => [
          src,
          listeners.includes(src) ? listener(src) : request(src),
        ]),
      ),
  }
}

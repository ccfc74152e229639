import {
  type AnyActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
  fromCallback,
  fromPromise,
} from 'xstate'
import { createHandClock, type HandClock } from './hand-clock.ts'

export type Answer = { ok: true; output: unknown } | { ok: false; error: unknown }
export type Call = {
  src: string
  input: unknown
  aborted: boolean
  settled: boolean
  answer: Answer | null
  settle(answer: Answer): void
}
export type Channel = {
  src: string
  input: unknown
  open: boolean
  received: AnyEventObject[]
  push(event: AnyEventObject): void
}

/** The outside of one running chart: nothing answers, speaks or passes unless the test says so. */
export type FakeWorld = {
  clock: HandClock
  calls: Call[]
  channels: Channel[]
  /** The open request of a service. Throws when the chart waits for something that nobody was asked for. */
  pending(src: string): Call
  /** The open listener. Throws when nobody listens. */
  listening(src: string): Channel
  /** Requests that were given up and never answered. */
  abandoned(): Call[]
  /** Stands in for every actor that the chart names. */
  fakes(machine: AnyStateMachine, listeners: readonly string[]): Record<string, AnyActorLogic>
}

/** Makes a world for one actor. */
export function createFakeWorld(): FakeWorld {
  const calls: Call[] = []
  const channels: Channel[] = []

  const request = (src: string) =>
    fromPromise<unknown, unknown>(
      ({ input, signal }) =>
        new Promise((resolve, reject) => {
          const settle = (answer: Answer) => {
            call.settled = true
            call.answer = answer
            if (answer.ok) resolve(answer.output)
            else reject(answer.error)
          }
          const call: Call = { src, input, aborted: false, settled: false, answer: null, settle }
          signal.addEventListener('abort', () => {
            call.aborted = true
          })
          calls.push(call)
        }),
    )

  const listener = (src: string) =>
    fromCallback<AnyEventObject, unknown>(({ input, sendBack, receive }) => {
      const channel: Channel = { src, input, open: true, received: [], push: sendBack }
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
    clock: createHandClock(),
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

import {
  type AnyActorLogic,
  type AnyActorRef,
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
  result: ActorResult | null
  settle(result: ActorResult): void
}
export type CallbackChannel = {
  src: string
  input: unknown
  open: boolean
  received: AnyEventObject[]
  push(event: AnyEventObject): void
}

/**
 * Scripted environment of one running machine: the test settles the actors and advances the time.
 */
export type TestEnvironment = {
  clock: ManualClock
  requests: ActorRequest[]
  channels: CallbackChannel[]
  /** The latest request of a promise actor that is neither aborted nor settled. Throws if none. */
  pending(src: string): ActorRequest
  /** The channel of a running callback actor. Throws if none runs. */
  openChannel(src: string): CallbackChannel
  /** Aborted requests that are not settled. */
  abandoned(): ActorRequest[]
}

/** Creates the environment of one machine. */
export function createTestEnvironment(): TestEnvironment {
  const requests: ActorRequest[] = []
  const channels: CallbackChannel[] = []

  const required = <T>(value: T | undefined, message: string): T => {
    if (value === undefined) throw new Error(message)
    return value
  }

  return {
    clock: createManualClock(),
    requests,
    channels,
    pending: (src) =>
      required(
        requests.findLast((request) => request.src === src && !request.aborted && !request.settled),
        `the machine has no pending request of ${src}`,
      ),
    openChannel: (src) =>
      required(
        channels.findLast((channel) => channel.src === src && channel.open),
        `the machine runs no callback actor ${src}`,
      ),
    abandoned: () => requests.filter((request) => request.aborted && !request.settled),
  }
}

type EnvironmentOf = (system: AnyActorRef['system']) => TestEnvironment

/**
 * Scripted implementations of all actors of a machine: callback actors for `listeners`, else
 * promises. `environmentOf`: the environment of the run that starts the actor.
 */
export const scriptedActors = (
  machine: AnyStateMachine,
  listeners: readonly string[],
  environmentOf: EnvironmentOf,
): Record<string, AnyActorLogic> =>
  Object.fromEntries(
    Object.keys(machine.implementations.actors).map((src) => [
      src,
      listeners.includes(src)
        ? callbackActor(src, environmentOf)
        : promiseActor(src, environmentOf),
    ]),
  )

const promiseActor = (src: string, environmentOf: EnvironmentOf) =>
  fromPromise<unknown, unknown>(
    ({ input, signal, system }) =>
      new Promise((resolve, reject) => {
        const settle = (result: ActorResult) => {
          request.settled = true
          request.result = result
          if (result.ok) resolve(result.output)
          else reject(result.error)
        }
        const request: ActorRequest = {
          src,
          input,
          aborted: false,
          settled: false,
          result: null,
          settle,
        }
        signal.addEventListener('abort', () => {
          request.aborted = true
        })
        environmentOf(system).requests.push(request)
      }),
  )

const callbackActor = (src: string, environmentOf: EnvironmentOf) =>
  fromCallback<AnyEventObject, unknown>(({ input, sendBack, receive, system }) => {
    const channel: CallbackChannel = { src, input, open: true, received: [], push: sendBack }
    receive((event) => channel.received.push(event))
    environmentOf(system).channels.push(channel)
    return () => {
      channel.open = false
    }
  })

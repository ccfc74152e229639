import type { Questions, Tell } from '../contracts/tell.ts'
import { limits } from '../domain/limits.ts'
import type { Clock } from '../platform/platform.ts'

/** Gives a tell to its receiver; a promise where that one's code is still on its way: what comes after waits for it. */
export type Deliver = (tell: Tell) => Promise<void> | null
export type Post = {
  /** What a chart told, or its end, becomes tells; they are delivered after the transition that caused them. */
  react(reactions: object, fact: { type: string }): void
  end(reactions: object, output: unknown): void
  /** The flow was left before its end. */
  left(reactions: object, context: unknown): void
  send(tells: readonly Tell[]): void
  /** A round is going on: what changes now is told when it is through. */
  delivering(): boolean
  /** Nothing is delivered any more. */
  stop(): void
}

type Parts = {
  clock: Clock
  deliver: Deliver
  ask: Questions
  settled(): void /** A reaction or a receiver failed; the others are not kept from hearing. */
  report(error: unknown): void
}
type Table = Readonly<Record<string, ((event: unknown, ask: Questions) => readonly Tell[]) | 'silent' | undefined>>

/**
 * Delivers tells in order, never in the middle of a transition: a receiver that is not here yet holds up those after it, so that what
 * they ask is answered as if it were, but only for as long as an answer may take. `settled` is called when a round is through.
 */
export function createPost({ clock, deliver, ask, settled, report }: Parts): Post {
  let queue: (() => readonly Tell[])[] = []
  let work: (() => readonly Tell[])[] = []
  let tells: Tell[] = []
  let scheduled = false
  let stopped = false
  let delivering = false

  const arrival = (arriving: Promise<void>) =>
    new Promise<void>((resolve) => {
      const done = () => {
        clock.clearTimeout(timer)
        resolve()
      }
      const timer = clock.setTimeout(done, limits.apiAnswer)
      arriving.then(done, done)
    })
  /** What a reaction tells; one that fails, or whose receiver does, keeps no other from being heard. */
  const attempt = <T>(work: () => T): T | null => {
    try {
      return work()
    } catch (error) {
      report(error)
      tells = []
      return null
    }
  }
  const nextTell = (): Tell | null => {
    while (tells.length === 0) {
      const next = work.shift()
      if (next === undefined) return null
      tells = [...(attempt(next) ?? [])]
    }
    return tells.shift() ?? null
  }
  const round = () => {
    if (work.length === 0) [work, queue] = [queue, []]
    delivering = true
    let arriving: Promise<void> | null = null
    while (arriving === null) {
      const tell = nextTell()
      if (tell === null) break
      arriving = stopped ? null : attempt(() => deliver(tell))
    }
    delivering = false
    settled()
    scheduled = arriving !== null || queue.length > 0
    if (arriving !== null) arrival(arriving).then(round)
    else if (scheduled) queueMicrotask(round)
  }
  const enqueue = (tells: () => readonly Tell[]) => {
    queue.push(tells)
    if (!scheduled) queueMicrotask(round)
    scheduled = true
  }
  const look = (table: object, key: string, event: unknown) => {
    const reaction = (table as Table)[key]
    if (typeof reaction === 'function') enqueue(() => reaction(event, ask))
  }
  return {
    react: (reactions, fact) => look(reactions, fact.type, fact),
    end: (reactions, output) => look(reactions, 'done', output),
    left: (reactions, context) => look(reactions, 'stopped', context),
    send: (tells) => enqueue(() => tells),
    delivering: () => delivering,
    stop: () => {
      stopped = true
    },
  }
}

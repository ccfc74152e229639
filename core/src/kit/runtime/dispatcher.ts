import type { Questions, Tell } from '../../protocol/messages.ts'

export type Deliver = (tell: Tell) => void
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
  deliver: Deliver
  ask: Questions
  settled(): void /** A reaction or a receiver failed; the others are not kept from hearing. */
  report(error: unknown): void
}
type Table = Readonly<
  Record<string, ((event: unknown, ask: Questions) => readonly Tell[]) | 'silent' | undefined>
>

/** Delivers tells in order, never in the middle of a transition; `settled` is called when a round is through. */
export function createPost({ deliver, ask, settled, report }: Parts): Post {
  let queue: (() => readonly Tell[])[] = []
  let scheduled = false
  let stopped = false
  let delivering = false

  const attempt = (work: () => void) => {
    try {
      work()
    } catch (error) {
      report(error)
    }
  }
  const round = () => {
    scheduled = false
    const work = queue
    queue = []
    delivering = true
    for (const tells of work) if (!stopped) attempt(() => tells().forEach(deliver))
    delivering = false
    settled()
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

import type { Message } from '../../protocol/messages.ts'
import type { Queries, Reaction } from '../../protocol/reactions.ts'

export type Dispatcher = {
  /** Delivers the messages of the reaction to an emitted event. */
  emitted(reactions: object, event: { type: string }): void
  /** Delivers the messages of the `done` reaction, for a flow that ended with `output`. */
  done(reactions: object, output: unknown): void
  /**
   * Delivers the messages of the `aborted` reaction, for a flow that stopped or failed with
   * `context`.
   */
  aborted(reactions: object, context: unknown): void
  send(messages: readonly Message[]): void
  /** True during a flush. The kit publishes the state changes of a flush once, after it. */
  delivering(): boolean
  /** Drops all messages from now on. */
  stop(): void
}

type DispatcherOptions = {
  deliver(message: Message): void
  query: Queries
  /** Called after each flush. */
  onFlush(): void
  /**
   * Called when a reaction or `deliver` throws. The remaining messages of that reaction are
   * dropped; those of other reactions are still delivered.
   */
  report(error: unknown): void
}
type ReactionTable = Readonly<Record<string, Reaction<unknown> | 'none' | undefined>>

/**
 * Runs reactions and delivers their messages in order, in a microtask: after the transition that
 * emitted the event, never during it.
 */
export function createDispatcher({
  deliver,
  query,
  onFlush,
  report,
}: DispatcherOptions): Dispatcher {
  let queue: (() => readonly Message[])[] = []
  let scheduled = false
  let stopped = false
  let delivering = false

  const flush = () => {
    scheduled = false
    const batch = queue
    queue = []
    delivering = true
    for (const messages of batch) {
      if (stopped) break
      try {
        messages().forEach(deliver)
      } catch (error) {
        report(error)
      }
    }
    delivering = false
    onFlush()
  }
  const enqueue = (messages: () => readonly Message[]) => {
    queue.push(messages)
    if (!scheduled) queueMicrotask(flush)
    scheduled = true
  }
  const react = (reactions: object, key: string, event: unknown) => {
    const reaction = (reactions as ReactionTable)[key]
    if (typeof reaction === 'function') enqueue(() => reaction(event, query))
  }
  return {
    emitted: (reactions, event) => react(reactions, event.type, event),
    done: (reactions, output) => react(reactions, 'done', output),
    aborted: (reactions, context) => react(reactions, 'aborted', context),
    send: (messages) => enqueue(() => messages),
    delivering: () => delivering,
    stop: () => {
      stopped = true
    },
  }
}

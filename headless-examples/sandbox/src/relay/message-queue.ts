import type { Envelope, QueuedMessage } from './relay.types.ts'

export type MessageQueue = {
  /**
   * Adds a message that expires after `seconds`. Returns null for a duplicate: clients publish a
   * message again if they miss the response.
   */
  enqueue(envelope: Envelope, publisher: string, seconds: number): QueuedMessage | null
  /** Messages of a topic that the client has neither published nor acknowledged. */
  pending(topic: string, client: string): readonly QueuedMessage[]
  /** All enqueued messages, oldest first, including expired ones. */
  published(): readonly { topic: string; tag: number }[]
  /** Deletes all messages, but not the list that `published` returns. */
  clear(): void
}

/** Creates a queue that stores messages by topic until they expire, even without subscribers. */
export function createMessageQueue(now: () => number): MessageQueue {
  const topics = new Map<string, QueuedMessage[]>()
  const log: { topic: string; tag: number }[] = []
  const unexpired = (topic: string) =>
    (topics.get(topic) ?? []).filter(({ expiresAt }) => expiresAt > now())
  return {
    enqueue(envelope, publisher, seconds) {
      const { topic, tag, message } = envelope
      const messages = unexpired(topic)
      if (messages.some((queued) => queued.message === message)) return null
      const publishedAt = now()
      const queued = {
        ...envelope,
        publisher,
        publishedAt,
        expiresAt: publishedAt + seconds * 1_000,
        readBy: new Set<string>(),
      }
      topics.set(topic, [...messages, queued])
      log.push({ topic, tag })
      return queued
    },
    pending: (topic, client) =>
      unexpired(topic).filter(
        ({ publisher, readBy }) => publisher !== client && !readBy.has(client),
      ),
    published: () => [...log],
    clear: () => topics.clear(),
  }
}

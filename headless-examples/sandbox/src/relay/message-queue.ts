import type { Envelope, Letter } from './relay.types.ts'

export type Mailbox = {
  /** Null for a copy: the client publishes again when it did not hear the answer. */
  keep(envelope: Envelope, publisher: string, seconds: number): Letter | null
  /** What a client has not acknowledged yet; never its own. */
  waiting(topic: string, client: string): readonly Letter[]
  published(): readonly { topic: string; tag: number }[]
}

/** Keeps each message until its time is over, whoever is there to read it. */
export function createMailbox(now: () => number): Mailbox {
  const topics = new Map<string, Letter[]>()
  const log: { topic: string; tag: number }[] = []
  const alive = (topic: string) => (topics.get(topic) ?? []).filter(({ until }) => until > now())
  return {
    keep(envelope, publisher, seconds) {
      const { topic, tag, message } = envelope
      const letters = alive(topic)
      if (letters.some((letter) => letter.message === message)) return null
      const publishedAt = now()
      const letter = {
        ...envelope,
        publisher,
        publishedAt,
        until: publishedAt + seconds * 1_000,
        read: new Set<string>(),
      }
      topics.set(topic, [...letters, letter])
      log.push({ topic, tag })
      return letter
    },
    waiting: (topic, client) =>
      alive(topic).filter(({ publisher, read }) => publisher !== client && !read.has(client)),
    published: () => [...log],
  }
}

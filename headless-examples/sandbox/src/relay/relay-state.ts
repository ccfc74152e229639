import { createHash } from 'node:crypto'
import { createMessageQueue, type MessageQueue } from './message-queue.ts'
import type { Connection, Envelope, QueuedMessage } from './relay.types.ts'

/** Delay of a push in ms. A client misses the response to its call if a push arrives before it. */
const pushDelay = 10

/** Connections, subscriptions and messages of a relay. */
export type RelayState = {
  readonly queue: MessageQueue
  readonly connections: Set<Connection>
  /** Queues a message and pushes it to the other subscribers. Drops duplicates. */
  publish(from: Connection, envelope: Envelope, seconds: number): void
  /** Pushes a message, valid or not, to the current subscribers of its topic. Does not queue it. */
  deliver(envelope: Omit<Envelope, 'attestation'>): void
  /** Returns the subscription id and pushes the pending messages of the topic. */
  subscribe(connection: Connection, topic: string): string
  /** Marks the message of a pushed frame as read. */
  acknowledge(connection: Connection, frameId: string): void
  /** While muted, frames are ignored and none are pushed. Unmuting pushes the pending messages. */
  mute(on: boolean): void
  isMuted(): boolean
  /** Answers every call with this error message; null answers normally again. */
  fail(message: string | null): void
  /** The error message that answers this call; null to answer normally. */
  nextFailure(): string | null
  /** Number of calls that were answered with an error message of `fail`. */
  failures(): number
  /** Number of pushes. A message counts once for each connection and each repetition. */
  pushes(): number
  /** Deletes all messages and subscriptions. */
  forget(): void
}

/** `now` returns ms since 1970. */
export function createRelayState(now: () => number): RelayState {
  const queue = createMessageQueue(now)
  const connections = new Set<Connection>()
  let muted = false
  let failure: string | null = null
  let failures = 0
  let pushCount = 0

  /**
   * Pushes a message to all receivers at the same time, so that a client with several connections
   * receives it on each, also if it acknowledges the first push at once.
   */
  function push(receivers: readonly Connection[], queued: QueuedMessage) {
    setTimeout(() => {
      if (muted) return
      const open = receivers.filter(
        (connection) =>
          connections.has(connection) &&
          connection.topics.has(queued.topic) &&
          !queued.readBy.has(connection.client),
      )
      for (const connection of open) send(connection, queued)
    }, pushDelay)
  }
  function send(connection: Connection, queued: QueuedMessage) {
    const { topic, message, publishedAt, tag, attestation } = queued
    pushCount += 1
    const id = String(pushCount)
    connection.unacknowledged.set(id, queued)
    const data = {
      topic,
      message,
      publishedAt,
      tag,
      ...(attestation === null ? {} : { attestation }),
    }
    const params = { id: subscriptionId(topic, connection.client), data }
    connection.send(JSON.stringify({ id, jsonrpc: '2.0', method: 'irn_subscription', params }))
  }
  const subscribersOf = (topic: string) =>
    [...connections].filter(({ topics }) => topics.has(topic))
  const pushPending = (connection: Connection, topic: string) => {
    for (const queued of queue.pending(topic, connection.client)) push([connection], queued)
  }

  return {
    queue,
    connections,
    publish(from, envelope, seconds) {
      const queued = queue.enqueue(envelope, from.client, seconds)
      if (queued === null) return
      push(
        subscribersOf(queued.topic).filter(({ client }) => client !== from.client),
        queued,
      )
    },
    deliver(envelope) {
      const publishedAt = now()
      const sender = {
        publisher: '',
        publishedAt,
        expiresAt: publishedAt,
        readBy: new Set<string>(),
      }
      push(subscribersOf(envelope.topic), { ...envelope, ...sender, attestation: null })
    },
    subscribe(connection, topic) {
      connection.topics.add(topic)
      pushPending(connection, topic)
      return subscriptionId(topic, connection.client)
    },
    acknowledge(connection, frameId) {
      connection.unacknowledged.get(frameId)?.readBy.add(connection.client)
      connection.unacknowledged.delete(frameId)
    },
    mute(on) {
      muted = on
      if (on) return
      for (const connection of connections)
        for (const topic of connection.topics) pushPending(connection, topic)
    },
    isMuted: () => muted,
    fail(message) {
      failure = message
    },
    nextFailure() {
      if (failure !== null) failures += 1
      return failure
    },
    failures: () => failures,
    pushes: () => pushCount,
    forget() {
      queue.clear()
      for (const { topics } of connections) topics.clear()
    },
  }
}

const subscriptionId = (topic: string, client: string): string =>
  createHash('sha256')
    .update(topic + client)
    .digest('hex')

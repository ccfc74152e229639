import { createHash } from 'node:crypto'
import { createMailbox, type Mailbox } from './message-queue.ts'
import type { Envelope, Letter, Line } from './relay.types.ts'

/** Clients miss the answer to a publish when what it brings comes first. */
const afterTheAnswer = 10

/** Who listens to what, and what is pushed to whom. */
export type Office = {
  readonly mailbox: Mailbox
  readonly lines: Set<Line>
  post(from: Line, envelope: Envelope, seconds: number): void
  /** Returns the id of the subscription; what waits there is pushed. */
  subscribe(line: Line, topic: string): string
  acknowledged(line: Line, push: string): void
  mute(on: boolean): void
  muted(): boolean
}

export function createOffice(now: () => number): Office {
  const mailbox = createMailbox(now)
  const lines = new Set<Line>()
  let silent = false
  let pushes = 0

  function push(line: Line, letter: Letter) {
    setTimeout(() => {
      const { topic, message, publishedAt, tag, attestation, read } = letter
      if (silent || !lines.has(line) || !line.topics.has(topic) || read.has(line.client)) return
      pushes += 1
      const id = String(pushes)
      line.pushed.set(id, letter)
      const data = {
        topic,
        message,
        publishedAt,
        tag,
        ...(attestation === null ? {} : { attestation }),
      }
      const params = { id: subscriptionId(topic, line.client), data }
      line.send(JSON.stringify({ id, jsonrpc: '2.0', method: 'irn_subscription', params }))
    }, afterTheAnswer)
  }
  const pushWaiting = (line: Line, topic: string) => {
    for (const letter of mailbox.waiting(topic, line.client)) push(line, letter)
  }

  return {
    mailbox,
    lines,
    post(from, envelope, seconds) {
      const letter = mailbox.keep(envelope, from.client, seconds)
      if (letter === null) return
      for (const line of lines)
        if (line.client !== from.client && line.topics.has(letter.topic)) push(line, letter)
    },
    subscribe(line, topic) {
      line.topics.add(topic)
      pushWaiting(line, topic)
      return subscriptionId(topic, line.client)
    },
    acknowledged(line, id) {
      line.pushed.get(id)?.read.add(line.client)
      line.pushed.delete(id)
    },
    mute(on) {
      silent = on
      if (on) return
      for (const line of lines) for (const topic of line.topics) pushWaiting(line, topic)
    },
    muted: () => silent,
  }
}

const subscriptionId = (topic: string, client: string): string =>
  createHash('sha256')
    .update(topic + client)
    .digest('hex')

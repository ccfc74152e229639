import { assert, test } from 'vitest'
import { createMessageQueue } from './message-queue.ts'

const envelope = { topic: 'a', message: 'encrypted', tag: 1108, attestation: null }
const createQueue = () => {
  let now = 0
  return {
    queue: createMessageQueue(() => now),
    advance: (seconds: number) => (now += seconds * 1_000),
  }
}

test('queue.pending returns a message until its time to live ends', () => {
  const { queue, advance } = createQueue()
  queue.enqueue(envelope, 'page', 300)
  advance(299)
  assert.equal(queue.pending('a', 'phone').length, 1)
  advance(1)
  assert.deepEqual(queue.pending('a', 'phone'), [])
})

test('queue.pending omits messages that the client has read or published', () => {
  const { queue } = createQueue()
  queue.enqueue(envelope, 'page', 300)?.readBy.add('phone')
  assert.deepEqual(queue.pending('a', 'phone'), [])
  assert.deepEqual(queue.pending('a', 'page'), [])
  assert.equal(queue.pending('a', 'tablet').length, 1)
})

test('queue.enqueue drops a duplicate until the first message has expired', () => {
  const { queue, advance } = createQueue()
  assert.isNotNull(queue.enqueue(envelope, 'page', 300))
  assert.isNull(queue.enqueue(envelope, 'page', 300))
  advance(300)
  assert.isNotNull(queue.enqueue(envelope, 'page', 300))
  assert.deepEqual(queue.published(), [
    { topic: 'a', tag: 1108 },
    { topic: 'a', tag: 1108 },
  ])
})

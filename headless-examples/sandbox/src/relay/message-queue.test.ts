import { assert, test } from 'vitest'
import { createMailbox } from './message-queue.ts'

const letter = { topic: 'a', message: 'sealed', tag: 1108, attestation: null }
const at = () => {
  let now = 0
  return { mailbox: createMailbox(() => now), pass: (seconds: number) => (now += seconds * 1_000) }
}

test('a letter is kept for its time and not a moment longer', () => {
  const { mailbox, pass } = at()
  mailbox.keep(letter, 'page', 300)
  pass(299)
  assert.equal(mailbox.waiting('a', 'phone').length, 1)
  pass(1)
  assert.deepEqual(mailbox.waiting('a', 'phone'), [])
})

test('a letter waits for each client apart, and never for its publisher', () => {
  const { mailbox } = at()
  mailbox.keep(letter, 'page', 300)?.read.add('phone')
  assert.deepEqual(mailbox.waiting('a', 'phone'), [])
  assert.deepEqual(mailbox.waiting('a', 'page'), [])
  assert.equal(mailbox.waiting('a', 'tablet').length, 1)
})

test('a copy is dropped while the first is kept, and is a letter again afterwards', () => {
  const { mailbox, pass } = at()
  assert.isNotNull(mailbox.keep(letter, 'page', 300))
  assert.isNull(mailbox.keep(letter, 'page', 300))
  pass(300)
  assert.isNotNull(mailbox.keep(letter, 'page', 300))
  assert.deepEqual(mailbox.published(), [
    { topic: 'a', tag: 1108 },
    { topic: 'a', tag: 1108 },
  ])
})

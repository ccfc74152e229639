import { assert, test } from 'vitest'
import { isToWindow, parseFromWindow } from './messages.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('parseFromWindow accepts only well-formed messages with the id of the window', () => {
  assert.deepEqual(parseFromWindow({ id: 'a', type: 'ready' }, 'a'), { id: 'a', type: 'ready' })
  for (const data of [
    null,
    'ready',
    { id: 'b', type: 'ready' },
    { id: 'a', type: 'other' },
    { id: 'a', type: 'decision' },
    { id: 'a', type: 'decision', decision: { approved: 'yes' } },
  ]) {
    assert.equal(parseFromWindow(data, 'a'), null)
  }
})

test('parseFromWindow keeps only the strings among the approved accounts', () => {
  const decision = { approved: true, accounts: [account, 'other', 7] }
  assert.deepEqual(parseFromWindow({ id: 'a', type: 'decision', decision }, 'a'), {
    id: 'a',
    type: 'decision',
    decision: { approved: true, accounts: [account, 'other'] },
  })
})

test('isToWindow accepts only a request with the id of the window', () => {
  const message = {
    id: 'a',
    type: 'request',
    branding: {},
    origin: 'http://page.example',
    request: { kind: 'connect' },
  }
  assert.isTrue(isToWindow(message, 'a'))
  assert.isFalse(isToWindow(message, 'b'))
  assert.isFalse(isToWindow({ ...message, request: null }, 'a'))
})

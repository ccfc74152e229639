import { assert, test } from 'vitest'
import { isToWindow, readFromWindow } from './messages.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('only a well-formed message with the right id is read', () => {
  assert.deepEqual(readFromWindow({ id: 'a', type: 'ready' }, 'a'), { id: 'a', type: 'ready' })
  for (const data of [
    null,
    'ready',
    { id: 'b', type: 'ready' },
    { id: 'a', type: 'other' },
    { id: 'a', type: 'verdict' },
    { id: 'a', type: 'verdict', verdict: { approved: 'yes' } },
  ]) {
    assert.equal(readFromWindow(data, 'a'), null)
  }
})

test('an approval keeps texts only', () => {
  const verdict = { approved: true, accounts: [account, 'nobody', 7] }
  assert.deepEqual(readFromWindow({ id: 'a', type: 'verdict', verdict }, 'a'), {
    id: 'a',
    type: 'verdict',
    decision: { approved: true, accounts: [account, 'nobody'] },
  })
})

test('the window takes only an ask with its own id', () => {
  const message = {
    id: 'a',
    type: 'ask',
    face: {},
    origin: 'http://page.example',
    ask: { kind: 'connect' },
  }
  assert.isTrue(isToWindow(message, 'a'))
  assert.isFalse(isToWindow(message, 'b'))
  assert.isFalse(isToWindow({ ...message, ask: null }, 'a'))
})

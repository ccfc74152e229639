import { expect, test } from 'vitest'
import { isSessionEvent } from './session-event.ts'

const event = {
  id: 1,
  topic: 't',
  params: { chainId: 'eip155:1', event: { name: 'accountsChanged', data: [] } },
}
const hostile = new Proxy(
  {},
  {
    get() {
      throw new Error('no')
    },
    has() {
      throw new Error('no')
    },
  },
)

test.each([
  ['null', null],
  ['text', 'x'],
  ['an invalid topic', { ...event, topic: 7 }],
  ['an invalid chain', { ...event, params: { ...event.params, chainId: 1 } }],
  ['an event without a name', { ...event, params: { ...event.params, event: { data: [] } } }],
  ['a hostile object', hostile],
])('isSessionEvent rejects %s', (_, value) => {
  expect(isSessionEvent(value)).toBe(false)
})

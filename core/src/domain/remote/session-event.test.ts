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

test('an event says where, what and with which data', () => {
  expect(isSessionEvent(event)).toBe(true)
})
test.each([
  ['nothing', null],
  ['text', 'x'],
  ['no topic', { ...event, topic: 7 }],
  ['no chain', { ...event, params: { ...event.params, chainId: 1 } }],
  ['no name', { ...event, params: { ...event.params, event: { data: [] } } }],
  ['a hostile object', hostile],
])('%s is none', (_, value) => {
  expect(isSessionEvent(value)).toBe(false)
})

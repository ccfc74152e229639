import { expect, test } from 'vitest'
import { createMemoryStorage } from '../../platform/memory-storage.ts'
import { guardDeepLink, leadsAway } from './deep-link.ts'

const key = 'WALLETCONNECT_DEEPLINK_CHOICE'
const kept = (value: string) => {
  const storage = createMemoryStorage({ [key]: value })
  guardDeepLink(storage)
  return storage.get(key)
}

test.each(['rainbow://', 'https://rnbwapp.com', 'bnc://app.binance.com/cedefi/'])(
  '%s stays',
  (href) => {
    const value = JSON.stringify({ href, name: 'Wallet' })
    expect(kept(value)).toBe(value)
  },
)

test.each([
  '{"href":"javascript:alert(1)"}',
  '{"href":"intent://x"}',
  '{"href":7}',
  '{}',
  'null',
  'rainbow://',
  '{',
])('%s goes', (value) => {
  expect(kept(value)).toBeNull()
})

test('storage that is not there, or blocked, holds nothing that could be opened', () => {
  const fail = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(() => guardDeepLink({ get: fail, set: fail, remove: fail, keys: fail })).not.toThrow()
  expect(() => guardDeepLink(null)).not.toThrow()
  expect([leadsAway({ get: fail, set: fail, remove: fail, keys: fail }), leadsAway(null)]).toEqual([
    false,
    false,
  ])
})

test('a request leads away where the SDK was told of a link', () => {
  expect([
    leadsAway(createMemoryStorage({ [key]: '{}' })),
    leadsAway(createMemoryStorage({})),
  ]).toEqual([true, false])
})

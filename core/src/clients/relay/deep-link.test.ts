import { expect, test } from 'vitest'
import { createMemoryStorage } from '../../platform/memory-storage.ts'
import { guardDeepLink, opensWalletApp } from './deep-link.ts'

const key = 'WALLETCONNECT_DEEPLINK_CHOICE'
const guardedValue = (value: string) => {
  const storage = createMemoryStorage({ [key]: value })
  guardDeepLink(storage)
  return storage.get(key)
}

test.each(['rainbow://', 'https://rnbwapp.com', 'bnc://app.binance.com/cedefi/'])(
  'guardDeepLink keeps %s',
  (href) => {
    const value = JSON.stringify({ href, name: 'Wallet' })
    expect(guardedValue(value)).toBe(value)
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
])('guardDeepLink removes %s', (value) => {
  expect(guardedValue(value)).toBeNull()
})

test('guardDeepLink and opensWalletApp accept missing and blocked storage', () => {
  const fail = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(() => guardDeepLink({ get: fail, set: fail, remove: fail, keys: fail })).not.toThrow()
  expect(() => guardDeepLink(null)).not.toThrow()
  expect([
    opensWalletApp({ get: fail, set: fail, remove: fail, keys: fail }),
    opensWalletApp(null),
  ]).toEqual([false, false])
})

test('opensWalletApp returns whether a deep link is stored', () => {
  expect([
    opensWalletApp(createMemoryStorage({ [key]: '{}' })),
    opensWalletApp(createMemoryStorage({})),
  ]).toEqual([true, false])
})

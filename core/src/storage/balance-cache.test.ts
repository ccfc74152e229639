import { expect, test } from 'vitest'
import { createManualClock } from '../platform/manual-clock.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { createBalanceCache } from './balance-cache.ts'
import { createStorage } from './storage.ts'

const balance = { value: '1', decimals: 18, symbol: 'ETH' }
const setup = () => {
  const clock = createManualClock(1_000)
  const storage = createStorage({ platform: createMemoryPlatform({ clock }), kitId: 'default' })
  return {
    clock,
    storage,
    cache: createBalanceCache({
      storage,
      clock,
      key: 'native_balance_cache',
      lifetime: 30_000,
      maxEntries: 2,
    }),
  }
}

test('createBalanceCache returns a balance for exactly its lifetime and then removes it from storage', () => {
  const { clock, cache, storage } = setup()
  cache.set('a', { balance })
  clock.advance(30_000)
  expect(cache.get('a')).toEqual({ balance, timestamp: 1_000 })
  clock.advance(1)
  expect(cache.get('a')).toBeNull()
  expect(storage.get('native_balance_cache')).toBe('{}')
})

test('createBalanceCache ignores a balance with a timestamp in the future [L6]', () => {
  const { clock, cache } = setup()
  cache.set('a', { balance })
  clock.jump(0)
  expect(cache.get('a')).toBeNull()
})

test('createBalanceCache removes the oldest balance beyond the maximum number', () => {
  const { clock, cache } = setup()
  for (const id of ['a', 'b', 'c']) {
    cache.set(id, { balance })
    clock.advance(1)
  }
  expect(['a', 'b', 'c'].map((id) => cache.get(id) !== null)).toEqual([false, true, true])
})

const stored = { value: '1', decimals: 18, symbol: 'ETH' }
test.each([
  ['text', '<h1>'],
  ['a list', '[]'],
  ['a value in another notation', { ...stored, value: '1e3' }],
  ['too many decimals', { ...stored, decimals: 256 }],
  ['no symbol', { ...stored, symbol: null }],
])('createBalanceCache ignores and overwrites %s [E3, E5, R23]', (_, content) => {
  const { cache, storage } = setup()
  const text =
    typeof content === 'string'
      ? content
      : JSON.stringify({ a: { balance: content, timestamp: 1_000 } })
  storage.set('native_balance_cache', text)
  expect(cache.get('a')).toBeNull()
  cache.set('a', { balance })
  expect(cache.get('a')).toEqual({ balance, timestamp: 1_000 })
})

test('createBalanceCache ignores the key `__proto__` [E4, R10]', () => {
  const { cache, storage } = setup()
  const entry = JSON.stringify({ balance, timestamp: 1_000 })
  storage.set('native_balance_cache', `{"__proto__":{"polluted":1},"a":${entry}}`)
  expect([cache.get('a'), cache.get('__proto__')]).toEqual([{ balance, timestamp: 1_000 }, null])
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test('clear removes all cached balances', () => {
  const { cache } = setup()
  cache.set('a', { balance })
  cache.clear()
  expect(cache.get('a')).toBeNull()
})

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
  expect(storage.get('native_balance_cache')).toEqual({})
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

test('clear removes all cached balances', () => {
  const { cache } = setup()
  cache.set('a', { balance })
  cache.clear()
  expect(cache.get('a')).toBeNull()
})

import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createManualClock } from '../platform/manual-clock.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { createResponseCache } from './response-cache.ts'
import { createStorage } from './storage.ts'

const lifetime = 300_000
const storageKey = '@latchkit/default/name_cache'
const schema = v.object({ name: v.string() })

function make(initial: Readonly<Record<string, string>> | null = {}, maxEntries = 3) {
  const clock = createManualClock(1_000_000)
  const platform = createMemoryPlatform({ clock, stored: initial })
  const storage = createStorage({ platform, kitId: 'default' })
  const cache = createResponseCache({
    storage,
    clock,
    key: 'name_cache',
    lifetime,
    maxEntries,
    schema,
  })
  return { clock, platform, storage, cache }
}
const entry = (id: string, more: object = {}) => ({
  id,
  answer: { name: id },
  timestamp: 1_000_000,
  ...more,
})

test('a response is valid for exactly its lifetime and is then removed from storage', () => {
  const { clock, cache, storage } = make()
  cache.set('a', { name: 'A' })
  clock.advance(lifetime)
  expect(cache.get('a')).toEqual({ name: 'A' })
  clock.advance(1)
  expect(cache.get('a')).toBeNull()
  expect(storage.get('name_cache')).toBe('[]')
})

test('an expired response does not affect the others', () => {
  const { clock, cache } = make()
  cache.set('a', { name: 'A' })
  clock.advance(lifetime)
  cache.set('b', { name: 'B' })
  clock.advance(1)
  expect([cache.get('a'), cache.get('b')]).toEqual([null, { name: 'B' }])
})

test('a response from the future is ignored [L6]', () => {
  const { clock, cache } = make()
  cache.set('a', { name: 'A' })
  clock.jump(0)
  expect(cache.get('a')).toBeNull()
})

test('a newer response replaces the older one and its timestamp', () => {
  const { clock, cache } = make()
  cache.set('a', { name: 'A' })
  clock.advance(lifetime)
  cache.set('a', { name: 'AA' })
  clock.advance(lifetime)
  expect(cache.get('a')).toEqual({ name: 'AA' })
})

test('the oldest response is removed beyond the maximum number', () => {
  const { cache } = make()
  for (const id of ['a', 'b', 'c', 'd']) cache.set(id, { name: id })
  expect(['a', 'b', 'c', 'd'].map((id) => cache.get(id) !== null)).toEqual([
    false,
    true,
    true,
    true,
  ])
})

test('responses beyond the maximum length are removed, oldest first', () => {
  const { cache, storage } = make()
  cache.set('small', { name: 's' })
  cache.set('large', { name: 'x'.repeat(299_900) })
  expect([cache.get('small'), cache.get('large') === null]).toEqual([null, false])
  cache.set('too large', { name: 'x'.repeat(300_000) })
  expect(storage.get('name_cache')).toBe('[]')
})

test('responses are shared with the next kit, and stored in memory without storage', () => {
  const first = make()
  first.cache.set('a', { name: 'A' })
  const stored = first.platform.controls.storage?.get(storageKey) ?? ''
  expect(make({ [storageKey]: stored }).cache.get('a')).toEqual({ name: 'A' })
  const { cache } = make(null)
  cache.set('a', { name: 'A' })
  expect(cache.get('a')).toEqual({ name: 'A' })
})

describe('untrusted content', () => {
  test.each([
    ['truncated JSON [E3]', '[{"id":"a"'],
    ['HTML [E3]', '<h1>'],
    ['an object [E5]', '{"a":{"answer":{"name":"a"},"timestamp":1000000}}'],
    ['a number', '7'],
    ['null', 'null'],
  ])('%s is ignored and overwritten', (_, text) => {
    const { cache } = make({ [storageKey]: text })
    expect(cache.get('a')).toBeNull()
    cache.set('a', { name: 'A' })
    expect(cache.get('a')).toEqual({ name: 'A' })
  })

  test.each([
    ['an invalid response', entry('a', { answer: { name: 7 } })],
    ['an invalid timestamp', entry('a', { timestamp: 'now' })],
    ['an invalid id', entry('a', { id: 7 })],
    ['null', null],
  ])('an entry with %s is dropped and the others stay [E5]', (_, invalid) => {
    const { cache, storage } = make({ [storageKey]: JSON.stringify([invalid, entry('b')]) })
    expect([cache.get('a'), cache.get('b')]).toEqual([null, { name: 'b' }])
    expect(storage.get('name_cache')).toBe(JSON.stringify([entry('b')]))
  })

  test('keys that would change a prototype are dropped [E4]', () => {
    const text =
      '[{"id":"__proto__","answer":{"name":"x","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}},"timestamp":1000000}]'
    const { cache } = make({ [storageKey]: text })
    expect(cache.get('__proto__')).toEqual({ name: 'x' })
    expect(cache.get('constructor')).toBeNull()
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})

test.each([
  ['blocked [E1]', 'blocked'],
  ['full [E2]', { quota: 10 }],
] as const)('responses are stored in memory if storage is %s', (_, fault) => {
  const { cache, platform } = make()
  const { storage } = platform.controls
  if (storage !== null) storage.fault = fault
  cache.set('a', { name: 'A' })
  expect(cache.get('a')).toEqual({ name: 'A' })
})

test('responses are removed if another key needs the space [E2]', () => {
  const { cache, platform, storage } = make()
  cache.set('a', { name: 'x'.repeat(200) })
  if (platform.controls.storage !== null) platform.controls.storage.fault = { quota: 100 }
  storage.set('eip155:connected_connector_id', 'io.a')
  expect([cache.get('a'), storage.get('eip155:connected_connector_id')]).toEqual([null, 'io.a'])
})

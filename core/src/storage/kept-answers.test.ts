import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createManualClock } from '../platform/manual-clock.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { createKeptAnswers } from './kept-answers.ts'
import { createStorage } from './storage.ts'

const lifetime = 300_000
const place = '@latchkit/default/name_cache'
const schema = v.object({ name: v.string() })

function make(stored: Readonly<Record<string, string>> | null = {}, most = 3) {
  const clock = createManualClock(1_000_000)
  const platform = createMemoryPlatform({ clock, stored })
  const storage = createStorage({ platform, kitId: 'default' })
  const cache = createKeptAnswers({ storage, clock, key: 'name_cache', lifetime, most, schema })
  return { clock, platform, storage, cache }
}
const entry = (id: string, more: object = {}) => ({
  id,
  answer: { name: id },
  timestamp: 1_000_000,
  ...more,
})

test('an answer is good for its lifetime, to the millisecond, then it is gone from storage too', () => {
  const { clock, cache, storage } = make()
  cache.set('a', { name: 'A' })
  clock.advance(lifetime)
  expect(cache.get('a')).toEqual({ name: 'A' })
  clock.advance(1)
  expect(cache.get('a')).toBeNull()
  expect(storage.get('name_cache')).toBe('[]')
})

test('an expired answer takes no other with it', () => {
  const { clock, cache } = make()
  cache.set('a', { name: 'A' })
  clock.advance(lifetime)
  cache.set('b', { name: 'B' })
  clock.advance(1)
  expect([cache.get('a'), cache.get('b')]).toEqual([null, { name: 'B' }])
})

test('L6: an answer from the future is not believed', () => {
  const { clock, cache } = make()
  cache.set('a', { name: 'A' })
  clock.jump(0)
  expect(cache.get('a')).toBeNull()
})

test('a newer answer takes the place of an older one, and has its own time', () => {
  const { clock, cache } = make()
  cache.set('a', { name: 'A' })
  clock.advance(lifetime)
  cache.set('a', { name: 'AA' })
  clock.advance(lifetime)
  expect(cache.get('a')).toEqual({ name: 'AA' })
})

test('only so many answers are kept: the oldest goes', () => {
  const { cache } = make()
  for (const id of ['a', 'b', 'c', 'd']) cache.set(id, { name: id })
  expect(['a', 'b', 'c', 'd'].map((id) => cache.get(id) !== null)).toEqual([
    false,
    true,
    true,
    true,
  ])
})

test('what there is no room for is not kept, and neither are the oldest beside something large', () => {
  const { cache, storage } = make()
  cache.set('small', { name: 's' })
  cache.set('large', { name: 'x'.repeat(299_900) })
  expect([cache.get('small'), cache.get('large') === null]).toEqual([null, false])
  cache.set('too large', { name: 'x'.repeat(300_000) })
  expect(storage.get('name_cache')).toBe('[]')
})

test('it is there for the next kit, and without a storage for this one', () => {
  const first = make()
  first.cache.set('a', { name: 'A' })
  const kept = first.platform.controls.storage?.get(place) ?? ''
  expect(make({ [place]: kept }).cache.get('a')).toEqual({ name: 'A' })
  const { cache } = make(null)
  cache.set('a', { name: 'A' })
  expect(cache.get('a')).toEqual({ name: 'A' })
})

describe('what is stored is not trusted', () => {
  test.each([
    ['E3: half a text', '[{"id":"a"'],
    ['E3: no JSON', '<h1>'],
    ['E5: another form', '{"a":{"answer":{"name":"a"},"timestamp":1000000}}'],
    ['a number', '7'],
    ['null', 'null'],
  ])('%s is nothing, and is written over', (_, text) => {
    const { cache } = make({ [place]: text })
    expect(cache.get('a')).toBeNull()
    cache.set('a', { name: 'A' })
    expect(cache.get('a')).toEqual({ name: 'A' })
  })

  test.each([
    ['another answer', entry('a', { answer: { name: 7 } })],
    ['no time', entry('a', { timestamp: 'now' })],
    ['no id', entry('a', { id: 7 })],
    ['nothing', null],
  ])('E5: an entry with %s is dropped, and the others live', (_, bad) => {
    const { cache, storage } = make({ [place]: JSON.stringify([bad, entry('b')]) })
    expect([cache.get('a'), cache.get('b')]).toEqual([null, { name: 'b' }])
    expect(storage.get('name_cache')).toBe(JSON.stringify([entry('b')]))
  })

  test('E4: nothing reaches into a prototype', () => {
    const text =
      '[{"id":"__proto__","answer":{"name":"x","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}},"timestamp":1000000}]'
    const { cache } = make({ [place]: text })
    expect(cache.get('__proto__')).toEqual({ name: 'x' })
    expect(cache.get('constructor')).toBeNull()
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})

test.each([
  ['E1: blocked', 'blocked'],
  ['E2: full', { room: 10 }],
] as const)('%s: answers are kept in memory', (_, fault) => {
  const { cache, platform } = make()
  const { storage } = platform.controls
  if (storage !== null) storage.fault = fault
  cache.set('a', { name: 'A' })
  expect(cache.get('a')).toEqual({ name: 'A' })
})

test('E2: where something else needs the room, answers go', () => {
  const { cache, platform, storage } = make()
  cache.set('a', { name: 'x'.repeat(200) })
  if (platform.controls.storage !== null) platform.controls.storage.fault = { room: 100 }
  storage.set('eip155:connected_connector_id', 'io.a')
  expect([cache.get('a'), storage.get('eip155:connected_connector_id')]).toEqual([null, 'io.a'])
})

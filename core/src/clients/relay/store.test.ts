import { expect, test } from 'vitest'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { createMemoryDatabase } from '../../platform/memory-database.ts'
import type { AsyncKeyValue } from '../../platform/platform.ts'
import { createStore } from './store.ts'

const { log, controls } = createMemoryPlatform()
const storeFor = (prefix: string, database: AsyncKeyValue) => createStore({ database, prefix, log })

test("what one instance kept is there for the kit's next, whose name is another", async () => {
  const database = createMemoryDatabase()
  await storeFor('one', database).setItem('wc@2:core:0.3:one//keychain', { key: [1, null, 'x'] })
  const next = storeFor('two', database)
  expect(await next.getItem('wc@2:core:0.3:two//keychain')).toEqual({ key: [1, null, 'x'] })
  expect(await next.getKeys()).toEqual(['wc@2:core:0.3//keychain'])
  expect(await next.getEntries()).toEqual([['wc@2:core:0.3//keychain', { key: [1, null, 'x'] }]])
  await next.removeItem('wc@2:core:0.3:two//keychain')
  expect(await next.getItem('wc@2:core:0.3:two//keychain')).toBeUndefined()
})

test('big numbers are kept as text, nothing as nothing', async () => {
  const store = storeFor('one', createMemoryDatabase())
  await store.setItem('a', { value: 5n })
  await store.setItem('b', undefined)
  expect([await store.getItem('a'), await store.getItem('b')]).toEqual([{ value: '5' }, null])
})

test('E3, E4: what cannot be read is dropped, and prototypes stay out', async () => {
  const values = new Map([
    ['broken', '{'],
    ['hostile', '{"__proto__":{"x":1},"fine":1}'],
  ])
  const store = storeFor('one', createMemoryDatabase(values))
  expect(await store.getItem('broken')).toBeUndefined()
  expect(values.has('broken')).toBe(false)
  expect(await store.getItem('hostile')).toEqual({ fine: 1 })
})

test('a database that fails is told once, and never rejects', async () => {
  const fails = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  const store = storeFor('one', {
    get: fails,
    set: fails,
    remove: fails,
    keys: fails,
    isLasting: fails,
  })
  await store.setItem('a', 1)
  await store.removeItem('a')
  expect([await store.getItem('a'), await store.getKeys(), await store.getEntries()]).toEqual([
    undefined,
    [],
    [],
  ])
  expect(controls.logged).toHaveLength(1)
})

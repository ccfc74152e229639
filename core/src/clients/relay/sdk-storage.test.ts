import { expect, test } from 'vitest'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { createMemoryDatabase } from '../../platform/memory-database.ts'
import type { AsyncKeyValue } from '../../platform/platform.ts'
import { until } from '../http/until.fixture.ts'
import { createSdkStorage, removeEnded } from './sdk-storage.ts'

const { log, controls } = createMemoryPlatform()
const storageFor = (prefix: string, database: AsyncKeyValue, partition = 'tab') =>
  createSdkStorage({ database, prefix, partition, log })

test('createSdkStorage reads data that an instance with another prefix stored', async () => {
  const database = createMemoryDatabase()
  await storageFor('one', database).setItem('wc@2:core:0.3:one//keychain', { key: [1, null, 'x'] })
  const next = storageFor('two', database)
  expect(await next.getItem('wc@2:core:0.3:two//keychain')).toEqual({ key: [1, null, 'x'] })
  expect(await next.getKeys()).toEqual(['wc@2:core:0.3//keychain'])
  expect(await next.getEntries()).toEqual([['wc@2:core:0.3//keychain', { key: [1, null, 'x'] }]])
  await next.removeItem('wc@2:core:0.3:two//keychain')
  expect(await next.getItem('wc@2:core:0.3:two//keychain')).toBeUndefined()
})

test('createSdkStorage does not read data of another partition [W1]', async () => {
  const database = createMemoryDatabase()
  await storageFor('one', database).setItem('wc@2:core:0.3:one//keychain', 'x')
  const other = storageFor('one', database, 'other')
  expect(await other.getItem('wc@2:core:0.3:one//keychain')).toBeUndefined()
  expect(await other.getKeys()).toEqual([])
})

test('createSdkStorage stores bigints as text and undefined as null', async () => {
  const storage = storageFor('one', createMemoryDatabase())
  await storage.setItem('a', { value: 5n })
  await storage.setItem('b', undefined)
  expect([await storage.getItem('a'), await storage.getItem('b')]).toEqual([{ value: '5' }, null])
})

test('createSdkStorage drops invalid JSON and prototype keys [E3, E4]', async () => {
  const values = new Map([
    ['tab/broken', '{'],
    ['tab/hostile', '{"__proto__":{"x":1},"fine":1}'],
  ])
  const storage = storageFor('one', createMemoryDatabase(values))
  expect(await storage.getItem('broken')).toBeUndefined()
  expect(values.has('tab/broken')).toBe(false)
  expect(await storage.getItem('hostile')).toEqual({ fine: 1 })
})

test('createSdkStorage does not reject if the database fails, and logs only the first failure', async () => {
  const fails = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  const storage = storageFor('one', {
    get: fails,
    set: fails,
    remove: fails,
    keys: fails,
    isPersistent: fails,
  })
  await storage.setItem('a', 1)
  await storage.removeItem('a')
  expect(await storage.getItem('a')).toBeUndefined()
  expect(await storage.getKeys()).toEqual([])
  expect(await storage.getEntries()).toEqual([])
  expect(controls.logged).toHaveLength(1)
})

test('createSdkStorage writes only the last value of a key that changes while it is written [W14]', async () => {
  const database = createMemoryDatabase()
  const written: string[] = []
  let finish = () => {}
  const storage = storageFor('one', {
    ...database,
    async set(key, text) {
      written.push(text)
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      await database.set(key, text)
    },
  })
  const first = storage.setItem('history', [1])
  const later = [storage.setItem('history', [1, 2]), storage.setItem('history', [1, 2, 3])]
  expect(await storage.getItem('history')).toEqual([1, 2, 3])
  finish()
  await first
  await until(() => written.length === 2)
  finish()
  await Promise.all(later)
  expect(written).toEqual(['[1]', '[1,2,3]'])
})

test('createSdkStorage serialises and writes a burst of 2,000 values of a key twice [W14]', async () => {
  const database = createMemoryDatabase()
  const counts = { serialised: 0, written: 0 }
  const storage = storageFor('one', {
    ...database,
    async set(key, text) {
      counts.written += 1
      await database.set(key, text)
    },
  })
  const value = (position: number) => ({
    toJSON() {
      counts.serialised += 1
      return position
    },
  })
  const writes = Array.from({ length: 2_000 }, (_, position) =>
    storage.setItem('history', value(position)),
  )
  await Promise.all(writes)
  expect([counts, await storage.getItem('history')]).toEqual([{ serialised: 2, written: 2 }, 1_999])
})

test('removeEnded removes what the SDK stores of sessions that have ended or expired, and keeps proposals [EM15]', async () => {
  const database = createMemoryDatabase()
  const storage = storageFor('one', database)
  const [open, ended, expired] = ['a', 'b', 'c'].map((letter) => letter.repeat(64))
  const record = (topic = '', method = 'wc_sessionSettle') => ({ topic, request: { method } })
  const kept = [record(open), record('d'.repeat(64), 'wc_sessionPropose')]
  await storage.setItem('wc@2:client:0.3:one//session', [
    { topic: open, expiry: 601 },
    { topic: expired, expiry: 600 },
  ])
  const removed = [record(ended), record(expired, 'wc_sessionRequest'), null, 'x']
  await storage.setItem('wc@2:core:0.3:one//history', [...removed, ...kept])
  for (const topic of ['', open, ended, expired])
    await storage.setItem(`wc@2:universal_provider:/namespaces${topic}`, {})
  await removeEnded(storage, 600_000)
  expect(await storage.getItem('wc@2:core:0.3//history')).toEqual(kept)
  expect((await storage.getKeys()).filter((key) => key.includes('provider'))).toEqual([
    'wc@2:universal_provider:/namespaces',
    `wc@2:universal_provider:/namespaces${open}`,
  ])
})

test('removeEnded removes nothing if the sessions cannot be read', async () => {
  const database = createMemoryDatabase()
  const stored = [{ topic: 'a'.repeat(64), request: { method: 'wc_sessionSettle' } }]
  await storageFor('one', database).setItem('wc@2:core:0.3:one//history', stored)
  const failing: AsyncKeyValue = {
    ...database,
    get: async (key) =>
      key.endsWith('//session') ? Promise.reject(new Error('closed')) : database.get(key),
  }
  await removeEnded(storageFor('one', failing), 0)
  expect(await storageFor('one', database).getItem('wc@2:core:0.3//history')).toEqual(stored)
})

test.each([['{"a":1}'], ['null'], ['[{"topic":1}]'], [null]])(
  'removeEnded accepts the stored messages %s',
  async (text) => {
    const database = createMemoryDatabase()
    if (text !== null) await database.set('tab/wc@2:core:0.3//history', text)
    await expect(removeEnded(storageFor('one', database), 0)).resolves.toBeUndefined()
  },
)

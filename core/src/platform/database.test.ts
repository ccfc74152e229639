import { expect, test } from 'vitest'
import { createDatabase } from './database.ts'
import { createManualClock } from './manual-clock.ts'
import { createMemoryPlatform } from './memory.ts'
import { createMemoryDatabase } from './memory-database.ts'
import type { AsyncKeyValue } from './platform.ts'

function setup(open: () => Promise<AsyncKeyValue>) {
  const clock = createManualClock()
  const { log, controls } = createMemoryPlatform({ clock })
  return { clock, controls, database: createDatabase({ clock, log, name: 'test', open }) }
}

test('createDatabase opens the database once, on first use', async () => {
  let opened = 0
  const { database } = setup(async () => {
    opened += 1
    return createMemoryDatabase()
  })
  expect(opened).toBe(0)
  await Promise.all([database.set('a', '1'), database.set('b', '2')])
  expect(await database.get('a')).toBe('1')
  expect(await database.keys()).toEqual(['a', 'b'])
  await database.remove('a')
  expect(await database.get('a')).toBeNull()
  expect(opened).toBe(1)
})

test('createDatabase uses memory and logs one warning if the browser blocks the database [E6]', async () => {
  const { controls, database } = setup(() =>
    Promise.reject(new DOMException('denied', 'SecurityError')),
  )
  await database.set('a', '1')
  expect([await database.get('a'), await database.isPersistent()]).toEqual(['1', false])
  expect(controls.logged).toHaveLength(1)
})

test('createDatabase uses memory if the database does not open within a second [E6]', async () => {
  const { clock, database } = setup(() => new Promise(() => {}))
  const set = database.set('a', '1')
  clock.advance(1_000)
  await set
  expect(await database.get('a')).toBe('1')
})

test('createDatabase uses a database that opened while the page was suspended [E6]', async () => {
  const disk = createMemoryDatabase()
  let open: (disk: AsyncKeyValue) => void = () => {}
  const { clock, controls, database } = setup(
    () =>
      new Promise((resolve) => {
        open = resolve
      }),
  )
  const set = database.set('a', '1')
  clock.jump(60_000)
  // When a page resumes, due timers run before the pending events of the database.
  clock.advance(0)
  open(disk)
  await set
  expect(await disk.get('a')).toBe('1')
  expect(controls.logged).toEqual([])
})

import { expect, test } from 'vitest'
import { createDatabase } from './database.ts'
import { createManualClock } from './manual-clock.ts'
import { createMemoryPlatform } from './memory.ts'
import { createMemoryDatabase } from './memory-database.ts'
import type { AsyncKeyValue } from './platform.ts'

function world(open: () => Promise<AsyncKeyValue>) {
  const clock = createManualClock()
  const { log, controls } = createMemoryPlatform({ clock })
  return { clock, controls, database: createDatabase({ clock, log, name: 'test', open }) }
}

test('is opened with the first use, and once', async () => {
  let opened = 0
  const { database } = world(async () => {
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

test('goes on in memory where the browser refuses it, and says so once', async () => {
  const { controls, database } = world(() =>
    Promise.reject(new DOMException('denied', 'SecurityError')),
  )
  await database.set('a', '1')
  expect([await database.get('a'), await database.isLasting()]).toEqual(['1', false])
  expect(controls.logged).toHaveLength(1)
})

test('does not wait longer than a second for a database that hangs', async () => {
  const { clock, database } = world(() => new Promise(() => {}))
  const set = database.set('a', '1')
  clock.advance(1_000)
  await set
  expect(await database.get('a')).toBe('1')
})

test('a page that stood still while it was opened is told so when it goes on, and keeps nothing in memory', async () => {
  const disk = createMemoryDatabase()
  let open: (disk: AsyncKeyValue) => void = () => {}
  const { clock, controls, database } = world(
    () =>
      new Promise((resolve) => {
        open = resolve
      }),
  )
  const set = database.set('a', '1')
  clock.jump(60_000)
  // timers come first, then what browsers have to say
  clock.advance(0)
  open(disk)
  await set
  expect(await disk.get('a')).toBe('1')
  expect(controls.logged).toEqual([])
})

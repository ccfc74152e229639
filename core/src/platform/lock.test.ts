import { expect, test } from 'vitest'
import { createLock } from './lock.ts'

type Locks = { request(name: string, task: () => Promise<unknown>): Promise<unknown> }

/** A page whose `navigator.locks` is what `read` returns. */
const pageWith = (read: () => Locks | undefined) =>
  ({
    navigator: {
      get locks() {
        return read()
      },
    },
  }) as unknown as Window
const denied = () => new DOMException('denied', 'SecurityError')

const pages: readonly (readonly [string, Window | null])[] = [
  ['there is no page', null],
  ['the browser has none', pageWith(() => undefined)],
  [
    'reading them throws',
    pageWith(() => {
      throw denied()
    }),
  ],
  [
    'a request throws',
    pageWith(() => ({
      request: () => {
        throw denied()
      },
    })),
  ],
  ['a request is rejected', pageWith(() => ({ request: () => Promise.reject(denied()) }))],
]

test.each(pages)('createLock runs tasks of one name in turn if %s [SG4]', async (_, page) => {
  const lock = createLock(page)
  const steps: string[] = []
  const task = (name: string) => async () => {
    steps.push(`${name} starts`)
    await Promise.resolve()
    steps.push(`${name} ends`)
    return name
  }
  const results = await Promise.all([lock('x', task('one')), lock('x', task('two'))])
  expect(results).toEqual(['one', 'two'])
  expect(steps).toEqual(['one starts', 'one ends', 'two starts', 'two ends'])
})

test.each(pages)(
  'createLock passes the error of a task on, and runs the next one, if %s [SG4]',
  async (_, page) => {
    const lock = createLock(page)
    const error = denied()
    let runs = 0
    const failing = lock('x', async () => {
      runs += 1
      throw error
    })
    await expect(failing).rejects.toBe(error)
    await expect(lock('x', async () => 'next')).resolves.toBe('next')
    expect(runs).toBe(1)
  },
)

test('createLock uses the locks of the browser, and does not repeat a task that failed [SG4]', async () => {
  const names: string[] = []
  const lock = createLock(
    pageWith(() => ({
      request(name, task) {
        names.push(name)
        return task()
      },
    })),
  )
  await expect(lock('x', async () => 7)).resolves.toBe(7)
  let runs = 0
  const failing = lock('y', async () => {
    runs += 1
    throw denied()
  })
  await expect(failing).rejects.toThrow('denied')
  expect([names, runs]).toEqual([['x', 'y'], 1])
})

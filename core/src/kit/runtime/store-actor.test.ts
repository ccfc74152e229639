import { expect, test } from 'vitest'
import { createLatePart, type Part, type PartEvent } from './store-actor.ts'

function world() {
  const heard: string[] = []
  const reported: unknown[] = []
  const part: Part = {
    send({ type }: PartEvent) {
      heard.push(type)
      if (type === 'echo') late.send({ type: 'show' })
    },
    arrival: () => null,
    state: () => ({ open: true }),
    start: () => void heard.push('(starts)'),
    stop: () => void heard.push('(stops)'),
  }
  let answer: { here(): void; gone(): void } = { here: () => {}, gone: () => {} }
  let loads = 0
  const online = new Set<() => void>()
  const late: Part = createLatePart({
    rest: { open: false },
    wakes: ['show'],
    online(listener) {
      online.add(listener)
      return () => void online.delete(listener)
    },
    changed: () => void heard.push('(shown)'),
    load: () => {
      loads += 1
      return new Promise((resolve, reject) => {
        answer = { here: () => resolve(part), gone: () => reject(new TypeError('no file')) }
      })
    },
    report: (error) => reported.push(error),
  })
  const settle = () =>
    new Promise<void>((resolve) =>
      queueMicrotask(() => queueMicrotask(() => queueMicrotask(resolve))),
    )
  const arrives = async () => {
    answer.here()
    await settle()
  }
  const fails = async () => {
    answer.gone()
    await settle()
  }
  return { late, online, heard, reported, loads: () => loads, arrives, fails }
}

test('what it would not have cared about does not bring it', () => {
  const { late, loads } = world()
  late.send({ type: 'hide' })
  expect([loads(), late.state()]).toEqual([0, { open: false }])
})

test('it comes with the first event that concerns it, and hears everything since in order', async () => {
  const { late, heard, loads, arrives } = world()
  late.send({ type: 'show' })
  late.send({ type: 'hide' })
  late.send({ type: 'show' })
  await arrives()
  late.send({ type: 'hide' })
  expect(heard).toEqual(['(starts)', 'show', 'hide', 'show', '(shown)', 'hide'])
  expect([loads(), late.state()]).toEqual([1, { open: true }])
})

test('code that did not come is said, and asked for again; nothing it was told is lost', async () => {
  const { late, heard, reported, arrives, fails } = world()
  late.send({ type: 'show' })
  await fails()
  expect(reported).toHaveLength(1)
  late.send({ type: 'hide' })
  await arrives()
  expect(heard).toEqual(['(starts)', 'show', 'hide', '(shown)'])
})

test('G7: code that did not come is asked for when the browser is online again, as often as it takes', async () => {
  const { late, online, heard, loads, arrives, fails } = world()
  const goesOnline = () => {
    for (const listener of online) listener()
  }
  late.send({ type: 'show' })
  expect(online.size).toBe(0)
  await fails()
  goesOnline()
  await fails()
  goesOnline()
  await arrives()
  expect([heard, loads(), online.size]).toEqual([['(starts)', 'show', '(shown)'], 3, 0])
})

test('stopped while it waits for the internet, it is not asked for again', async () => {
  const { late, online, fails } = world()
  late.send({ type: 'show' })
  await fails()
  late.stop()
  expect(online.size).toBe(0)
})

test('what it is told while it hears what waited is heard after that', async () => {
  const { late, heard, arrives } = world()
  late.send({ type: 'show' })
  late.send({ type: 'echo' })
  late.send({ type: 'hide' })
  await arrives()
  expect(heard).toEqual(['(starts)', 'show', 'echo', 'hide', 'show', '(shown)'])
})

test('stopped on its way, it never begins', async () => {
  const { late, heard, arrives } = world()
  late.send({ type: 'show' })
  late.stop()
  await arrives()
  expect(heard).toEqual([])
})

test('whoever wants to know when it has come can wait for it, also where it did not', async () => {
  const { late, heard, arrives, fails } = world()
  expect(late.arrival()).toBeNull()
  late.send({ type: 'show' })
  void late.arrival()?.then(() => heard.push('(settled)'))
  await fails()
  expect([heard, late.arrival()]).toEqual([['(settled)'], null])
  late.send({ type: 'show' })
  void late.arrival()?.then(() => heard.push('(settled)'))
  await arrives()
  expect(heard).toEqual(['(settled)', '(starts)', 'show', 'show', '(shown)', '(settled)'])
})

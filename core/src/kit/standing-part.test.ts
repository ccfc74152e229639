import { expect, test } from 'vitest'
import { createLatePart, type Part, type PartEvent } from './standing-part.ts'

function world() {
  const heard: string[] = []
  const reported: unknown[] = []
  const part: Part = {
    send: ({ type }: PartEvent) => void heard.push(type),
    state: () => ({ open: true }),
    start: () => void heard.push('(starts)'),
    stop: () => void heard.push('(stops)'),
  }
  let answer: { here(): void; gone(): void } = { here: () => {}, gone: () => {} }
  let loads = 0
  const late = createLatePart({
    rest: { open: false },
    wakes: ['show'],
    changed: () => void heard.push('(shown)'),
    load: () => {
      loads += 1
      return new Promise((resolve, reject) => {
        answer = { here: () => resolve(part), gone: () => reject(new TypeError('no file')) }
      })
    },
    report: (error) => reported.push(error),
  })
  const settle = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(() => queueMicrotask(resolve))))
  const arrives = async () => {
    answer.here()
    await settle()
  }
  const fails = async () => {
    answer.gone()
    await settle()
  }
  return { late, heard, reported, loads: () => loads, arrives, fails }
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

test('stopped on its way, it never begins', async () => {
  const { late, heard, arrives } = world()
  late.send({ type: 'show' })
  late.stop()
  await arrives()
  expect(heard).toEqual([])
})

import { expect, test } from 'vitest'
import { openCodeKey } from '../../domain/remote/open-code.ts'
import { createManualClock } from '../../platform/manual-clock.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { createOpenCodes } from './open-codes.ts'

const [first, second] = ['a'.repeat(64), 'b'.repeat(64)]

function openTab() {
  const clock = createManualClock(1_700_000_000_000)
  const values = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  const platform = createMemoryPlatform({
    clock,
    injected: { sessionStorage: () => sessionStorage },
  })
  const load = () => createOpenCodes(platform, 'shop')
  return { clock, values, load, stored: () => load().earlier() }
}

test('createOpenCodes returns the last code after a reload, and whether the visitor awaited it [V34]', () => {
  const { load, stored } = openTab()
  const codes = load()
  expect(codes.earlier()).toBeNull()
  const leave = codes.await()
  codes.show(first, false)
  const leaveOther = codes.await()
  codes.show(second, true)
  expect(stored()).toEqual({
    shownAt: 1_700_000_000_000,
    isAwaited: true,
    topic: second,
    isUnanswered: true,
  })
  leave()
  expect(stored()).toMatchObject({ isAwaited: true, topic: second, isUnanswered: true })
  leaveOther()
  expect(stored()).toMatchObject({ isAwaited: false, topic: second })
  codes.await()
  expect(stored()).toMatchObject({ isAwaited: true, topic: second, isUnanswered: true })
})

test('createOpenCodes keeps an earlier code that the visitor has left, which is not awaited any more [V34]', () => {
  const { load, stored } = openTab()
  const before = load()
  before.await()
  before.show(first, false)
  const codes = load()
  expect(codes.earlier()?.isAwaited).toBe(true)
  codes.await()
  expect([codes.earlier(), stored()]).toEqual([
    null,
    { shownAt: 1_700_000_000_000, isAwaited: false, topic: first, isUnanswered: false },
  ])
  codes.show(null, false)
  expect(stored()?.topic).toBe(first)
})

test('createOpenCodes removes the record when the wallet is connected [V34]', () => {
  const { load, values } = openTab()
  const codes = load()
  const leave = codes.await()
  codes.show(first, false)
  expect([...values.keys()]).toEqual([openCodeKey('shop')])
  codes.clear()
  leave()
  expect(values.size).toBe(0)
})

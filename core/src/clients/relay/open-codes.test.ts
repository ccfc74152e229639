import { expect, test } from 'vitest'
import { openCodeKey } from '../../domain/remote/storage-keys.ts'
import { createManualClock } from '../../platform/manual-clock.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { createOpenCodes } from './open-codes.ts'

const [first, second] = ['a'.repeat(64), 'b'.repeat(64)]
const partition = '0cf1a1de-59c4-4f6d-a5dc-2e5b1a2b7c01'
const key = openCodeKey('shop')
const shownAt = 1_700_000_000_000

function openBrowser() {
  const clock = createManualClock(shownAt)
  const origin = new Map<string, string>()
  const storage = {
    get: (name: string) => origin.get(name) ?? null,
    set: (name: string, value: string) => void origin.set(name, value),
    remove: (name: string) => void origin.delete(name),
    keys: () => [...origin.keys()],
  }
  /** Opens a page of a tab. `tab`: its `sessionStorage`. */
  const open = (tab = new Map<string, string>(), local: typeof storage | null = storage) => {
    const sessionStorage = {
      getItem: (name: string) => tab.get(name) ?? null,
      setItem: (name: string, value: string) => void tab.set(name, value),
      removeItem: (name: string) => void tab.delete(name),
    }
    const platform = {
      ...createMemoryPlatform({ clock, injected: { sessionStorage: () => sessionStorage } }),
      storage: local,
    }
    const codes = createOpenCodes(platform, 'shop')
    return {
      codes,
      tab,
      show: (topic: string | null, isUnanswered = false) =>
        codes.show({ topic, partition, isUnanswered }),
      unload: () => platform.page.dispatch('pagehide'),
      hide: platform.controls.emitHidden,
      reveal: platform.controls.emitVisible,
    }
  }
  return { clock, origin, storage, open }
}

const code = { shownAt, isAwaited: true, topic: first, partition, isUnanswered: false }

test('createOpenCodes returns the last code to the next page, and whether the visitor awaited it [V34]', () => {
  const { open } = openBrowser()
  const page = open()
  expect(page.codes.earlier()).toBeNull()
  page.codes.await()
  page.show(first)
  page.codes.await()()
  page.show(second, true)
  page.unload()
  const { codes } = open()
  const last = { ...code, topic: second, isUnanswered: true }
  expect([codes.earlier(), codes.earlierPartition]).toEqual([last, partition])
  expect(open().codes.earlier()).toBeNull()
})

test('createOpenCodes returns a code as left when every caller has left it, and as awaited when one is back [V34]', () => {
  const { open } = openBrowser()
  const page = open()
  const leave = page.codes.await()
  page.show(first)
  leave()
  page.unload()
  page.codes.await()
  expect(open().codes.earlier()).toEqual({ ...code, isAwaited: false })
  page.reveal()
  page.unload()
  expect(open().codes.earlier()).toEqual(code)
})

test('createOpenCodes keeps an earlier code that the visitor has left, which is not awaited any more [V34]', () => {
  const { open } = openBrowser()
  const before = open()
  before.codes.await()
  before.show(first)
  before.unload()
  const page = open()
  page.codes.await()
  page.show(null)
  expect(page.codes.earlier()).toBeNull()
  page.unload()
  expect(open().codes.earlier()).toEqual({ ...code, isAwaited: false })
})

test('createOpenCodes keeps an earlier code over several reloads [V34]', () => {
  const { open } = openBrowser()
  const before = open()
  before.codes.await()
  before.show(first)
  before.unload()
  open().unload()
  expect(open().codes.earlier()).toEqual(code)
})

test('createOpenCodes stores no code while the page is visible, and in its tab only while it is hidden [V34]', () => {
  const { open, origin } = openBrowser()
  const page = open()
  page.codes.await()
  page.show(first)
  const stored = () => [page.tab.has(key), origin.has(key)]
  expect(stored()).toEqual([false, false])
  page.hide()
  expect(stored()).toEqual([true, false])
  page.reveal()
  expect(stored()).toEqual([false, false])
  page.unload()
  page.hide()
  expect(stored()).toEqual([false, true])
  page.reveal()
  expect(stored()).toEqual([false, false])
})

test('createOpenCodes stores a code that a page shows after it has returned from the cache of the browser [V34]', () => {
  const { open } = openBrowser()
  const page = open()
  page.codes.await()
  page.show(first)
  page.unload()
  page.show(second)
  page.unload()
  expect(open().codes.earlier()?.topic).toBe(second)
})

test('a tab prefers the code of its own page that was discarded, and leaves that of a closed one [V34]', () => {
  const { open, origin, clock } = openBrowser()
  const closed = open()
  const discarded = open()
  for (const [page, topic] of [
    [closed, first],
    [discarded, second],
  ] as const) {
    page.codes.await()
    page.show(topic)
  }
  discarded.hide()
  closed.unload()
  const next = open(discarded.tab)
  expect([next.codes.earlier()?.topic, origin.has(key)]).toEqual([second, true])
  next.hide()
  clock.advance(300_000)
  closed.reveal()
  closed.show(first)
  closed.unload()
  expect(open(discarded.tab).codes.earlier()?.topic).toBe(first)
})

test('createOpenCodes returns the partition alone of a code that no wallet can answer, once [V34]', () => {
  const { open, clock, origin } = openBrowser()
  const page = open()
  page.show(first)
  page.unload()
  clock.advance(300_000)
  const next = open()
  expect([next.codes.earlier(), next.codes.earlierPartition]).toEqual([null, partition])
  next.unload()
  expect([open().codes.earlierPartition, origin.size]).toEqual([null, 0])
})

test('createOpenCodes removes the record when the wallet is connected [V34]', () => {
  const { open, origin } = openBrowser()
  const page = open()
  const leave = page.codes.await()
  page.show(first)
  page.hide()
  page.codes.clear()
  leave()
  page.unload()
  expect([page.tab.size, origin.size]).toEqual([0, 0])
})

test('a kit that stops leaves its code to the next one, and stores nothing afterwards [V34]', () => {
  const { open, origin } = openBrowser()
  const page = open()
  page.codes.await()
  page.show(first)
  page.codes.stop()
  expect(open().codes.earlier()).toEqual(code)
  page.unload()
  page.hide()
  expect([page.tab.size, origin.size]).toEqual([0, 0])
})

test('createOpenCodes stores the code of an unloaded page in its tab if `localStorage` is blocked [V34]', () => {
  const { open } = openBrowser()
  const page = open(new Map(), null)
  page.codes.await()
  page.show(first)
  page.unload()
  expect(open(page.tab, null).codes.earlier()).toEqual(code)
})

test('createOpenCodes removes other text [E3]', () => {
  const { open, origin } = openBrowser()
  origin.set(key, 'x')
  const { codes, tab } = open(new Map([[key, 'x']]))
  expect([codes.earlierPartition, origin.size, tab.size]).toEqual([null, 0, 0])
})

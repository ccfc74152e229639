import { expect, test } from 'vitest'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { createSessionPlaces } from './session-place.ts'

/** A browser whose tabs share a database; each tab has a `sessionStorage` of its own. */
function openBrowser() {
  const { database } = createMemoryPlatform()
  let uuids = 0
  return {
    openTab(values = new Map<string, string>()) {
      const sessionStorage = {
        getItem: (key: string) => values.get(key) ?? null,
        setItem: (key: string, value: string) => void values.set(key, value),
        removeItem: (key: string) => void values.delete(key),
      }
      const platform = createMemoryPlatform({ injected: { sessionStorage: () => sessionStorage } })
      uuids += 1
      const uuid = `tab-${uuids}`
      const places = createSessionPlaces({
        platform: { ...platform, database, random: { ...platform.random, uuid: () => uuid } },
        kitId: 'shop',
      })
      return { places, values, unload: () => platform.page.dispatch('pagehide') }
    },
  }
}

test('createSessionPlaces finds the last session of any tab, and after a reload that of the tab [W1]', async () => {
  const { openTab } = openBrowser()
  const [first, second] = [openTab(), openTab()]
  expect(await first.places.find()).toEqual({ partition: 'tab-1', topic: null })
  await first.places.set({ partition: 'tab-1', topic: 'a' })
  await second.places.set({ partition: 'tab-2', topic: 'b' })
  expect(await openTab().places.find()).toEqual({ partition: 'tab-2', topic: 'b' })
  first.unload()
  const { places } = openTab(first.values)
  expect([await places.find(), places.isOwn('a'), places.isOwn('b')]).toEqual([
    { partition: 'tab-1', topic: 'a' },
    true,
    false,
  ])
})

test('createSessionPlaces does not find a session that has ended, and keeps that of another tab', async () => {
  const { openTab } = openBrowser()
  const [first, second] = [openTab(), openTab()]
  await first.places.set({ partition: 'tab-1', topic: 'a' })
  await second.places.set({ partition: 'tab-2', topic: 'b' })
  await first.places.set({ partition: 'tab-1', topic: null })
  expect(await first.places.find()).toEqual({ partition: 'tab-2', topic: 'b' })
  await second.places.set({ partition: 'tab-2', topic: null })
  expect(await first.places.find()).toEqual({ partition: 'tab-1', topic: null })
})

test('createSessionPlaces gives a tab that is duplicated a partition of its own [W1]', async () => {
  const { openTab } = openBrowser()
  const first = openTab()
  await first.places.set({ partition: 'tab-1', topic: 'a' })
  expect(openTab(new Map(first.values)).places.own().partition).toBe('tab-2')
})

import { expect, test } from 'vitest'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { createSessionPlaces } from './session-place.ts'

const [a, b] = ['a'.repeat(64), 'b'.repeat(64)] as const
const tabId = (number: number) => `00000000-0000-4000-8000-00000000000${number}`

/** A browser whose tabs share a `localStorage` and a database. Each tab has a `sessionStorage`. */
function openBrowser({ blocked } = { blocked: false }) {
  const { storage, controls, database } = createMemoryPlatform()
  if (blocked && controls.storage !== null) controls.storage.fault = 'blocked'
  let uuids = 0
  return {
    storage,
    openTab(values = new Map<string, string>()) {
      const sessionStorage = {
        getItem: (key: string) => values.get(key) ?? null,
        setItem: (key: string, value: string) => void values.set(key, value),
        removeItem: (key: string) => void values.delete(key),
      }
      const platform = createMemoryPlatform({ injected: { sessionStorage: () => sessionStorage } })
      uuids += 1
      const uuid = tabId(uuids)
      const places = createSessionPlaces({
        partition: null,
        platform: {
          ...platform,
          storage,
          database,
          random: { ...platform.random, uuid: () => uuid },
        },
        kitId: 'shop',
      })
      const settle = (topic: string) => {
        const place = { ...places.own(), topic }
        places.set(place)
        const key = `${place.partition}/wc@2:client:0.3//session`
        void database('latchkit/shop/relay').set(key, JSON.stringify([{ topic }]))
        return places.register(place)
      }
      return {
        places,
        values,
        settle,
        controls: platform.controls,
        unload: () => platform.page.dispatch('pagehide'),
      }
    },
  }
}

test('createSessionPlaces finds the session that was registered last, in each tab and after a reload [W1, V33]', async () => {
  const { openTab } = openBrowser()
  const [first, second] = [openTab(), openTab()]
  expect(await first.places.find()).toEqual({ partition: tabId(1), topic: null })
  expect(first.settle(a)).toBeNull()
  expect(second.settle(b)).toEqual({ partition: tabId(1), topic: a })
  const last = { partition: tabId(2), topic: b }
  for (const { places } of [first, second, openTab()]) expect(await places.find()).toEqual(last)
  first.unload()
  const { places } = openTab(first.values)
  expect([await places.find(), places.own().partition, places.earlier()]).toEqual([
    last,
    tabId(1),
    { partition: tabId(1), topic: a },
  ])
})

test('createSessionPlaces does not find a session that has ended, and keeps that of another tab', async () => {
  const { openTab } = openBrowser()
  const [first, second] = [openTab(), openTab()]
  first.settle(a)
  second.settle(b)
  const end = (tab: typeof first, topic: string) => {
    tab.places.set(tab.places.own())
    tab.places.unregister(topic)
  }
  end(first, a)
  expect(await first.places.find()).toEqual({ partition: tabId(2), topic: b })
  end(second, b)
  expect(await first.places.find()).toEqual({ partition: tabId(1), topic: null })
  expect(first.places.registered()).toBeNull()
})

test('createSessionPlaces finds the session of the tab after a reload if storage is blocked [E1]', async () => {
  const { openTab } = openBrowser({ blocked: true })
  const first = openTab()
  first.settle(a)
  first.unload()
  const { places } = openTab(first.values)
  expect([places.registered(), await places.find()]).toEqual([
    null,
    { partition: tabId(1), topic: a },
  ])
})

test.each([
  '',
  '{}',
  `{"topic":"${a}"}`,
  `{"partition":"${tabId(1)}","topic":null}`,
  `{"partition":"tab-1","topic":"${a}"}`,
  '{"partition":1',
])('createSessionPlaces ignores the stored text %j [V33]', async (text) => {
  const { openTab, storage } = openBrowser()
  storage?.set('@latchkit/shop/remote_session', text)
  const { places } = openTab()
  expect([places.registered(), (await places.find()).topic]).toEqual([null, null])
})

test('createSessionPlaces calls its listener when another tab writes the session, and when the page is visible again [V33]', () => {
  const { openTab } = openBrowser()
  const { places, controls } = openTab()
  const calls: string[] = []
  let cause = ''
  const stop = places.watch(() => calls.push(cause))
  const emit = () => {
    cause = 'other key'
    controls.emitStorageChange('@latchkit/shop/connections')
    cause = 'storage'
    controls.emitStorageChange('@latchkit/shop/remote_session')
    cause = 'visible'
    controls.emitVisible()
  }
  emit()
  stop()
  emit()
  expect(calls).toEqual(['storage', 'visible'])
})

test('createSessionPlaces keeps the partition of a hidden tab that is discarded, and not that of a visible one [V34]', () => {
  const { openTab } = openBrowser()
  const first = openTab()
  first.controls.emitHidden()
  expect(openTab(new Map(first.values)).places.own().partition).toBe(tabId(1))
  first.controls.emitVisible()
  expect(openTab(new Map(first.values)).places.own().partition).toBe(tabId(3))
})

test('createSessionPlaces keeps the partition of a tab that used the session of another tab before a reload [W1, V33]', async () => {
  const { openTab } = openBrowser()
  const [first, second] = [openTab(), openTab()]
  const shared = { partition: tabId(1), topic: a }
  first.settle(a)
  second.places.set(shared)
  second.unload()
  const { places } = openTab(second.values)
  expect(places.own()).toEqual({ partition: tabId(2), topic: null })
  expect([await places.find(), places.earlier()]).toEqual([shared, shared])
})

test('createSessionPlaces gives a tab that is duplicated a partition of its own [W1]', () => {
  const { openTab } = openBrowser()
  const first = openTab()
  first.settle(a)
  expect(openTab(new Map(first.values)).places.own().partition).toBe(tabId(2))
})

import { expect, test } from 'vitest'
import { createManualClock } from '../../platform/manual-clock.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { askTabs } from './ask-tabs.ts'

const [key, text, marked] = ['place', '{"topic":"a"}', '{"topic":"a","isAsked":true}'] as const

/** A tab that asks. `answer`: what another tab writes. */
function setup() {
  const clock = createManualClock()
  const { storage, onStorageChange, controls } = createMemoryPlatform({
    clock,
    stored: { [key]: text },
  })
  const lifetime = new AbortController()
  const ask = () =>
    askTabs({ clock, storage, onStorageChange }, { key, text, marked, signal: lifetime.signal })
  const answer = (value: string, changed: string | null = key) => {
    storage?.set(key, value)
    controls.emitStorageChange(changed)
  }
  return { clock, storage, controls, lifetime, ask, answer }
}

test('a tab that writes the text again uses it, and the tab that asks stops listening [V33]', async () => {
  const { clock, storage, controls, ask, answer } = setup()
  const asked = ask()
  expect(storage?.get(key)).toBe(marked)
  answer(marked)
  answer(text)
  await expect(asked).resolves.toBe(true)
  expect(controls.listenerCount()).toBe(0)
  clock.advance(1_000)
})

test('askTabs resolves with false if no tab writes the text again within 1 s [V33]', async () => {
  const { clock, controls, ask, answer } = setup()
  const asked = [ask(), ask()]
  answer('{"topic":"b"}')
  clock.advance(1_000)
  await expect(Promise.all(asked)).resolves.toEqual([false, false])
  expect(controls.listenerCount()).toBe(0)
})

test('an answer whose event is late counts [V33]', async () => {
  const { clock, storage, ask } = setup()
  const asked = ask()
  storage?.set(key, text)
  clock.advance(1_000)
  await expect(asked).resolves.toBe(true)
})

test('a tab is assumed to use the text if the storage is full [V33]', async () => {
  const { clock, controls, ask } = setup()
  if (controls.storage !== null) controls.storage.fault = { quota: 0 }
  const asked = ask()
  clock.advance(1_000)
  await expect(asked).resolves.toBe(true)
})

test('askTabs resolves with true and unsubscribes when its signal aborts [V33]', async () => {
  const { controls, lifetime, ask } = setup()
  const asked = ask()
  lifetime.abort()
  await expect(asked).resolves.toBe(true)
  expect(controls.listenerCount()).toBe(0)
})

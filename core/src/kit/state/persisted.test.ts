import { expect, test } from 'vitest'
import { timeouts } from '../../domain/constants.ts'
import { createManualClock } from '../../platform/manual-clock.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { needsRemote } from './persisted.ts'

const key = '@latchkit/default/remote_code'
const topic = 'a'.repeat(64)

/** A page whose tab and origin have these records. */
function openPage(recordOf: (now: number) => string, place: 'tab' | 'origin') {
  const clock = createManualClock()
  const record = recordOf(clock.now())
  const getItem = (name: string) => (place === 'tab' && name === key ? record : null)
  const injected = { sessionStorage: () => ({ getItem }) }
  const stored = place === 'origin' ? { [key]: record } : {}
  return createMemoryPlatform({ clock, injected, stored })
}

const places = ['tab', 'origin'] as const

test.each([0, timeouts.codeAnswer - 1])(
  'needsRemote finds a code that was shown %i ms ago, in the tab or the origin [V34]',
  (age) => {
    const record = (now: number) => `${now - age} awaited ${topic}`
    const found = places.map((place) => needsRemote(openPage(record, place), 'default'))
    expect(found).toEqual([true, true])
  },
)

test.each<[string, (now: number) => string]>([
  ['that was shown 5 minutes ago', (now) => `${now - timeouts.codeAnswer} awaited ${topic}`],
  ['from before the clock was set back', (now) => `${now + 1} awaited ${topic}`],
  ['without end', () => `Infinity awaited ${topic}`],
  ['without a time', () => 'x'],
  ['of an empty record', () => ''],
])('needsRemote finds no code %s [V34]', (_, record) => {
  const found = places.map((place) => needsRemote(openPage(record, place), 'default'))
  expect(found).toEqual([false, false])
})

test.each([
  ['{"partition":"x","topic":"y"}', true],
  ['', false],
  [null, false],
])('needsRemote with the noted sessions %j is %s [SG8]', (text, expected) => {
  const stored = text === null ? {} : { '@latchkit/default/remote_lost': text }
  const platform = createMemoryPlatform({ stored })
  expect(needsRemote(platform, 'default')).toBe(expected)
  expect(needsRemote({ ...platform, storage: null }, 'default')).toBe(false)
})

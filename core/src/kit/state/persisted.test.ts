import { expect, test } from 'vitest'
import { timeouts } from '../../domain/constants.ts'
import { createManualClock } from '../../platform/manual-clock.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { hasOpenCode } from './persisted.ts'

const key = '@latchkit/default/remote_code'
const topic = 'a'.repeat(64)

/** A tab whose `sessionStorage` has a record. */
function openTab(recordOf: (now: number) => string) {
  const clock = createManualClock()
  const session = new Map([[key, recordOf(clock.now())]])
  const sessionStorage = {
    getItem: (name: string) => session.get(name) ?? null,
    removeItem: (name: string) => void session.delete(name),
  }
  const injected = { sessionStorage: () => sessionStorage }
  return { session, platform: createMemoryPlatform({ clock, injected }) }
}

test.each([0, timeouts.codeAnswer - 1])(
  'hasOpenCode keeps a code that was shown %i ms ago [V34]',
  (age) => {
    const { platform, session } = openTab((now) => `${now - age} awaited ${topic}`)
    expect([hasOpenCode(platform, 'default'), session.size]).toEqual([true, 1])
  },
)

test.each<[string, (now: number) => string]>([
  ['that was shown 5 minutes ago', (now) => `${now - timeouts.codeAnswer} awaited ${topic}`],
  ['from before the clock was set back', (now) => `${now + 1} awaited ${topic}`],
  ['without end', () => `Infinity awaited ${topic}`],
  ['without a time', () => 'x'],
  ['of an empty record', () => ''],
])('hasOpenCode finds no code %s and removes the record [V34]', (_, recordOf) => {
  const { platform, session } = openTab(recordOf)
  expect([hasOpenCode(platform, 'default'), session.size]).toEqual([false, 0])
})

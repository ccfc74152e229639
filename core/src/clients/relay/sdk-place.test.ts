import { expect, test } from 'vitest'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { createSdkPlace } from './sdk-place.ts'
import type { SessionPlace } from './session-place.ts'

/** The place of the SDK of a tab. `stored`: what `localStorage` contains. */
function openTab(stored: Record<string, string>) {
  const platform = createMemoryPlatform({
    stored: Object.fromEntries(
      Object.entries(stored).map(([key, text]) => [`@latchkit/default/${key}`, text]),
    ),
  })
  const ended: SessionPlace[] = []
  const place = createSdkPlace({
    options: {
      platform,
      kitId: 'default',
      projectId: null,
      relayUrl: null,
      metadata: { name: '', description: '', url: '', icons: [] },
      attestation: true,
      universalProvider: null,
      externalPairing: false,
      proposal: () => ({}),
      authentication: async () => null,
      partition: null,
    },
    isOwnProvider: false,
    endLost: (lost) => ended.push(lost),
  })
  const noted = () => platform.controls.storage?.get('@latchkit/default/remote_lost') ?? null
  return { place, noted, ended }
}

const other = JSON.stringify({ partition: crypto.randomUUID(), topic: 'other' })

test('ending a session that is not registered does not note the one of another tab [SG8]', () => {
  const { place, noted } = openTab({ remote_session: other })
  place.noteEnd('own')
  expect(JSON.parse(noted() ?? '')).toEqual({ ...place.own(), topic: 'own' })
  place.removeLost('own')
  place.noteEnd(null)
  expect(noted()).toBe(other)
})

test('a record of ended sessions that is malformed is removed [SG8]', () => {
  const { place, noted, ended } = openTab({ remote_lost: 'no place' })
  place.endLost()
  expect([ended, noted()]).toEqual([[], null])
})

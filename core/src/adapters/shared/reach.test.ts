import { expect, test } from 'vitest'
import { createMemoryPlatform } from '../../testing/index.ts'
import { createReach } from './reach.ts'
import { createRoster } from './roster.ts'

const handle = { here: true }
const foxglove = {
  id: 'dev.foxglove',
  name: 'Foxglove',
  type: 'ANNOUNCED',
  chain: 'eip155',
  rdns: 'dev.foxglove',
  icon: null,
} as const

function reaching() {
  const roster = createRoster<typeof handle>()
  let waiting = 0
  const counted: typeof roster = {
    ...roster,
    subscribe(found) {
      waiting += 1
      const stop = roster.subscribe(found)
      return () => {
        waiting -= 1
        stop()
      }
    },
  }
  const life = new AbortController()
  const reach = createReach({
    platform: createMemoryPlatform(),
    wallets: counted,
    remote: () => null,
    life: life.signal,
  })
  return { reach, roster, life, waiting: () => waiting }
}
const { signal } = new AbortController()

test('a wallet that is there is reached at once, and nobody waits any more', async () => {
  const { reach, roster, waiting } = reaching()
  roster.add(foxglove, handle)
  await expect(reach.soon('dev.foxglove', signal)).resolves.toEqual({ name: 'Foxglove', handle })
  expect(waiting()).toBe(0)
})

test('a wallet that is not there is named in the error; across the relay there may be none', () => {
  const { reach } = reaching()
  expect(() => reach.now('dev.foxglove')).toThrow('dev.foxglove was not found')
  expect(reach.find('walletConnect')).toBeNull()
})

test.each(['the caller', 'the adapter'])('waiting ends with %s', async (who) => {
  const { reach, life, waiting } = reaching()
  const caller = new AbortController()
  const soon = reach.soon('dev.foxglove', caller.signal)
  expect(waiting()).toBe(1)
  if (who === 'the caller') caller.abort()
  else life.abort()
  await expect(soon).rejects.toMatchObject({ code: 'kit/aborted' })
  expect(waiting()).toBe(0)
})

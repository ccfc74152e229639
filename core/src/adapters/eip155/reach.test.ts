import { expect, test } from 'vitest'
import { createMemoryPlatform } from '../../testing/index.ts'
import { createReach } from './reach.ts'
import { scriptedWallet } from './scripted-wallet.fixture.ts'
import { createWallets, type Wallets } from './wallets.ts'

function reaching() {
  const wallets = createWallets()
  let waiting = 0
  const counted: Wallets = {
    ...wallets,
    subscribe(found) {
      waiting += 1
      const stop = wallets.subscribe(found)
      return () => {
        waiting -= 1
        stop()
      }
    },
  }
  const host = {
    platform: createMemoryPlatform(),
    networks: () => [],
    projectId: null,
    discovery: { announced: true, injected: true },
    remote: () => null,
  }
  const life = new AbortController()
  return { reach: createReach({ host, wallets: counted, life: life.signal }), wallets, life, waiting: () => waiting }
}
const announcement = { id: 'dev.foxglove', uuid: 'u-1', name: 'Foxglove', rdns: 'dev.foxglove', icon: null }
const { signal } = new AbortController()

test('a wallet that is there is reached at once, and nobody waits any more', async () => {
  const { reach, wallets, waiting } = reaching()
  wallets.announce({ ...announcement, provider: scriptedWallet({}).provider })
  await expect(reach.soon('dev.foxglove', signal)).resolves.toMatchObject({ name: 'Foxglove' })
  expect(waiting()).toBe(0)
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

import { expect, test } from 'vitest'
import { createManualClock } from '../../platform/manual-clock.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { createScriptedAdapter, scriptedConnector } from '../../testing/scripted-adapter.ts'
import { createScriptedMoney } from '../../testing/scripted-money.ts'
import type { KitOptions } from '../api/kit-options.ts'
import { createKit } from '../create-kit.ts'
import { address, chain, connect, one, settle } from '../kit.fixture.ts'

async function world(pendingTransactionsFilter?: KitOptions['pendingTransactionsFilter']) {
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock })
  const adapter = createScriptedAdapter()
  adapter.announce(scriptedConnector('fox'))
  const asked: { address: string; network: string; signal: AbortSignal }[] = []
  let found = 0n
  const money = createScriptedMoney({
    countPending: async ({ address, network }, signal) => {
      asked.push({ address, network: network.caipNetworkId, signal })
      return found
    },
  })
  adapter.lend(money)
  const options = pendingTransactionsFilter === undefined ? {} : { pendingTransactionsFilter }
  const kit = createKit({
    projectId: 'p',
    adapters: [adapter],
    networks: [chain(1337), chain(1338)],
    platform,
    ...options,
  })
  const later = async (ms: number) => {
    clock.advance(ms)
    await settle()
  }
  const setFound = (count: bigint) => {
    found = count
  }
  await connect({ clock, platform, adapter, kit })
  await settle()
  return { clock, adapter, kit, asked, later, setFound }
}

test('nobody looks for pending transactions unless the page wants it', async () => {
  for (const filter of [undefined, {}, { enable: false, pollingInterval: 1 }]) {
    const { asked, later, kit } = await world(filter)
    await later(120_000)
    expect(asked).toEqual([])
    kit.stop()
  }
})

test('where it wants it, the connected account is looked after every 30 s, on its network', async () => {
  const { asked, later, kit } = await world({ enable: true })
  await later(29_999)
  expect(asked).toEqual([])
  await later(1)
  expect(asked).toMatchObject([{ address, network: one }])
  await later(30_000)
  expect(asked.length).toBe(2)
  kit.stop()
})

test('99 are enough; another account begins anew, none ends it', async () => {
  const { adapter, asked, later, setFound, kit } = await world({
    enable: true,
    pollingInterval: 1_000,
  })
  setFound(99n)
  await later(1_000)
  await later(60_000)
  expect(asked.length).toBe(1)
  adapter.say({ type: 'disconnected' })
  await settle()
  await later(60_000)
  expect(asked.length).toBe(1)
  kit.stop()
})

test('a kit that stops looks no more', async () => {
  const { asked, later, kit } = await world({ enable: true })
  kit.stop()
  await later(60_000)
  expect(asked).toEqual([])
})

test.each([0, -1, Number.NaN])('an interval of %s is none', (pollingInterval) => {
  const platform = createMemoryPlatform()
  const make = () =>
    createKit({ networks: [chain(1337)], platform, pendingTransactionsFilter: { pollingInterval } })
  expect(make).toThrow(expect.objectContaining({ code: 'config/option-invalid' }))
})

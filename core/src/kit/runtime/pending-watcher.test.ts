import { expect, test } from 'vitest'
import { timeouts } from '../../domain/constants.ts'
import { createManualClock } from '../../platform/manual-clock.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { createScriptedAdapter, scriptedConnector } from '../../testing/scripted-adapter.ts'
import { createScriptedTransferClient } from '../../testing/scripted-transfer-client.ts'
import type { KitOptions } from '../api/kit-options.ts'
import { createKit } from '../create-kit.ts'
import { address, chain, connectWallet, firstNetwork, settle } from '../kit.fixture.ts'

async function setup(pendingTransactionsFilter?: KitOptions['pendingTransactionsFilter']) {
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock })
  const adapter = createScriptedAdapter()
  adapter.announce(scriptedConnector('fox'))
  const requests: { address: string; network: string; signal: AbortSignal }[] = []
  let pendingCount: bigint | Promise<bigint> = 0n
  const transferClient = createScriptedTransferClient({
    countPending: async ({ address, network }, signal) => {
      requests.push({ address, network: network.caipNetworkId, signal })
      return pendingCount
    },
  })
  adapter.setTransferClient(transferClient)
  const options = pendingTransactionsFilter === undefined ? {} : { pendingTransactionsFilter }
  const kit = createKit({
    projectId: 'p',
    adapters: [adapter],
    networks: [chain(1337), chain(1338)],
    platform,
    ...options,
  })
  const advance = async (ms: number) => {
    clock.advance(ms)
    await settle()
  }
  const setPendingCount = (count: bigint | Promise<bigint>) => {
    pendingCount = count
  }
  await connectWallet({ clock, platform, adapter, kit })
  await settle()
  return { clock, adapter, kit, requests, advance, setPendingCount }
}

test('pending transactions are not counted unless pendingTransactionsFilter enables it', async () => {
  for (const filter of [undefined, {}, { enable: false, pollingInterval: 1 }]) {
    const { requests, advance, kit } = await setup(filter)
    await advance(120_000)
    expect(requests).toEqual([])
    kit.stop()
  }
})

test.each([
  ['30 s', {}, 30_000],
  ['pollingInterval', { pollingInterval: 1_000 }, 1_000],
])(
  'pending transactions of the connected account are counted every %s, on its network',
  async (_, filter, interval) => {
    const { requests, advance, kit } = await setup({ enable: true, ...filter })
    await advance(interval - 1)
    expect(requests).toEqual([])
    await advance(1)
    expect(requests).toMatchObject([{ address, network: firstNetwork }])
    await advance(interval)
    expect(requests.length).toBe(2)
    kit.stop()
  },
)

test('a count of pending transactions ends after ten seconds, and the next one follows', async () => {
  const { requests, advance, setPendingCount, kit } = await setup({ enable: true })
  setPendingCount(new Promise(() => {}))
  await advance(30_000)
  await advance(timeouts.apiTimeout - 1)
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([false])
  await advance(1)
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true])
  await advance(30_000)
  expect(requests.length).toBe(2)
  kit.stop()
})

test('counting stops at 99 pending transactions and after a disconnect', async () => {
  const { adapter, requests, advance, setPendingCount, kit } = await setup({
    enable: true,
    pollingInterval: 1_000,
  })
  setPendingCount(99n)
  await advance(1_000)
  await advance(60_000)
  expect(requests.length).toBe(1)
  adapter.emit({ type: 'disconnected' })
  await settle()
  await advance(60_000)
  expect(requests.length).toBe(1)
  kit.stop()
})

test('a stopped kit does not count pending transactions', async () => {
  const { requests, advance, kit } = await setup({ enable: true })
  kit.stop()
  await advance(60_000)
  expect(requests).toEqual([])
})

test.each([0, -1, Number.NaN])('createKit rejects a polling interval of %s', (pollingInterval) => {
  const platform = createMemoryPlatform()
  const make = () =>
    createKit({ networks: [chain(1337)], platform, pendingTransactionsFilter: { pollingInterval } })
  expect(make).toThrow(expect.objectContaining({ code: 'config/option-invalid' }))
})

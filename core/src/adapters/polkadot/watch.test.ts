import { describe, expect, test } from 'vitest'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import { ada, bob, listed, on } from './keys.fixture.ts'
import { kusama, meet, polkadotNetwork } from './scripted-extension.fixture.ts'

const { signal } = new AbortController()
const connectorId = 'polkadot-js'
const account = (address: string) => ({ address, type: 'eoa' })

async function watching() {
  const met = await meet({ get: () => [listed(ada), listed(bob)] })
  await met.chain.connect({ connectorId, caipNetworkId: null }, signal)
  const events: WalletEvent[] = []
  const stop = met.chain.watch(connectorId, (event) => events.push(event))
  return { ...met, events, stop }
}

test('other accounts are told, as the present network writes them', async () => {
  const { extension, events } = await watching()
  extension.tell([listed(bob)])
  expect(events).toEqual([{ type: 'accounts.changed', accounts: [account(on(bob, 0))] }])
})

test('what is known already is not told: extensions say it whenever somebody listens', async () => {
  const { extension, events } = await watching()
  extension.tell([listed(ada), listed(bob)])
  expect(events).toEqual([])
})

test('B8: no account left, or none that may be used here, is the end', async () => {
  const { extension, events } = await watching()
  extension.tell([])
  expect(events).toEqual([{ type: 'disconnected' }])
  const bound = await watching()
  bound.extension.tell([listed(ada, { genesisHash: `0x${'f'.repeat(64)}` })])
  expect(bound.events).toEqual([{ type: 'disconnected' }])
})

test.each([[null], ['text'], [{}], [[7, { address: 'nonsense' }]]])(
  '%j is dropped',
  async (rubbish) => {
    const { extension, events } = await watching()
    extension.tell(rubbish)
    expect(events).toEqual([])
  },
)

test('B9: what was said between the answer and the watching is not missed', async () => {
  const { chain, extension } = await meet({ get: () => [listed(ada)] })
  await chain.connect({ connectorId, caipNetworkId: null }, signal)
  extension.tell([listed(bob)])
  const events: WalletEvent[] = []
  chain.watch(connectorId, (event) => events.push(event))
  expect(events).toEqual([{ type: 'accounts.changed', accounts: [account(on(bob, 0))] }])
})

test.each(['its own stop', 'the adapter’s stop'])(
  '%s ends the watching and takes the listener back',
  async (which) => {
    const { extension, events, stop, adapter } = await watching()
    expect(extension.listening()).toBe(1)
    if (which === 'its own stop') stop()
    else adapter.stop()
    extension.tell([])
    expect([extension.listening(), events]).toEqual([0, []])
  },
)

test('an extension whose way out comes later, or fails, is not heard after the stop either', async () => {
  const { chain, extension } = await meet({ get: () => [listed(ada)] })
  const left: string[] = []
  const { subscribe } = extension.injected.accounts
  extension.injected.accounts.subscribe = (listener) => {
    subscribe(listener)
    return Promise.resolve(() => left.push('late')) as never
  }
  await chain.connect({ connectorId, caipNetworkId: null }, signal)
  const events: WalletEvent[] = []
  chain.watch(connectorId, (event) => events.push(event))()
  extension.tell([])
  await expect.poll(() => left).toEqual(['late'])
  expect(events).toEqual([])
})

test('what is not connected is disconnected from the start', async () => {
  const { chain } = await meet()
  const events: WalletEvent[] = []
  chain.watch(connectorId, (event) => events.push(event))()
  expect(events).toEqual([{ type: 'disconnected' }])
})

describe('switching the network', () => {
  test('writes the same accounts anew, in their order, and tells', async () => {
    const { chain, events, extension } = await watching()
    await expect(chain.switchNetwork({ connectorId, network: kusama }, signal)).resolves.toBe(
      kusama.caipNetworkId,
    )
    expect(events).toEqual([
      {
        type: 'chain.changed',
        caipNetworkId: kusama.caipNetworkId,
        accounts: [account(on(ada, 2)), account(on(bob, 2))],
      },
    ])
    extension.tell([listed(ada)])
    expect(events[1]).toEqual({ type: 'accounts.changed', accounts: [account(on(ada, 2))] })
  })

  test('is not possible where no account may be used', async () => {
    const { chain, events, extension } = await watching()
    extension.tell([
      listed(ada, { genesisHash: `0x${polkadotNetwork.caipNetworkId.slice(9)}${'0'.repeat(32)}` }),
    ])
    events.splice(0)
    await expect(
      chain.switchNetwork({ connectorId, network: kusama }, signal),
    ).rejects.toMatchObject({
      code: 'network/not-supported-by-wallet',
    })
    expect(events).toEqual([])
  })

  test('needs a connected extension', async () => {
    const { chain } = await meet()
    await expect(
      chain.switchNetwork({ connectorId, network: kusama }, signal),
    ).rejects.toMatchObject({ code: 'connector/not-connected' })
  })

  test('an extension learns no new networks', async () => {
    const { chain } = await watching()
    await expect(chain.addNetwork({ connectorId, network: kusama }, signal)).rejects.toMatchObject({
      code: 'network/not-supported-by-wallet',
    })
  })
})

test('disconnected, it is forgotten here, and the extension is asked nothing', async () => {
  const { chain, extension } = await watching()
  const before = extension.asked.length
  await chain.disconnect(connectorId, signal)
  expect([extension.asked.length, chain.provider(connectorId)]).toEqual([before, null])
})

test('an extension that shares nothing any more is not connected: nothing is asked of it', async () => {
  const { chain, extension } = await watching()
  extension.tell([])
  expect(chain.provider(connectorId)).toBeNull()
  await expect(
    chain.signMessage({ connectorId, address: on(ada, 0), message: 'x' }, signal),
  ).rejects.toMatchObject({
    code: 'connector/not-connected',
  })
})

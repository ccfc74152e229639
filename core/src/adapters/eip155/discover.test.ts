import { describe, expect, test } from 'vitest'
import { timeouts } from '../../domain/constants.ts'
import type { Connector } from '../../domain/wallet/wallet.ts'
import { maxWallets } from '../shared/connector-registry.ts'
import type { PageProvider } from './page-provider.ts'
import { scriptedWallet, startAdapter } from './scripted-wallet.fixture.ts'

function startDiscovery(options: Parameters<typeof startAdapter>[0] = {}) {
  const started = startAdapter(options)
  const found: Connector[] = []
  const stop = started.adapter.discover({ found: (connector) => found.push(connector) })
  /** The latest connector of each id. */
  const connectors = () => [
    ...new Map(found.map((connector) => [connector.id, connector])).values(),
  ]
  return {
    ...started,
    found,
    connectors,
    stop,
    wait: () => started.clock.advance(timeouts.legacyProviderWait),
  }
}
const provider = () => scriptedWallet({}).provider

describe('EIP-6963', () => {
  test('discover dispatches one request and finds wallets that announce themselves at any time', () => {
    const { platform, announce, connectors, clock } = startDiscovery()
    expect(platform.controls.dispatched).toEqual(['eip6963:requestProvider'])
    clock.advance(600_000)
    announce(provider())
    expect(connectors()).toEqual([
      {
        id: 'dev.foxglove',
        name: 'Foxglove',
        type: 'ANNOUNCED',
        chain: 'eip155',
        rdns: 'dev.foxglove',
        icon: 'data:image/png;base64,AA==',
        disputed: false,
      },
    ])
  })

  test('discover calls a later listener for known wallets', () => {
    const { adapter, announce } = startDiscovery()
    announce(provider())
    const replayed: string[] = []
    adapter.discover({ found: ({ id }) => replayed.push(id) })
    expect(replayed).toEqual(['dev.foxglove'])
  })

  test('discover finds a wallet that announces itself several times once, with one page listener [A1]', () => {
    const { announce, found, platform } = startDiscovery({
      discovery: { announced: true, injected: false },
    })
    const wallet = provider()
    announce(wallet)
    announce(wallet)
    announce(wallet, { uuid: 'u-2' })
    expect(found).toHaveLength(1)
    expect(platform.controls.listenerCount()).toBe(1)
  })

  test('discover lists a second provider with the same rdns under another id and marks both [A2, Z4]', async () => {
    const { announce, found, connectors, adapter } = startDiscovery()
    const wallets = ['0x1', '0x2'].map((chain) => scriptedWallet({ eth_chainId: () => chain }))
    const [first = provider(), second = provider()] = wallets.map((wallet) => wallet.provider)
    announce(first)
    announce(second, { uuid: 'u-2', name: 'Other' })
    announce(second, { uuid: 'u-3', name: 'Other' })
    expect(connectors()).toMatchObject([
      { id: 'dev.foxglove', name: 'Foxglove', disputed: true },
      { id: 'dev.foxglove#2', name: 'Other', rdns: 'dev.foxglove', disputed: true },
    ])
    expect(found).toHaveLength(3)
    const chain = await adapter.load()
    const chainOf = (connectorId: string) =>
      (chain.provider(connectorId) as PageProvider).request({ method: 'eth_chainId' })
    expect(await chainOf('dev.foxglove')).toBe('0x1')
    expect(await chainOf('dev.foxglove#2')).toBe('0x2')
  })

  test.each([
    ['name', { uuid: 'u-2', rdns: 'dev.impostor', name: 'FOXGLOVE' }],
    ['uuid', { name: 'Other', rdns: 'dev.impostor' }],
  ])(
    'discover lists and marks as disputed a wallet whose %s another wallet announced first [Z4]',
    (_, squatter) => {
      const { announce, connectors } = startDiscovery()
      announce(provider(), squatter)
      announce(provider())
      expect(connectors()).toMatchObject([
        { id: 'dev.impostor', disputed: true },
        { id: 'dev.foxglove', name: 'Foxglove', disputed: true },
      ])
    },
  )

  test('discover lists a wallet whose provider another wallet announced first [Z4]', () => {
    const { announce, connectors } = startDiscovery()
    const real = provider()
    announce(real, { uuid: 'u-2', rdns: 'dev.impostor', name: 'Impostor' })
    announce(real)
    expect(connectors().map(({ id }) => id)).toEqual(['dev.impostor', 'dev.foxglove'])
  })

  test('discover adds one undisputed connector for each of two different wallets', () => {
    const { announce, connectors } = startDiscovery()
    announce(provider())
    announce(provider(), { uuid: 'u-2', name: 'Harbor', rdns: 'dev.harbor' })
    expect(connectors().map(({ id, disputed }) => [id, disputed])).toEqual([
      ['dev.foxglove', false],
      ['dev.harbor', false],
    ])
  })

  test('discover finds at most 500 wallets', () => {
    const { announce, connectors } = startDiscovery()
    for (let index = 0; index < 700; index += 1)
      announce(provider(), {
        uuid: `u-${index}`,
        name: `Wallet ${index}`,
        rdns: `dev.wallet-${index}`,
      })
    expect(connectors()).toHaveLength(maxWallets)
  })

  test('discover dispatches no request and adds no listener if announced and injected are off', () => {
    const { platform, announce, found } = startDiscovery({
      discovery: { announced: false, injected: false },
    })
    announce(provider())
    expect(found).toEqual([])
    expect(platform.controls.dispatched).toEqual([])
    expect(platform.controls.listenerCount()).toBe(0)
  })
})

describe('window.ethereum', () => {
  const legacy = provider()
  const page = { injected: { ethereum: () => legacy } }

  test('window.ethereum is found after announced wallets, as Browser Wallet', () => {
    const { announce, connectors, wait } = startDiscovery(page)
    announce(provider())
    wait()
    expect(connectors().map(({ id, name, type }) => [id, name, type])).toEqual([
      ['dev.foxglove', 'Foxglove', 'ANNOUNCED'],
      ['injected', 'Browser Wallet', 'INJECTED'],
    ])
  })

  test('window.ethereum is not found if its wallet announced itself', () => {
    const { announce, connectors, wait } = startDiscovery(page)
    announce(legacy)
    wait()
    expect(connectors().map(({ id }) => id)).toEqual(['dev.foxglove'])
  })

  test('window.ethereum is found when it is injected late and dispatches ethereum#initialized', () => {
    let ethereum: unknown = null
    const { platform, connectors, wait } = startDiscovery({
      injected: { ethereum: () => ethereum },
    })
    wait()
    ethereum = legacy
    platform.controls.emit('ethereum#initialized')
    wait()
    expect(connectors().map(({ id }) => id)).toEqual(['injected'])
  })

  test('window.ethereum is not replaced by a later object', async () => {
    let ethereum: unknown = scriptedWallet({ eth_chainId: () => '0x1' }).provider
    const { platform, adapter, found, wait } = startDiscovery({
      injected: { ethereum: () => ethereum },
    })
    wait()
    ethereum = provider()
    platform.controls.emit('ethereum#initialized')
    wait()
    expect(found).toHaveLength(1)
    const page = (await adapter.load()).provider('injected') as PageProvider
    expect(await page.request({ method: 'eth_chainId' })).toBe('0x1')
  })

  const throwError = () => {
    throw new Error('no')
  }
  test.each([
    ['has a getter that throws', throwError],
    [
      'is a Proxy that throws',
      () => new Proxy({}, { get: throwError, has: throwError, getPrototypeOf: throwError }),
    ],
    ['is not an object', () => 'ethereum'],
    ['has no request function', () => ({ request: null })],
  ])('window.ethereum is ignored when it %s [A7]', (_, ethereum) => {
    const { found, wait } = startDiscovery({ injected: { ethereum } })
    wait()
    expect(found).toEqual([])
  })

  test('window.ethereum is found when it is frozen [A7]', () => {
    const { connectors, wait } = startDiscovery({
      injected: { ethereum: () => Object.freeze(provider()) },
    })
    wait()
    expect(connectors()).toMatchObject([{ id: 'injected' }])
  })

  test('window.ethereum is ignored if the option `injected` is off', () => {
    const { found, wait } = startDiscovery({
      ...page,
      discovery: { announced: true, injected: false },
    })
    wait()
    expect(found).toEqual([])
  })
})

test.each(['unsubscribing', 'stopping the adapter'])(
  '%s removes the listeners and timers of discovery',
  (action) => {
    const { adapter, stop, platform, clock, announce, found } = startDiscovery()
    if (action === 'unsubscribing') stop()
    else adapter.stop()
    announce(provider())
    expect(platform.controls.listenerCount()).toBe(0)
    expect(clock.pending()).toBe(0)
    expect(found.length).toBe(0)
    adapter.discover({ found: () => {} })
    expect(platform.controls.listenerCount()).toBe(action === 'unsubscribing' ? 2 : 0)
  },
)

import { describe, expect, test } from 'vitest'
import { limits, timeouts } from '../../domain/constants.ts'
import type { Connector } from '../../domain/wallet/wallet.ts'
import { scriptedWallet, startAdapter } from './scripted-wallet.fixture.ts'

function discovering(options: Parameters<typeof startAdapter>[0] = {}) {
  const started = startAdapter(options)
  const told: Connector[] = []
  const stop = started.adapter.discover({ found: (connector) => told.push(connector) })
  /** As a list would hold them: the last word on each id. */
  const rows = () => [...new Map(told.map((connector) => [connector.id, connector])).values()]
  return {
    ...started,
    told,
    rows,
    stop,
    idle: () => started.clock.advance(timeouts.legacyProviderWait),
  }
}
const provider = () => scriptedWallet({}).provider

describe('EIP-6963', () => {
  test('wallets are asked to announce themselves once, and heard at any time', () => {
    const { platform, announce, rows, clock } = discovering()
    expect(platform.controls.dispatched).toEqual(['eip6963:requestProvider'])
    clock.advance(600_000)
    announce(provider())
    expect(rows()).toEqual([
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

  test('who begins to listen later is told what is known', () => {
    const { adapter, announce } = discovering()
    announce(provider())
    const late: string[] = []
    adapter.discover({ found: ({ id }) => late.push(id) })
    expect(late).toEqual(['dev.foxglove'])
  })

  test('A1: a wallet that announces itself twice is one row, told once, and has one listener', () => {
    const { announce, told, platform } = discovering({
      discovery: { announced: true, injected: false },
    })
    const same = provider()
    announce(same)
    announce(same)
    announce(same, { uuid: 'u-2' })
    expect(told).toHaveLength(1)
    expect(platform.controls.listeners()).toBe(1)
  })

  test('A2: of two providers with one rdns the first is kept and the row is marked, once', async () => {
    const { announce, told, rows, adapter } = discovering()
    const [first, second] = [provider(), provider()]
    announce(first)
    announce(second, { uuid: 'u-2', name: 'Other' })
    announce(second, { uuid: 'u-3', name: 'Other' })
    expect(rows()).toMatchObject([{ id: 'dev.foxglove', name: 'Foxglove', disputed: true }])
    expect(told).toHaveLength(2)
    expect((await adapter.load()).provider('dev.foxglove')).toBe(first)
  })

  test('A2: a second wallet of the same name is left out, and the first is marked', () => {
    const { announce, rows } = discovering()
    announce(provider())
    announce(provider(), { uuid: 'u-2', rdns: 'dev.impostor', name: 'FOXGLOVE' })
    expect(rows()).toMatchObject([{ id: 'dev.foxglove', disputed: true }])
  })

  test('A2: a uuid that comes back with another provider is a dispute, not a new wallet', () => {
    const { announce, rows } = discovering()
    announce(provider())
    announce(provider(), { name: 'Other', rdns: 'dev.other' })
    expect(rows()).toMatchObject([{ id: 'dev.foxglove', disputed: true }])
  })

  test('different wallets are rows of their own', () => {
    const { announce, rows } = discovering()
    announce(provider())
    announce(provider(), { uuid: 'u-2', name: 'Harbor', rdns: 'dev.harbor' })
    expect(rows().map(({ id, disputed }) => [id, disputed])).toEqual([
      ['dev.foxglove', false],
      ['dev.harbor', false],
    ])
  })

  test('a page that is flooded with wallets shows five hundred', () => {
    const { announce, rows } = discovering()
    for (let at = 0; at < 700; at += 1)
      announce(provider(), { uuid: `u-${at}`, name: `Wallet ${at}`, rdns: `dev.wallet-${at}` })
    expect(rows()).toHaveLength(limits.announcedWallets)
  })

  test('switched off nothing is heard or asked', () => {
    const { platform, announce, told } = discovering({
      discovery: { announced: false, injected: false },
    })
    announce(provider())
    expect([told, platform.controls.dispatched, platform.controls.listeners()]).toEqual([[], [], 0])
  })
})

describe('window.ethereum', () => {
  const legacy = provider()
  const page = { injected: { ethereum: () => legacy } }

  test('is looked at after all others, and called Browser Wallet', () => {
    const { announce, rows, idle } = discovering(page)
    announce(provider())
    idle()
    expect(rows().map(({ id, name, type }) => [id, name, type])).toEqual([
      ['dev.foxglove', 'Foxglove', 'ANNOUNCED'],
      ['injected', 'Browser Wallet', 'INJECTED'],
    ])
  })

  test('is no row where its wallet announced itself', () => {
    const { announce, rows, idle } = discovering(page)
    announce(legacy)
    idle()
    expect(rows().map(({ id }) => id)).toEqual(['dev.foxglove'])
  })

  test('that comes late is found when it says so', () => {
    let ethereum: unknown = null
    const { platform, rows, idle } = discovering({ injected: { ethereum: () => ethereum } })
    idle()
    ethereum = legacy
    platform.controls.emit('ethereum#initialized')
    idle()
    expect(rows().map(({ id }) => id)).toEqual(['injected'])
  })

  test('is never swapped for another one', async () => {
    let ethereum: unknown = legacy
    const { platform, adapter, told, idle } = discovering({
      injected: { ethereum: () => ethereum },
    })
    idle()
    ethereum = provider()
    platform.controls.emit('ethereum#initialized')
    idle()
    expect(told).toHaveLength(1)
    expect((await adapter.load()).provider('injected')).toBe(legacy)
  })

  const throws = () => {
    throw new Error('no')
  }
  test.each([
    ['has a getter that throws', throws],
    [
      'is a Proxy that throws',
      () => new Proxy({}, { get: throws, has: throws, getPrototypeOf: throws }),
    ],
    ['is no object', () => 'ethereum'],
    ['cannot be asked', () => ({ request: null })],
  ])('A7: is absent when it %s', (_, ethereum) => {
    const { told, idle } = discovering({ injected: { ethereum } })
    idle()
    expect(told).toEqual([])
  })

  test('A7: is used as it is when it is frozen', () => {
    const { rows, idle } = discovering({ injected: { ethereum: () => Object.freeze(provider()) } })
    idle()
    expect(rows()).toMatchObject([{ id: 'injected' }])
  })

  test('is not looked at when it is switched off', () => {
    const { told, idle } = discovering({ ...page, discovery: { announced: true, injected: false } })
    idle()
    expect(told).toEqual([])
  })
})

test.each(['its own stop', 'the adapter’s stop'])(
  '%s ends discovery: no listener, no timer, nothing told',
  (which) => {
    const { adapter, stop, platform, clock, announce, told } = discovering()
    if (which === 'its own stop') stop()
    else adapter.stop()
    announce(provider())
    expect([platform.controls.listeners(), clock.pending(), told.length]).toEqual([0, 0, 0])
    adapter.discover({ found: () => {} })
    expect(platform.controls.listeners()).toBe(which === 'its own stop' ? 2 : 0)
  },
)

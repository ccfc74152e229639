import { describe, expect, test } from 'vitest'
import { until } from '../../clients/http/until.fixture.ts'
import {
  ada,
  bob,
  rawSession,
  scriptedProvider,
  solanaMain,
  uriOf,
} from '../../clients/relay/scripted-provider.fixture.ts'
import { caipNetworkIdOf } from '../../domain/caip/caip.ts'
import type { RemoteSession } from '../../domain/wallet/wallet.ts'
import type { PairingEvent } from '../connector.ts'
import { world } from './remote.fixture.ts'

const holding = (session = rawSession()) => {
  const sdk = scriptedProvider()
  sdk.hold(session)
  return sdk
}
const granting = (eip155: object) =>
  rawSession({ namespaces: { eip155: { methods: [], events: [], ...eip155 } } })

/** A wallet approves with this session. */
async function paired(
  session: ReturnType<typeof rawSession>,
  options: Parameters<typeof world>[0] = {},
) {
  const it = world(options)
  const events: PairingEvent[] = []
  it.connector.pair({ fresh: false }, (event) => events.push(event))
  await until(() => it.connects.length === 1)
  it.emit('display_uri', uriOf('a'))
  it.hold(session)
  it.connects[0]?.resolve(session)
  await until(() => events.length === 2)
  return { ...it, events }
}

describe('what is asked of a wallet', () => {
  test('is what the networks and the override say, all of it optional', async () => {
    const { connects, connector } = world({ override: { methods: { eip155: ['personal_sign'] } } })
    connector.pair({ fresh: false }, () => {})
    await until(() => connects.length === 1)
    expect(connects[0]?.asked).toMatchObject({
      optionalNamespaces: {
        eip155: {
          chains: ['eip155:1', 'eip155:10', 'eip155:11155111'],
          methods: ['personal_sign'],
        },
        solana: { chains: [solanaMain, 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'] },
      },
    })
    expect(connects[0]?.asked).not.toHaveProperty('namespaces')
  })
})

describe('what an approved session grants', () => {
  test('is a connection a namespace', async () => {
    const { connector, signal, calls } = await paired(rawSession())
    expect(await connector.grants(signal)).toEqual([
      {
        namespace: 'eip155',
        connectorId: 'walletConnect',
        address: ada,
        accounts: accounts('eoa', ada, bob),
        caipNetworkId: 'eip155:1',
      },
      {
        namespace: 'solana',
        connectorId: 'walletConnect',
        address: 'So11111111111111111111111111111111111111112',
        accounts: accounts('eoa', 'So11111111111111111111111111111111111111112'),
        caipNetworkId: solanaMain,
      },
    ])
    expect(calls).toEqual(['default eip155:1', `default ${solanaMain}`])
  })
  test.each([
    ["the page's network", { active: caipNetworkIdOf('eip155', 10) }, 'eip155:10'],
    ["the override's default", { override: { defaultChain: 'eip155:10' } }, 'eip155:10'],
    [
      'the first, when neither is granted',
      { active: caipNetworkIdOf('eip155', 11155111) },
      'eip155:1',
    ],
  ])('stands on %s', async (_, options, chain) => {
    const { connector, signal } = await paired(rawSession(), options)
    expect((await connector.grants(signal))[0]?.caipNetworkId).toBe(chain)
  })
  test('of a network that is only proposed is usable, too', async () => {
    const session = granting({ chains: ['eip155:137'], accounts: [`eip155:137:${ada}`] })
    const { connector, signal } = await paired(session, {
      override: { chains: { eip155: ['eip155:137'] } },
    })
    expect(await connector.grants(signal)).toMatchObject([{ caipNetworkId: 'eip155:137' }])
  })
  test.each([
    ['no account', granting({ chains: ['eip155:1'], accounts: [] })],
    [
      'a network nobody knows',
      granting({ chains: ['eip155:137'], accounts: [`eip155:137:${ada}`] }),
    ],
    [
      'a namespace nobody knows',
      rawSession({
        namespaces: { near: { accounts: ['near:mainnet:ada'], methods: [], events: [] } },
      }),
    ],
    ['addresses that are none', granting({ chains: ['eip155:1'], accounts: ['eip155:1:0x1', 7] })],
  ])('when it is %s ends the session', async (_, session) => {
    const { connector, signal, calls } = await paired(session)
    await expect(connector.grants(signal)).rejects.toMatchObject({
      code: 'remote/nothing-granted',
      details: { wallet: 'Phone' },
    })
    expect(calls).toEqual(['leave topic-1', 'drop topic-1'])
  })
  test('that ended before it was read is gone', async () => {
    const { connector, signal, say } = await paired(rawSession())
    say('session_delete', { topic: 'topic-1' })
    await expect(connector.grants(signal)).rejects.toMatchObject({
      code: 'rpc/provider-disconnected',
    })
  })
})

describe('a stored session', () => {
  test('is resumed with the address it had, else with its first', async () => {
    const { connector, signal } = world({ sdk: holding() })
    expect(await connector.resume({ namespace: 'eip155', address: bob }, signal)).toMatchObject({
      address: bob,
      accounts: accounts('eoa', bob, ada),
    })
    expect(
      await connector.resume({ namespace: 'eip155', address: '0xgone' }, signal),
    ).toMatchObject({ address: bob })
    expect(await connector.resume({ namespace: 'bip122', address: null }, signal)).toBeNull()
  })
  test('stands where the SDK remembers it', async () => {
    const sdk = holding()
    sdk.provider.namespaces = { eip155: { defaultChain: '10' } }
    const { connector, signal } = world({ sdk })
    expect(await connector.resume({ namespace: 'eip155', address: null }, signal)).toMatchObject({
      caipNetworkId: 'eip155:10',
      address: ada,
    })
  })
  test.each([
    ['there is none', scriptedProvider()],
    ['it expired', holding(rawSession({ expiry: 0 }))],
    ['it is no session', holding(rawSession({ expiry: 'never' }))],
  ])('is null when %s', async (_, sdk) => {
    const { connector, signal } = world({ sdk })
    expect(await connector.resume({ namespace: 'eip155', address: null }, signal)).toBeNull()
    expect(connector.provider('eip155')).toBeNull()
  })
  test('of Bitcoin holds accounts for payments', async () => {
    const chain = 'bip122:000000000019d6689c085ae165831e93'
    const part = {
      chains: [chain],
      accounts: [`${chain}:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4`],
      methods: [],
      events: [],
    }
    const { connector, signal } = world({
      sdk: holding(rawSession({ namespaces: { bip122: part } })),
      override: { chains: { bip122: [chain] } },
    })
    expect(await connector.resume({ namespace: 'bip122', address: null }, signal)).toMatchObject({
      accounts: accounts('payment', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'),
    })
  })
})

describe('the session', () => {
  test('is shown at once, and after every change', async () => {
    const { connector, resume, change, say } = world({
      sdk: holding(
        rawSession({ peer: { metadata: { name: 'MetaMask Wallet', url: '', icons: [] } } }),
      ),
    })
    const seen: (RemoteSession | null)[] = []
    connector.watchSession((session) => seen.push(session))
    await resume()
    change({ solana: rawSession().namespaces.solana })
    say('session_delete', { topic: 'topic-1' })
    const wallet = { name: 'MetaMask Wallet', icon: null }
    const shown = { wallet, supportsAllNetworks: true, expiresAt: 600_000_000 }
    expect(seen).toEqual([
      null,
      { ...shown, networks: ['eip155:1', 'eip155:10', solanaMain] },
      { ...shown, networks: [solanaMain] },
      null,
    ])
  })
})

test('a connector that stopped tells nobody anything', async () => {
  const { connector, resume, event, told, signal, platform, clock, listening } = world({
    sdk: holding(),
  })
  await resume()
  connector.stop()
  event('chainChanged', 10)
  expect([told, listening(), platform.controls.listeners(), clock.pending()]).toEqual([[], 0, 0, 0])
  await expect(
    connector.resume({ namespace: 'eip155', address: null }, signal),
  ).rejects.toMatchObject({ code: 'kit/stopped' })
})

function accounts(type: string, ...addresses: string[]) {
  return addresses.map((address) => ({ address, type }))
}

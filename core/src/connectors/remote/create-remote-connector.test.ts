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
import { setup } from './remote.fixture.ts'

const withSession = (session = rawSession()) => {
  const sdk = scriptedProvider()
  sdk.setSession(session)
  return sdk
}
const onMainnet = { chains: ['eip155:1'], accounts: [`eip155:1:${ada}`] }
const granting = (eip155: object) =>
  rawSession({ namespaces: { eip155: { methods: ['personal_sign'], events: [], ...eip155 } } })

/** Creates a connector that has paired; the wallet has approved `session`. */
async function createPaired(
  session: ReturnType<typeof rawSession>,
  options: Parameters<typeof setup>[0] = {},
) {
  const run = setup(options)
  const events: PairingEvent[] = []
  run.connector.pair({ fresh: false }, (event) => events.push(event))
  await until(() => run.connects.length === 1)
  run.emitProvider('display_uri', uriOf('a'))
  run.setSession(session)
  run.connects[0]?.resolve(session)
  await until(() => events.length === 2)
  return { ...run, events }
}

describe('pair()', () => {
  test('pair() proposes the configured networks as optional namespaces, changed by the override', async () => {
    const { connects, connector } = setup({ override: { methods: { eip155: ['personal_sign'] } } })
    connector.pair({ fresh: false }, () => {})
    await until(() => connects.length === 1)
    expect(connects[0]?.args).toMatchObject({
      optionalNamespaces: {
        eip155: {
          chains: ['eip155:1', 'eip155:10', 'eip155:11155111'],
          methods: ['personal_sign'],
        },
        solana: { chains: [solanaMain, 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'] },
      },
    })
    expect(connects[0]?.args).not.toHaveProperty('namespaces')
  })
})

describe('grants()', () => {
  test('grants() resolves with one connection per namespace', async () => {
    const { connector, signal, calls } = await createPaired(rawSession())
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
    expect(calls).toEqual(['setDefaultChain eip155:1', `setDefaultChain ${solanaMain}`])
  })
  test.each([
    [
      "the page's network, if it is granted",
      { activeNetwork: caipNetworkIdOf('eip155', 10) },
      'eip155:10',
    ],
    ["the override's default", { override: { defaultChain: 'eip155:10' } }, 'eip155:10'],
    [
      'the first granted network if the page’s network is not granted',
      { activeNetwork: caipNetworkIdOf('eip155', 11155111) },
      'eip155:1',
    ],
  ])('grants() selects %s', async (_, options, chain) => {
    const { connector, signal } = await createPaired(rawSession(), options)
    expect((await connector.grants(signal))[0]?.caipNetworkId).toBe(chain)
  })
  test('grants() accepts a network that is proposed but not configured', async () => {
    const session = granting({ chains: ['eip155:137'], accounts: [`eip155:137:${ada}`] })
    const { connector, signal } = await createPaired(session, {
      override: { chains: { eip155: ['eip155:137'] } },
    })
    expect(await connector.grants(signal)).toMatchObject([{ caipNetworkId: 'eip155:137' }])
  })
  test.each([
    ['no method [XC1]', granting({ ...onMainnet, methods: [] })],
    ['no method that signs [XC1]', granting({ ...onMainnet, methods: ['eth_foo'] })],
    ['no account', granting({ chains: ['eip155:1'], accounts: [] })],
    ['an unknown network', granting({ chains: ['eip155:137'], accounts: [`eip155:137:${ada}`] })],
    [
      'an unknown namespace',
      rawSession({
        namespaces: { near: { accounts: ['near:mainnet:ada'], methods: [], events: [] } },
      }),
    ],
    ['invalid addresses', granting({ chains: ['eip155:1'], accounts: ['eip155:1:0x1', 7] })],
  ])(
    'grants() ends the session and rejects with remote/nothing-granted if the wallet granted %s',
    async (_, session) => {
      const { connector, signal, calls } = await createPaired(session)
      await expect(connector.grants(signal)).rejects.toMatchObject({
        code: 'remote/nothing-granted',
        details: { wallet: 'Phone' },
      })
      expect(calls).toEqual(['disconnect topic-1', 'deleteSession topic-1'])
    },
  )
  test('grants() rejects with rpc/provider-disconnected if the session has ended', async () => {
    const { connector, signal, emitSession } = await createPaired(rawSession())
    emitSession('session_delete', { topic: 'topic-1' })
    await expect(connector.grants(signal)).rejects.toMatchObject({
      code: 'rpc/provider-disconnected',
    })
  })
})

describe('resume()', () => {
  test('resume() activates the given address if the session contains it', async () => {
    const { connector, signal } = setup({ sdk: withSession() })
    expect(await connector.resume({ namespace: 'eip155', address: bob }, signal)).toMatchObject({
      address: bob,
      accounts: accounts('eoa', bob, ada),
    })
    expect(await connector.resume({ namespace: 'bip122', address: null }, signal)).toBeNull()
  })
  test('resume() rejects if the session of another tab does not grant the stored address, which may be that of a third one [XA2, V33]', async () => {
    const { connector, signal } = setup({ sdk: withSession() })
    await expect(
      connector.resume({ namespace: 'eip155', address: '0xgone' }, signal),
    ).rejects.toMatchObject({ code: 'rpc/unauthorized' })
    expect(await connector.resume({ namespace: 'bip122', address: '0xgone' }, signal)).toBeNull()
  })
  test('resume() ends the session of this tab if the page can use none of its accounts [W1, W6]', async () => {
    const session = granting({ chains: ['eip155:137'], accounts: [`eip155:137:${ada}`] })
    const { connector, signal, calls } = setup({ sdk: withSession(session), ownTopic: 'topic-1' })
    expect(await connector.resume({ namespace: 'eip155', address: ada }, signal)).toBeNull()
    await until(() => calls.length === 2)
    expect(calls).toEqual(['disconnect topic-1', 'deleteSession topic-1'])
  })
  test('resume() keeps a session of another tab that does not grant the stored address [W1]', async () => {
    const { connector, signal, calls } = setup({ sdk: withSession() })
    for (const namespace of ['eip155', 'solana'] as const) {
      const gone = connector.resume({ namespace, address: 'gone' }, signal)
      await expect(gone).rejects.toMatchObject({ code: 'rpc/unauthorized' })
    }
    expect(await connector.resume({ namespace: 'eip155', address: bob }, signal)).not.toBeNull()
    expect(calls).toEqual([])
  })
  test('resume() selects the default chain that the SDK has stored', async () => {
    const sdk = withSession()
    sdk.provider.namespaces = { eip155: { defaultChain: '10' } }
    const { connector, signal } = setup({ sdk })
    expect(await connector.resume({ namespace: 'eip155', address: null }, signal)).toMatchObject({
      caipNetworkId: 'eip155:10',
      address: ada,
    })
  })
  test.each([
    ['there is no session', scriptedProvider()],
    ['the session has expired', withSession(rawSession({ expiry: 0 }))],
    ['the session is invalid', withSession(rawSession({ expiry: 'never' }))],
  ])('resume() resolves with null if %s', async (_, sdk) => {
    const { connector, signal } = setup({ sdk })
    expect(await connector.resume({ namespace: 'eip155', address: null }, signal)).toBeNull()
    expect(connector.provider('eip155')).toBeNull()
  })
  test('resume() resolves with payment accounts on Bitcoin', async () => {
    const chain = 'bip122:000000000019d6689c085ae165831e93'
    const grant = {
      chains: [chain],
      accounts: [`${chain}:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4`],
      methods: ['signMessage'],
      events: [],
    }
    const { connector, signal } = setup({
      sdk: withSession(rawSession({ namespaces: { bip122: grant } })),
      override: { chains: { bip122: [chain] } },
    })
    expect(await connector.resume({ namespace: 'bip122', address: null }, signal)).toMatchObject({
      accounts: accounts('payment', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'),
    })
  })
})

describe('watchSession()', () => {
  const networkMethods = {
    ...rawSession().namespaces.eip155,
    methods: ['personal_sign', 'wallet_addEthereumChain', 'wallet_switchEthereumChain'],
  }
  test('watchSession() calls the listener at once and after every change', async () => {
    const { connector, resume, updateSession, emitSession } = setup({
      sdk: withSession(
        rawSession({
          peer: { metadata: { name: 'MetaMask Wallet', url: '', icons: [] } },
          namespaces: { ...rawSession().namespaces, eip155: networkMethods },
        }),
      ),
    })
    const sessions: (RemoteSession | null)[] = []
    connector.watchSession((session) => sessions.push(session))
    await resume()
    updateSession({ solana: rawSession().namespaces.solana })
    emitSession('session_delete', { topic: 'topic-1' })
    const wallet = { name: 'MetaMask Wallet', icon: null }
    const session = { wallet, expiresAt: 600_000_000 }
    expect(sessions).toEqual([
      null,
      {
        ...session,
        supportsAllNetworks: true,
        networks: ['eip155:1', 'eip155:10', solanaMain],
      },
      { ...session, supportsAllNetworks: false, networks: [solanaMain] },
      null,
    ])
  })
})

test('stop() removes all listeners and timers, and later calls reject with kit/stopped', async () => {
  const { connector, resume, emitWallet, events, signal, platform, clock, listenerCount } = setup({
    sdk: withSession(),
  })
  await resume()
  connector.stop()
  emitWallet('chainChanged', 10)
  expect([events, listenerCount(), platform.controls.listenerCount(), clock.pending()]).toEqual([
    [],
    0,
    0,
    0,
  ])
  await expect(
    connector.resume({ namespace: 'eip155', address: null }, signal),
  ).rejects.toMatchObject({ code: 'kit/stopped' })
})

function accounts(type: string, ...addresses: string[]) {
  return addresses.map((address) => ({ address, type }))
}

import { describe, expect, test } from 'vitest'
import { until } from '../../clients/http/until.fixture.ts'
import { rawSession, scriptedProvider } from '../../clients/relay/scripted-provider.fixture.ts'
import { plainAccounts } from '../../domain/account/account.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import {
  allNetworks,
  chains,
  fiveNamespaces,
  granting,
  namespaces,
  written,
} from './families.fixture.ts'
import { world } from './remote.fixture.ts'

const { polkadot, cosmos, bip122 } = written
const turned = <T>(list: readonly T[]) => [...list].reverse()

async function watched(
  session: ReturnType<typeof rawSession> = fiveNamespaces(),
  options: Parameters<typeof world>[0] = {},
) {
  const sdk = scriptedProvider()
  sdk.hold(session)
  const it = world({ networks: allNetworks, ...options, sdk })
  return { ...it, connections: await it.resume(namespaces) }
}

test('every namespace stands with the addresses of its own network only', async () => {
  const { connections } = await watched()
  const [, , dot, bitcoin, hub] = connections
  expect(dot).toMatchObject({
    caipNetworkId: chains.polkadot,
    address: polkadot.polkadot[0],
    accounts: plainAccounts(polkadot.polkadot),
  })
  expect(hub).toMatchObject({
    caipNetworkId: chains.hub,
    address: cosmos.hub[0],
    accounts: plainAccounts(cosmos.hub),
  })
  expect(bitcoin?.accounts).toEqual([
    { address: bip122.mainnet[0], type: 'payment' },
    { address: bip122.mainnet[1], type: 'ordinal' },
  ])
})

describe('the page moves to another network that is granted', () => {
  test.each([
    ['polkadot', chains.kusama, plainAccounts(polkadot.kusama)],
    ['cosmos', chains.osmosis, plainAccounts(cosmos.osmosis)],
  ])(
    '%s writes the same accounts differently there: one event says both',
    async (namespace, caipNetworkId, accounts) => {
      const { connector, told, signal } = await watched()
      expect(await connector.switchNetwork({ namespace, caipNetworkId }, signal)).toBe(
        caipNetworkId,
      )
      expect(told).toEqual([{ of: namespace, type: 'chain.changed', caipNetworkId, accounts }])
    },
  )
  test('the account that is active stays so, however it is written', async () => {
    const { connector, told, signal, event } = await watched()
    event('accountsChanged', [polkadot.polkadot[1]], chains.polkadot)
    await connector.switchNetwork({ namespace: 'polkadot', caipNetworkId: chains.kusama }, signal)
    expect(told[1]).toMatchObject({
      type: 'chain.changed',
      accounts: plainAccounts(turned(polkadot.kusama)),
    })
  })
  test('one that is not granted is none to move to', async () => {
    const { connector, told, signal } = await watched(
      rawSession({ namespaces: { cosmos: granting({ [chains.hub]: cosmos.hub }) } }),
    )
    const asked = connector.switchNetwork(
      { namespace: 'cosmos', caipNetworkId: chains.osmosis },
      signal,
    )
    await expect(asked).rejects.toMatchObject({ code: 'network/not-supported-by-wallet' })
    await expect(
      connector.switchNetwork({ namespace: 'solana', caipNetworkId: chains.hub }, signal),
    ).rejects.toThrow()
    expect(told).toEqual([])
  })
  test('nor is one that is granted without an account, nor any while nothing stands', async () => {
    const named = {
      ...granting({ [chains.hub]: cosmos.hub }),
      chains: [chains.hub, chains.osmosis],
    }
    const { connector, signal, say } = await watched(rawSession({ namespaces: { cosmos: named } }))
    const move = (caipNetworkId: CaipNetworkId) =>
      connector.switchNetwork({ namespace: 'cosmos', caipNetworkId }, signal)
    await expect(move(chains.osmosis)).rejects.toMatchObject({
      code: 'network/not-supported-by-wallet',
    })
    say('session_delete', { topic: 'topic-1' })
    await expect(move(chains.hub)).rejects.toMatchObject({
      code: 'network/not-supported-by-wallet',
    })
  })
  test('the page’s provider hears the network, then the accounts', async () => {
    const { connector, provider, signal } = await watched()
    const heard: unknown[] = []
    for (const name of ['accountsChanged', 'chainChanged'])
      provider('cosmos').on(name, (value) => heard.push([name, value]))
    await connector.switchNetwork({ namespace: 'cosmos', caipNetworkId: chains.osmosis }, signal)
    expect(heard).toEqual([
      ['chainChanged', chains.osmosis],
      ['accountsChanged', cosmos.osmosis],
    ])
  })
})

describe('the wallet speaks of another network than the one it stands on', () => {
  test('the account it means is taken as it is written here', async () => {
    const { event, told } = await watched()
    event('accountsChanged', [cosmos.osmosis[1]], chains.osmosis)
    event('accountsChanged', [`${chains.kusama}:${polkadot.kusama[1]}`], chains.polkadot)
    expect(told).toEqual([
      { of: 'cosmos', type: 'accounts.changed', accounts: plainAccounts(turned(cosmos.hub)) },
      {
        of: 'polkadot',
        type: 'accounts.changed',
        accounts: plainAccounts(turned(polkadot.polkadot)),
      },
    ])
  })
  test('an account that is not known here changes nothing, one that is said of here counts', async () => {
    const { event, told } = await watched(
      rawSession({
        namespaces: {
          cosmos: granting({
            [chains.hub]: [cosmos.hub[0]],
            [chains.osmosis]: [cosmos.osmosis[0]],
          }),
        },
      }),
    )
    event('accountsChanged', [cosmos.osmosis[1]], chains.osmosis)
    expect(told).toEqual([])
    event('accountsChanged', [cosmos.hub[1]], chains.hub)
    expect(told).toMatchObject([{ accounts: plainAccounts(turned(cosmos.hub)) }])
  })
  test('K4: it moves where nobody configured anything, with the accounts it has; not where the page would read them as others', async () => {
    const { event, told } = await watched(
      rawSession({ namespaces: { cosmos: granting({ [chains.hub]: cosmos.hub }) } }),
    )
    event('chainChanged', 'osmosis-1', chains.hub)
    expect(told).toEqual([])
    event('chainChanged', 'juno-1', chains.hub)
    expect(told).toEqual([{ of: 'cosmos', type: 'chain.changed', caipNetworkId: 'cosmos:juno-1' }])
  })
})

test('a session that loses a network goes on on the other, with its addresses', async () => {
  const { change, told } = await watched()
  const { namespaces: granted } = fiveNamespaces()
  change({ ...granted, polkadot: granting({ [chains.kusama]: turned(polkadot.kusama) }) })
  expect(told).toEqual([
    {
      of: 'polkadot',
      type: 'chain.changed',
      caipNetworkId: chains.kusama,
      accounts: plainAccounts(polkadot.kusama),
    },
  ])
})

describe('accounts of Bitcoin', () => {
  const onlyPayment = (methods: string[] = [], more: object = {}) =>
    rawSession({
      namespaces: { bip122: granting({ [chains.mainnet]: [bip122.mainnet[0]] }, methods) },
      ...more,
    })
  const payment = { address: bip122.mainnet[0], type: 'payment', publicKey: '02'.repeat(33) }
  const ordinal = { address: bip122.mainnet[1], type: 'ordinal' }
  const answer = [
    {
      address: payment.address,
      publicKey: '02'.repeat(33).toUpperCase(),
      path: "m/84'/0'/0'/0/0",
      intention: 'payment',
    },
    { address: 'bc1qchange', path: "m/84'/0'/0'/1/3" },
    { address: ordinal.address, publicKey: 'no key', intention: 'ordinal' },
    { address: 7 },
    null,
  ]

  test('begin with the kind that the page wants', async () => {
    const { connections } = await watched(fiveNamespaces(), { accountType: 'ordinal' })
    expect(connections[3]).toMatchObject({
      address: bip122.mainnet[1],
      accounts: [{ type: 'ordinal' }, { type: 'payment' }],
    })
  })
  test('are asked for where the wallet may be asked: what they are for, and their keys; change is no account', async () => {
    const { requests, told } = await watched(onlyPayment(['getAccountAddresses']))
    await until(() => requests.length === 1)
    expect(requests[0]?.asked).toMatchObject({
      chainId: chains.mainnet,
      request: { method: 'getAccountAddresses', params: { account: payment.address } },
    })
    requests[0]?.resolve(answer)
    await until(() => told.length === 1)
    expect(told).toEqual([{ of: 'bip122', type: 'accounts.changed', accounts: [payment, ordinal] }])
  })
  test('are asked for once a network; a wallet that does not say keeps those it granted', async () => {
    const { requests, told, connector, signal } = await watched(
      onlyPayment(['getAccountAddresses']),
    )
    await until(() => requests.length === 1)
    requests[0]?.reject({ code: 4200, message: 'no' })
    const again = await connector.resume({ namespace: 'bip122', address: null }, signal)
    expect([again?.accounts, told, requests.length]).toEqual([
      [{ address: payment.address, type: 'payment' }],
      [],
      1,
    ])
  })
  test('are not asked for where a request would lead away into the wallet, nor where the session says them', async () => {
    const sessionProperties = { bip122_getAccountAddresses: JSON.stringify(answer) }
    const said = await watched(onlyPayment(['getAccountAddresses'], { sessionProperties }))
    expect([said.connections[0]?.accounts, said.requests]).toEqual([[payment, ordinal], []])
    const sdk = scriptedProvider()
    sdk.hold(onlyPayment(['getAccountAddresses']))
    const it = world({ networks: allNetworks, sdk })
    it.platform.storage?.set('WALLETCONNECT_DEEPLINK_CHOICE', '{"href":"pocket://"}')
    await it.resume(namespaces)
    expect(it.requests).toEqual([])
  })
  test.each([['{'], ['null'], ['[{}]'], ['7']])(
    'are those of the grant where the session says %s',
    async (text) => {
      const { connections } = await watched(
        onlyPayment([], { sessionProperties: { bip122_getAccountAddresses: text } }),
      )
      expect(connections[0]?.accounts).toEqual([{ address: payment.address, type: 'payment' }])
    },
  )
  test('may be told later, in the word of Bitcoin wallets; the one that was restored is active then', async () => {
    const { connector, signal, event, told } = await watched(onlyPayment())
    await connector.resume({ namespace: 'bip122', address: ordinal.address }, signal)
    connector.watch('bip122', (event) => told.push({ ...event, of: 'again' }))
    event('bip122_addressesChanged', answer, chains.mainnet)
    expect(told.at(-1)).toEqual({
      of: 'again',
      type: 'accounts.changed',
      accounts: [ordinal, payment],
    })
  })
  test('stay on the kind that is active when the wallet says which account is', async () => {
    const [pays, holds] = [
      'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
    ]
    const { event, told } = await watched(fiveNamespaces(), { accountType: 'ordinal' })
    event('accountsChanged', [pays, holds], chains.mainnet)
    expect(told[0]).toMatchObject({
      accounts: [{ address: holds, type: 'ordinal' }, { address: pays }, {}, {}],
    })
  })
})

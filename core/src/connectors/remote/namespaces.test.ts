import { describe, expect, test } from 'vitest'
import { until } from '../../clients/http/until.fixture.ts'
import { rawSession, scriptedProvider } from '../../clients/relay/scripted-provider.fixture.ts'
import { plainAccounts } from '../../domain/account/account.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import {
  addresses,
  allNetworks,
  chains,
  fiveNamespaces,
  granting,
  namespaces,
} from './namespaces.fixture.ts'
import { setup } from './remote.fixture.ts'

const { polkadot, cosmos, bip122 } = addresses
const reversed = <T>(list: readonly T[]) => [...list].reverse()

async function createWatched(
  session: ReturnType<typeof rawSession> = fiveNamespaces(),
  options: Parameters<typeof setup>[0] = {},
) {
  const sdk = scriptedProvider()
  sdk.setSession(session)
  const run = setup({ networks: allNetworks, ...options, sdk })
  return { ...run, connections: await run.resume(namespaces) }
}

test('resume() connects each namespace with the addresses of its current network only', async () => {
  const { connections } = await createWatched()
  const [, , polkadotConnection, bitcoinConnection, cosmosConnection] = connections
  expect(polkadotConnection).toMatchObject({
    caipNetworkId: chains.polkadot,
    address: polkadot.polkadot[0],
    accounts: plainAccounts(polkadot.polkadot),
  })
  expect(cosmosConnection).toMatchObject({
    caipNetworkId: chains.hub,
    address: cosmos.hub[0],
    accounts: plainAccounts(cosmos.hub),
  })
  expect(bitcoinConnection?.accounts).toEqual([
    { address: bip122.mainnet[0], type: 'payment' },
    { address: bip122.mainnet[1], type: 'ordinal' },
  ])
})

describe('switchNetwork()', () => {
  test.each([
    ['polkadot', chains.kusama, plainAccounts(polkadot.kusama)],
    ['cosmos', chains.osmosis, plainAccounts(cosmos.osmosis)],
  ])(
    'switchNetwork() on %s emits the network and the accounts’ addresses on it in one event',
    async (namespace, caipNetworkId, accounts) => {
      const { connector, events, signal } = await createWatched()
      expect(await connector.switchNetwork({ namespace, caipNetworkId }, signal)).toBe(
        caipNetworkId,
      )
      expect(events).toEqual([{ namespace, type: 'chain.changed', caipNetworkId, accounts }])
    },
  )
  test('switchNetwork() keeps the account active, although its address differs on the new network', async () => {
    const { connector, events, signal, emitWallet } = await createWatched()
    emitWallet('accountsChanged', [polkadot.polkadot[1]], chains.polkadot)
    await connector.switchNetwork({ namespace: 'polkadot', caipNetworkId: chains.kusama }, signal)
    expect(events[1]).toMatchObject({
      type: 'chain.changed',
      accounts: plainAccounts(reversed(polkadot.kusama)),
    })
  })
  test('switchNetwork() rejects a network that is not granted', async () => {
    const { connector, events, signal } = await createWatched(
      rawSession({ namespaces: { cosmos: granting({ [chains.hub]: cosmos.hub }) } }),
    )
    const switching = connector.switchNetwork(
      { namespace: 'cosmos', caipNetworkId: chains.osmosis },
      signal,
    )
    await expect(switching).rejects.toMatchObject({ code: 'network/not-supported-by-wallet' })
    await expect(
      connector.switchNetwork({ namespace: 'solana', caipNetworkId: chains.hub }, signal),
    ).rejects.toThrow()
    expect(events).toEqual([])
  })
  test('switchNetwork() rejects a network that is granted without an account, and any network without a session', async () => {
    const grant = {
      ...granting({ [chains.hub]: cosmos.hub }),
      chains: [chains.hub, chains.osmosis],
    }
    const { connector, signal, emitSession } = await createWatched(
      rawSession({ namespaces: { cosmos: grant } }),
    )
    const switchTo = (caipNetworkId: CaipNetworkId) =>
      connector.switchNetwork({ namespace: 'cosmos', caipNetworkId }, signal)
    await expect(switchTo(chains.osmosis)).rejects.toMatchObject({
      code: 'network/not-supported-by-wallet',
    })
    emitSession('session_delete', { topic: 'topic-1' })
    await expect(switchTo(chains.hub)).rejects.toMatchObject({
      code: 'network/not-supported-by-wallet',
    })
  })
  test('switchNetwork() makes the provider emit the network, then the accounts', async () => {
    const { connector, provider, signal } = await createWatched()
    const received: unknown[] = []
    for (const name of ['accountsChanged', 'chainChanged'])
      provider('cosmos').on(name, (value) => received.push([name, value]))
    await connector.switchNetwork({ namespace: 'cosmos', caipNetworkId: chains.osmosis }, signal)
    expect(received).toEqual([
      ['chainChanged', chains.osmosis],
      ['accountsChanged', cosmos.osmosis],
    ])
  })
})

describe('a wallet event for another network than the current one', () => {
  test('accountsChanged for another network activates the same account with its address on the current network', async () => {
    const { emitWallet, events } = await createWatched()
    emitWallet('accountsChanged', [cosmos.osmosis[1]], chains.osmosis)
    emitWallet('accountsChanged', [`${chains.kusama}:${polkadot.kusama[1]}`], chains.polkadot)
    expect(events).toEqual([
      {
        namespace: 'cosmos',
        type: 'accounts.changed',
        accounts: plainAccounts(reversed(cosmos.hub)),
      },
      {
        namespace: 'polkadot',
        type: 'accounts.changed',
        accounts: plainAccounts(reversed(polkadot.polkadot)),
      },
    ])
  })
  test('accountsChanged with an account that is not granted is ignored [W7]', async () => {
    const { emitWallet, events } = await createWatched(
      rawSession({
        namespaces: {
          cosmos: granting({
            [chains.hub]: [cosmos.hub[0]],
            [chains.osmosis]: [cosmos.osmosis[0]],
          }),
        },
      }),
    )
    emitWallet('accountsChanged', [cosmos.osmosis[1]], chains.osmosis)
    expect(events).toEqual([])
    emitWallet('accountsChanged', [cosmos.hub[1]], chains.hub)
    expect(events).toEqual([])
  })
  test('chainChanged switches to an unconfigured network with the same accounts, but not to a configured one without a grant [K4]', async () => {
    const { emitWallet, events } = await createWatched(
      rawSession({ namespaces: { cosmos: granting({ [chains.hub]: cosmos.hub }) } }),
    )
    emitWallet('chainChanged', 'osmosis-1', chains.hub)
    expect(events).toEqual([])
    emitWallet('chainChanged', 'juno-1', chains.hub)
    expect(events).toEqual([
      { namespace: 'cosmos', type: 'chain.changed', caipNetworkId: 'cosmos:juno-1' },
    ])
  })
})

test('a session update without the current network switches to another granted network and its addresses', async () => {
  const { updateSession, events } = await createWatched()
  const { namespaces: granted } = fiveNamespaces()
  updateSession({ ...granted, polkadot: granting({ [chains.kusama]: reversed(polkadot.kusama) }) })
  expect(events).toEqual([
    {
      namespace: 'polkadot',
      type: 'chain.changed',
      caipNetworkId: chains.kusama,
      accounts: plainAccounts(polkadot.kusama),
    },
  ])
})

describe('Bitcoin', () => {
  const paymentOnly = (methods: string[] = [], overrides: object = {}) =>
    rawSession({
      namespaces: { bip122: granting({ [chains.mainnet]: [bip122.mainnet[0]] }, methods) },
      ...overrides,
    })
  const payment = { address: bip122.mainnet[0], type: 'payment', publicKey: '02'.repeat(33) }
  const ordinal = { address: bip122.mainnet[1], type: 'ordinal' }
  const response = [
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

  test('resume() activates a Bitcoin account of the preferred type', async () => {
    const { connections } = await createWatched(fiveNamespaces(), { accountType: 'ordinal' })
    expect(connections[3]).toMatchObject({
      address: bip122.mainnet[1],
      accounts: [{ type: 'ordinal' }, { type: 'payment' }],
    })
  })
  test('resume() requests the Bitcoin addresses and adds types and public keys, without change addresses', async () => {
    const { requests, events } = await createWatched(paymentOnly(['getAccountAddresses']))
    await until(() => requests.length === 1)
    expect(requests[0]?.args).toMatchObject({
      chainId: chains.mainnet,
      request: { method: 'getAccountAddresses', params: { account: payment.address } },
    })
    requests[0]?.resolve(response)
    await until(() => events.length === 1)
    expect(events).toEqual([
      { namespace: 'bip122', type: 'accounts.changed', accounts: [payment, ordinal] },
    ])
  })
  test('resume() requests the Bitcoin addresses once per network and keeps the granted accounts after a rejection', async () => {
    const { requests, events, connector, signal } = await createWatched(
      paymentOnly(['getAccountAddresses']),
    )
    await until(() => requests.length === 1)
    requests[0]?.reject({ code: 4200, message: 'no' })
    const connection = await connector.resume({ namespace: 'bip122', address: null }, signal)
    expect([connection?.accounts, events, requests.length]).toEqual([
      [{ address: payment.address, type: 'payment' }],
      [],
      1,
    ])
  })
  test('resume() does not request Bitcoin addresses if the session contains them or the request would open the wallet app', async () => {
    const sessionProperties = { bip122_getAccountAddresses: JSON.stringify(response) }
    const stored = await createWatched(paymentOnly(['getAccountAddresses'], { sessionProperties }))
    expect([stored.connections[0]?.accounts, stored.requests]).toEqual([[payment, ordinal], []])
    const sdk = scriptedProvider()
    sdk.setSession(paymentOnly(['getAccountAddresses']))
    const run = setup({ networks: allNetworks, sdk })
    run.platform.storage?.set('WALLETCONNECT_DEEPLINK_CHOICE', '{"href":"pocket://"}')
    await run.resume(namespaces)
    expect(run.requests).toEqual([])
  })
  test.each([['{'], ['null'], ['[{}]'], ['7']])(
    'resume() returns the granted Bitcoin accounts if the session property with the addresses is %s',
    async (text) => {
      const { connections } = await createWatched(
        paymentOnly([], { sessionProperties: { bip122_getAccountAddresses: text } }),
      )
      expect(connections[0]?.accounts).toEqual([{ address: payment.address, type: 'payment' }])
    },
  )
  test('bip122_addressesChanged requests the addresses again and adds none itself [W7]', async () => {
    const { connector, signal, emitWallet, events, requests } = await createWatched(
      paymentOnly(['getAccountAddresses']),
    )
    await until(() => requests.length === 1)
    requests[0]?.resolve([])
    await connector.resume({ namespace: 'bip122', address: ordinal.address }, signal)
    connector.watch('bip122', (event) => events.push({ ...event, namespace: 'second' }))
    emitWallet('bip122_addressesChanged', response, chains.mainnet)
    expect(events).toEqual([])
    await until(() => requests.length === 2)
    requests[1]?.resolve(response)
    await until(() => events.length > 0)
    expect([events.at(-1), requests.length]).toEqual([
      { namespace: 'second', type: 'accounts.changed', accounts: [ordinal, payment] },
      2,
    ])
  })
  test('accountsChanged keeps the type of the active Bitcoin account', async () => {
    const { emitWallet, events } = await createWatched(fiveNamespaces(), {
      accountType: 'ordinal',
    })
    emitWallet('accountsChanged', bip122.mainnet, chains.mainnet)
    expect(events).toEqual([])
  })
})

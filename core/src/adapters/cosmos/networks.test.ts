import { describe, expect, test } from 'vitest'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import type { Network } from '../../domain/network/network.ts'
import { shouldAddChain } from '../../errors/rpc-codes.ts'
import { ada, hub, local, meet, osmosis } from './scripted-keplr.fixture.ts'

const { signal } = new AbortController()
const fails = (error: unknown) => () => Promise.reject(error)
const request = { connectorId: 'keplr', network: osmosis }

describe('switching', () => {
  test('asks to be let in there, and tells how the account is written', async () => {
    const { chain, wallet } = await meet()
    await chain.connect({ connectorId: 'keplr', caipNetworkId: null }, signal)
    const events: WalletEvent[] = []
    chain.watch('keplr', (event) => events.push(event))
    await expect(chain.switchNetwork(request, signal)).resolves.toBe('cosmos:osmosis-1')
    const accounts = [
      { address: ada.addressOn('osmo'), type: 'eoa', publicKey: ada.publicKey, name: 'Everyday' },
    ]
    expect(events).toEqual([{ type: 'chain.changed', caipNetworkId: 'cosmos:osmosis-1', accounts }])
    expect(wallet.asked.slice(2)).toEqual([
      ['enable', 'osmosis-1'],
      ['getKey', 'osmosis-1'],
    ])
  })

  test.each([
    ['There is no chain info for osmosis-1', true, 'rpc/switch-chain'],
    ['There is no modular chain info for osmosis-1', true, 'rpc/switch-chain'],
    ['Request rejected', false, 'rpc/user-rejected'],
    ['Out of order', false, 'network/switch-failed'],
  ])('K2: after "%s" the network is offered: %s', async (message, adds, code) => {
    const { chain } = await meet({ enable: fails(new Error(message)) })
    const problem: unknown = await chain
      .switchNetwork(request, signal)
      .catch((caught: unknown) => caught)
    expect(problem).toMatchObject({ code })
    expect(shouldAddChain(problem)).toBe(adds)
  })

  test.each([
    ['a key of another chain', () => ada.answer('cosmos')],
    ['no key', () => null],
  ])('K1: a wallet that says yes and has %s has not switched', async (_, getKey) => {
    const { chain } = await meet({ getKey })
    await expect(chain.switchNetwork(request, signal)).rejects.toMatchObject({
      code: 'network/switch-failed',
    })
  })
})

describe('adding', () => {
  const offered = async (more: Partial<Network> = {}, own = {}) => {
    const { chain, wallet } = await meet({ experimentalSuggestChain: () => undefined }, { own })
    await chain.addNetwork({ connectorId: 'keplr', network: { ...local, ...more } }, signal)
    return wallet.asked[0]?.[1]
  }
  const chain = { prefix: 'loc', denom: 'uloc' }
  const chains = { 'cosmos:local-1': chain }

  test('offers the network with what the page says of it', async () => {
    const currency = { coinDenom: 'LOC', coinMinimalDenom: 'uloc', coinDecimals: 6 }
    expect(await offered({}, { chains: { 'cosmos:local-1': { ...chain, coinType: 60 } } })).toEqual(
      {
        chainId: 'local-1',
        chainName: 'Local',
        rpc: 'https://rpc.local-1.example',
        rest: 'https://rest.local-1.example',
        bip44: { coinType: 60 },
        bech32Config: {
          bech32PrefixAccAddr: 'loc',
          bech32PrefixAccPub: 'locpub',
          bech32PrefixValAddr: 'locvaloper',
          bech32PrefixValPub: 'locvaloperpub',
          bech32PrefixConsAddr: 'locvalcons',
          bech32PrefixConsPub: 'locvalconspub',
        },
        currencies: [currency],
        feeCurrencies: [currency],
        stakeCurrency: currency,
      },
    )
  })

  test('K3: only https, http on this machine, never a project id', async () => {
    const urls = [
      'http://node.example',
      'javascript:alert(1)',
      'https://node.example/?projectId=p1',
      'http://localhost:26657',
    ]
    const rpcUrls = {
      default: ['https://gateway.example/?chainId=x&projectId=p1', 'https://rest.example'],
      public: urls,
    }
    expect(await offered({ rpcUrls }, { chains })).toMatchObject({
      rpc: 'http://localhost:26657',
      rest: 'https://rest.example',
    })
  })

  test('the page’s own endpoints come first', async () => {
    const own = {
      chains: {
        'cosmos:local-1': {
          ...chain,
          rest: 'https://mine.example',
          rpc: 'https://mine.example/rpc',
        },
      },
    }
    expect(await offered({}, own)).toMatchObject({
      rest: 'https://mine.example',
      rpc: 'https://mine.example/rpc',
    })
  })

  test.each([
    [
      'without a safe endpoint',
      { rpcUrls: { default: ['https://rest.example'], public: ['http://node.example'] } },
      { chains },
    ],
    ['that nobody describes', {}, {}],
  ])('K3: a network %s is not offered', async (_, more, own) => {
    const { chain, wallet } = await meet({ experimentalSuggestChain: () => undefined }, { own })
    const adding = chain.addNetwork(
      { connectorId: 'keplr', network: { ...local, ...more } },
      signal,
    )
    await expect(adding).rejects.toMatchObject({ code: 'network/not-supported-by-wallet' })
    expect(wallet.asked).toEqual([])
  })

  test.each([
    ['a refusal is a refusal', new Error('Request rejected'), 'rpc/user-rejected'],
    [
      'anything unnamed is a network the wallet cannot do',
      new Error('nope'),
      'network/not-supported-by-wallet',
    ],
  ])('K2: %s', async (_, error, code) => {
    const { chain } = await meet({ experimentalSuggestChain: fails(error) })
    await expect(
      chain.addNetwork({ connectorId: 'keplr', network: hub }, signal),
    ).rejects.toMatchObject({ code })
  })

  test('a wallet that cannot learn of chains says so', async () => {
    const { chain } = await meet()
    await expect(
      chain.addNetwork({ connectorId: 'keplr', network: hub }, signal),
    ).rejects.toMatchObject({ code: 'rpc/unsupported-method' })
  })
})

describe('disconnecting', () => {
  test('gives the permission back on the page’s chains only, and forgets', async () => {
    const { chain, wallet } = await meet({ disable: () => undefined })
    await chain.connect({ connectorId: 'keplr', caipNetworkId: null }, signal)
    await chain.disconnect('keplr', signal)
    expect(wallet.asked.at(-1)).toEqual(['disable', ['cosmoshub-4', 'osmosis-1']])
    expect(chain.provider('keplr')).toBeNull()
  })

  test.each([
    ['cannot', {}],
    ['does not know the page', { disable: fails(new Error('permission denied')) }],
  ])('a wallet that %s is left as it is', async (_, scripts) => {
    const { chain } = await meet(scripts)
    await expect(chain.disconnect('keplr', signal)).resolves.toBeUndefined()
    await expect(chain.disconnect('leap', signal)).resolves.toBeUndefined()
  })

  test('a wallet that fails says so', async () => {
    const { chain } = await meet({ disable: fails(new Error('out of order')) })
    await expect(chain.disconnect('keplr', signal)).rejects.toMatchObject({
      code: 'account/disconnect-failed',
    })
  })
})

import { expect, test } from 'vitest'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import type { Network } from '../../domain/network/network.ts'
import { shouldAddChain } from '../../errors/rpc-codes.ts'
import { ada, hub, local, osmosis, setup } from './scripted-keplr.fixture.ts'

const { signal } = new AbortController()
const rejectWith = (error: unknown) => () => Promise.reject(error)
const request = { connectorId: 'keplr', network: osmosis }

test('switchNetwork requests permission and emits the network with the account’s address', async () => {
  const { chain, wallet } = await setup()
  await chain.connect({ connectorId: 'keplr', caipNetworkId: null }, signal)
  const events: WalletEvent[] = []
  chain.watch('keplr', (event) => events.push(event))
  await expect(chain.switchNetwork(request, signal)).resolves.toBe('cosmos:osmosis-1')
  const accounts = [
    { address: ada.addressOn('osmo'), type: 'eoa', publicKey: ada.publicKey, name: 'Everyday' },
  ]
  expect(events).toEqual([{ type: 'chain.changed', caipNetworkId: 'cosmos:osmosis-1', accounts }])
  expect(wallet.calls.slice(2)).toEqual([
    ['enable', 'osmosis-1'],
    ['getKey', 'osmosis-1'],
  ])
})

test.each([
  ['There is no chain info for osmosis-1', true, 'rpc/switch-chain'],
  ['There is no modular chain info for osmosis-1', true, 'rpc/switch-chain'],
  ['Request rejected', false, 'rpc/user-rejected'],
  ['Out of order', false, 'network/switch-failed'],
])(
  'switchNetwork maps the error "%s", after which the network should be added: %s [K2]',
  async (message, shouldAdd, code) => {
    const { chain } = await setup({ enable: rejectWith(new Error(message)) })
    const thrown: unknown = await chain
      .switchNetwork(request, signal)
      .catch((error: unknown) => error)
    expect(thrown).toMatchObject({ code })
    expect(shouldAddChain(thrown)).toBe(shouldAdd)
  },
)

test.each([
  ['a key of another chain', () => ada.keyResult('cosmos')],
  ['no key', () => null],
])('switchNetwork rejects if the wallet approves but has %s [K1]', async (_, getKey) => {
  const { chain } = await setup({ getKey })
  await expect(chain.switchNetwork(request, signal)).rejects.toMatchObject({
    code: 'network/switch-failed',
  })
})

const suggestedChain = async (overrides: Partial<Network> = {}, options = {}) => {
  const { chain, wallet } = await setup({ experimentalSuggestChain: () => undefined }, { options })
  await chain.addNetwork({ connectorId: 'keplr', network: { ...local, ...overrides } }, signal)
  return wallet.calls[0]?.[1]
}
const localChain = { prefix: 'loc', denom: 'uloc' }
const chains = { 'cosmos:local-1': localChain }

test('addNetwork passes the network with the chain data of the option `chains`', async () => {
  const currency = { coinDenom: 'LOC', coinMinimalDenom: 'uloc', coinDecimals: 6 }
  expect(
    await suggestedChain({}, { chains: { 'cosmos:local-1': { ...localChain, coinType: 60 } } }),
  ).toEqual({
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
  })
})

test('addNetwork passes https URLs only, or http on localhost, and none with a project id [K3]', async () => {
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
  expect(await suggestedChain({ rpcUrls }, { chains })).toMatchObject({
    rpc: 'http://localhost:26657',
    rest: 'https://rest.example',
  })
})

test('addNetwork prefers endpoints of the option `chains`', async () => {
  const options = {
    chains: {
      'cosmos:local-1': {
        ...localChain,
        rest: 'https://custom.example',
        rpc: 'https://custom.example/rpc',
      },
    },
  }
  expect(await suggestedChain({}, options)).toMatchObject({
    rest: 'https://custom.example',
    rpc: 'https://custom.example/rpc',
  })
})

test('addNetwork passes no endpoint of the page that is not public [V13]', async () => {
  const page = 'https://node.example/v2/KEY'
  const customRpcUrls = { [local.caipNetworkId]: [{ url: page }] }
  const add = async (rpcUrls: Network['rpcUrls']) => {
    const scripts = { experimentalSuggestChain: () => undefined }
    const { chain, wallet } = await setup(scripts, { options: { chains }, customRpcUrls })
    const adding = chain.addNetwork(
      { connectorId: 'keplr', network: { ...local, rpcUrls } },
      signal,
    )
    return { adding, wallet }
  }
  const secret = await add({ default: [page], public: ['https://rpc.example'] })
  await expect(secret.adding).rejects.toMatchObject({ code: 'network/no-public-url' })
  expect(secret.wallet.calls).toEqual([])
  const shared = await add({ default: [page], public: ['https://rpc.example', page] })
  await shared.adding
  expect(shared.wallet.calls[0]?.[1]).toMatchObject({ rest: page, rpc: 'https://rpc.example' })
})

test('addNetwork passes a URL of `chains` with a query, or of `customRpcUrls`, only if it is public [V13]', async () => {
  const key = 'https://node.example/v2/KEY'
  const add = async (rest: string, rpc: string, publicUrls: readonly string[] = []) => {
    const { chain, wallet } = await setup(
      { experimentalSuggestChain: () => undefined },
      {
        options: { chains: { [local.caipNetworkId]: { ...localChain, rest, rpc } } },
        customRpcUrls: { [local.caipNetworkId]: [{ url: key }, { url: `${key}?x` }] },
      },
    )
    const rpcUrls = { default: [key], public: [...local.rpcUrls.public, ...publicUrls] }
    const network = { ...local, rpcUrls }
    const failure = await chain
      .addNetwork({ connectorId: 'keplr', network }, signal)
      .catch((error: unknown) => error)
    return failure ?? wallet.calls[0]?.[1]
  }
  const refused = { code: 'network/no-public-url' }
  expect(await add(key, 'https://rpc.example')).toMatchObject(refused)
  expect(await add('https://node.example:443/v2/KEY', 'https://rpc.example')).toMatchObject(refused)
  expect(await add('https://rest.example/?apikey=KEY', '')).toMatchObject(refused)
  for (const rpc of [key, 'https://rpc.example/?apikey=KEY'])
    expect(await add('https://rest.example', rpc)).toMatchObject({
      rest: 'https://rest.example',
      rpc: 'https://rpc.local-1.example',
    })
  expect(await add(`${key}?x`, key, [key, `${key}?x`])).toMatchObject({
    rest: `${key}?x`,
    rpc: key,
  })
})

test('addNetwork passes no endpoint of the network with a query [V13]', async () => {
  const rpcUrls = { ...local.rpcUrls, default: ['https://rest.example/?apikey=KEY'] }
  const { chain, wallet } = await setup(
    { experimentalSuggestChain: () => undefined },
    { options: { chains } },
  )
  await expect(
    chain.addNetwork({ connectorId: 'keplr', network: { ...local, rpcUrls } }, signal),
  ).rejects.toMatchObject({ code: 'network/no-public-url' })
  expect(wallet.calls).toEqual([])
})

test.each([
  [
    'without a safe endpoint',
    'network/no-public-url',
    { rpcUrls: { default: ['https://rest.example'], public: ['http://node.example'] } },
    { chains },
  ],
  ['without chain data', 'network/not-supported-by-wallet', {}, {}],
])('addNetwork rejects a network %s with %s [K3]', async (_, code, overrides, options) => {
  const { chain, wallet } = await setup({ experimentalSuggestChain: () => undefined }, { options })
  const adding = chain.addNetwork(
    { connectorId: 'keplr', network: { ...local, ...overrides } },
    signal,
  )
  await expect(adding).rejects.toMatchObject({ code })
  expect(wallet.calls).toEqual([])
})

test.each([
  ['a rejection', new Error('Request rejected'), 'rpc/user-rejected'],
  ['an unknown error', new Error('nope'), 'network/not-supported-by-wallet'],
])('addNetwork maps the wallet’s error: %s [K2]', async (_, error, code) => {
  const { chain } = await setup({ experimentalSuggestChain: rejectWith(error) })
  await expect(
    chain.addNetwork({ connectorId: 'keplr', network: hub }, signal),
  ).rejects.toMatchObject({ code })
})

test('addNetwork rejects if the wallet cannot add chains', async () => {
  const { chain } = await setup()
  await expect(
    chain.addNetwork({ connectorId: 'keplr', network: hub }, signal),
  ).rejects.toMatchObject({ code: 'rpc/unsupported-method' })
})

test('disconnect revokes the permission for the page’s chains and deletes the connection', async () => {
  const { chain, wallet } = await setup({ disable: () => undefined })
  await chain.connect({ connectorId: 'keplr', caipNetworkId: null }, signal)
  await chain.disconnect('keplr', signal)
  expect(wallet.calls.at(-1)).toEqual(['disable', ['cosmoshub-4', 'osmosis-1']])
  expect(chain.provider('keplr')).toBeNull()
})

test.each([
  ['does not support it', {}],
  ['has revoked the permission already', { disable: rejectWith(new Error('permission denied')) }],
])('disconnect resolves for a wallet that %s, and for an unknown wallet', async (_, scripts) => {
  const { chain } = await setup(scripts)
  await expect(chain.disconnect('keplr', signal)).resolves.toBeUndefined()
  await expect(chain.disconnect('leap', signal)).resolves.toBeUndefined()
})

test('disconnect rejects with `account/disconnect-failed` if the wallet fails', async () => {
  const { chain } = await setup({ disable: rejectWith(new Error('out of order')) })
  await expect(chain.disconnect('keplr', signal)).rejects.toMatchObject({
    code: 'account/disconnect-failed',
  })
})

import { base64 } from '@scure/base'
import { expect, test } from 'vitest'
import type { SharedProvider } from '../../connectors/connector.ts'
import { plainAccounts } from '../../domain/account/account.ts'
import { neverCalled } from '../../testing/index.ts'
import type { ChainAdapter } from '../adapter.ts'
import type { CosmosProvider } from './cosmos.types.ts'
import { ada, bob, hub, osmosis, setup } from './scripted-keplr.fixture.ts'

const { signal } = new AbortController()
const address = ada.addressOn('cosmos')
const text = 'hello'
const signature = ada.sign(address, text)

const isProvider = (value: unknown): value is CosmosProvider =>
  typeof value === 'object' && value !== null && 'signArbitrary' in value
function providerOf(chain: ChainAdapter, connectorId: string): CosmosProvider {
  const provider = chain.provider(connectorId)
  if (!isProvider(provider)) throw new Error('chain.provider() returned no CosmosProvider')
  return provider
}

const scripts = {
  signAmino: () => ({ signed: { memo: 'changed' }, signature }),
  signDirect: () => ({ signed: { chainId: 'cosmoshub-4' }, signature }),
  getOfflineSigner: (chainId: unknown) => ({ chainId }),
}
const setupConnected = async (overrides: object = {}) => {
  const run = await setup({ ...scripts, ...overrides })
  await run.chain.connect({ connectorId: 'keplr', caipNetworkId: null }, signal)
  return { ...run, provider: providerOf(run.chain, 'keplr') }
}

test('the provider of an injected wallet has the current address, chain and key, also after a switch', async () => {
  const { provider, chain } = await setupConnected()
  expect(chain.provider('keplr')).toBe(provider)
  expect([provider.address, provider.chainId, provider.publicKey]).toEqual([
    address,
    'cosmoshub-4',
    ada.publicKey,
  ])
  await chain.switchNetwork({ connectorId: 'keplr', network: osmosis }, signal)
  expect([provider.address, provider.chainId]).toEqual([ada.addressOn('osmo'), 'osmosis-1'])
  await expect(provider.getKey()).resolves.toMatchObject({
    address: ada.addressOn('osmo'),
    algo: 'secp256k1',
  })
})

test('the provider of an injected wallet signs texts, amino documents and SignDocs', async () => {
  const { provider, wallet } = await setupConnected()
  await expect(provider.signArbitrary(text)).resolves.toEqual(signature)
  await expect(provider.signAmino({ memo: 'm' })).resolves.toEqual({
    signed: { memo: 'changed' },
    signature,
  })
  await expect(provider.signDirect({ bodyBytes: new Uint8Array() })).resolves.toMatchObject({
    signed: { chainId: 'cosmoshub-4' },
  })
  expect(
    wallet.calls.slice(-2).map(([method, chainId, signer]) => [method, chainId, signer]),
  ).toEqual([
    ['signAmino', 'cosmoshub-4', address],
    ['signDirect', 'cosmoshub-4', address],
  ])
})

test('the provider of an injected wallet returns the wallet’s own signer, and null without one', async () => {
  const { provider } = await setupConnected()
  expect(await provider.getOfflineSigner?.()).toEqual({ chainId: 'cosmoshub-4' })
  const { chain } = await setup()
  await chain.connect({ connectorId: 'keplr', caipNetworkId: null }, signal)
  expect(providerOf(chain, 'keplr').getOfflineSigner).toBeNull()
})

test('the provider of an injected wallet refuses documents of another chain [EM2]', async () => {
  const { provider, wallet } = await setupConnected()
  const before = wallet.calls.length
  for (const signing of [
    provider.signAmino({ chain_id: 'osmosis-1' }),
    provider.signDirect({ chainId: 'osmosis-1' }),
  ])
    await expect(signing).rejects.toMatchObject({ code: 'connector/chain-mismatch' })
  await expect(provider.signDirect({ chainId: 7 })).rejects.toMatchObject({
    code: 'rpc/invalid-params',
  })
  expect(wallet.calls.slice(before)).toEqual([])
  await provider.signAmino({ chain_id: 'cosmoshub-4' })
})

test('the provider of an injected wallet checks the document that the wallet gets [EM18, EM2]', async () => {
  const { provider, wallet } = await setupConnected()
  const chains = ['cosmoshub-4', 'osmosis-1']
  await provider.signAmino({
    get chain_id() {
      return chains.shift()
    },
  })
  class Document {
    memo = 'm'
    get chain_id() {
      return 'osmosis-1'
    }
  }
  await provider.signAmino(new Document())
  expect(wallet.calls.slice(-2).map((call) => call.at(-1))).toEqual([
    { chain_id: 'cosmoshub-4' },
    { memo: 'm' },
  ])
})

test.each([
  ['an invalid result', () => 7, 'rpc/internal'],
  ['a result without a signature', () => ({ signed: {} }), 'rpc/internal'],
  ['a rejection', () => Promise.reject(new Error('Request rejected')), 'rpc/user-rejected'],
])('the provider of an injected wallet rejects signAmino for %s', async (_, signAmino, code) => {
  const { provider } = await setupConnected({ signAmino })
  await expect(provider.signAmino({})).rejects.toMatchObject({ code })
})

test('the provider of an injected wallet rejects and has no account after a disconnect', async () => {
  const { provider, chain } = await setupConnected({ disable: () => undefined })
  await chain.disconnect('keplr', signal)
  expect([provider.address, provider.chainId, provider.publicKey]).toEqual([null, null, null])
  await expect(provider.getKey()).rejects.toMatchObject({ code: 'rpc/provider-disconnected' })
})

test('the provider of an injected wallet is null before the connection and for an unknown wallet', async () => {
  const { chain } = await setup()
  expect([chain.provider('keplr'), chain.provider('leap')]).toEqual([null, null])
})

const shared = { accounts: plainAccounts([address]), caipNetworkId: hub.caipNetworkId }
const account = { algo: 'secp256k1', address, pubkey: base64.encode(ada.pubKey) }
async function setupRemote(
  results: Record<string, unknown> = {},
  connection: ReturnType<SharedProvider['connection']> = shared,
) {
  const calls: unknown[] = []
  const remote: SharedProvider = {
    async request(call) {
      calls.push(call)
      return {
        cosmos_getAccounts: [{ ...account, address: bob.addressOn('cosmos') }, account],
        cosmos_signAmino: { signature },
        ...results,
      }[call.method]
    },
    on: neverCalled,
    connection: () => connection,
    removeListener: neverCalled,
  }
  const { chain } = await setup({}, { remote: () => remote })
  const sign = () =>
    chain.signMessage({ connectorId: 'walletConnect', address, message: text }, signal)
  return { chain, calls, sign, provider: () => providerOf(chain, 'walletConnect') }
}

test('signMessage of a remote wallet signs a text as an amino document and verifies the signature', async () => {
  const { sign, calls } = await setupRemote()
  await expect(sign()).resolves.toBe(signature.signature)
  const signDoc = {
    account_number: '0',
    chain_id: '',
    fee: { amount: [], gas: '0' },
    memo: '',
    msgs: [{ type: 'sign/MsgSignData', value: { data: 'aGVsbG8=', signer: address } }],
    sequence: '0',
  }
  expect(calls).toEqual([
    { method: 'cosmos_signAmino', params: { signerAddress: address, signDoc } },
  ])
})

test.each([
  ['a signature of another key', { signature: bob.sign(address, text) }, 'sign/not-verified'],
  ['null', null, 'rpc/internal'],
  ['text', 'yes', 'rpc/internal'],
])(
  'signMessage of a remote wallet rejects %s instead of a valid signature',
  async (_, result, code) => {
    const { sign } = await setupRemote({ cosmos_signAmino: result })
    await expect(sign()).rejects.toMatchObject({ code })
  },
)

test('the provider of a remote wallet requests the key and verifies it', async () => {
  const provider = (await setupRemote()).provider()
  expect([
    provider.address,
    provider.chainId,
    provider.publicKey,
    provider.getOfflineSigner,
  ]).toEqual([address, 'cosmoshub-4', null, null])
  await expect(provider.getKey()).resolves.toEqual({
    address,
    publicKey: ada.publicKey,
    algo: 'secp256k1',
    name: '',
  })
  await expect(provider.signArbitrary(text)).resolves.toEqual(signature)
})

test.each([
  ['another key', [{ ...account, pubkey: base64.encode(bob.pubKey) }], 'connect/wallet-failed'],
  ['no account', [], 'connect/no-account-shared'],
  ['an object instead of a list', { no: 'list' }, 'connect/wallet-failed'],
])(
  'the provider of a remote wallet rejects getKey if the wallet returns %s',
  async (_, result, code) => {
    const { provider } = await setupRemote({ cosmos_getAccounts: result })
    await expect(provider().getKey()).rejects.toMatchObject({ code })
  },
)

test('signMessage rejects without a wallet request after the remote session has ended', async () => {
  const { chain, sign, calls } = await setupRemote({}, null)
  await expect(sign()).rejects.toMatchObject({ code: 'rpc/unauthorized' })
  expect([chain.provider('walletConnect'), calls]).toEqual([null, []])
})

test('addNetwork rejects for a remote wallet', async () => {
  const { chain } = await setupRemote()
  const adding = chain.addNetwork({ connectorId: 'walletConnect', network: osmosis }, signal)
  await expect(adding).rejects.toMatchObject({ code: 'rpc/method-not-supported' })
})

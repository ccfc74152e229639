import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bech32 } from '@scure/base'
import { expect, test } from 'vitest'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { catalogue } from '../../errors/catalogue.ts'
import { KitError } from '../../errors/kit-error.ts'
import {
  ada,
  bob,
  local,
  osmosis,
  scriptedKeplr,
  setup,
  startAdapter,
} from './scripted-keplr.fixture.ts'

const { signal } = new AbortController()
const rejectWith = (error: unknown) => () => Promise.reject(error)
const request = { connectorId: 'keplr', caipNetworkId: null }
const [atom, osmo] = [ada.addressOn('cosmos'), ada.addressOn('osmo')]

test('connect requests permission and then the key', async () => {
  const { chain, wallet } = await setup()
  await expect(chain.connect(request, signal)).resolves.toEqual({
    namespace: 'cosmos',
    connectorId: 'keplr',
    address: atom,
    accounts: [{ address: atom, type: 'eoa', publicKey: ada.publicKey, name: 'Everyday' }],
    caipNetworkId: 'cosmos:cosmoshub-4',
  })
  expect(wallet.calls).toEqual([
    ['enable', 'cosmoshub-4'],
    ['getKey', 'cosmoshub-4'],
  ])
})

test('connect uses the preferred network', async () => {
  const { chain } = await setup()
  const onOsmosis = { ...request, caipNetworkId: osmosis.caipNetworkId }
  await expect(chain.connect(onOsmosis, signal)).resolves.toMatchObject({
    address: osmo,
    caipNetworkId: 'cosmos:osmosis-1',
  })
  const { caipNetworkId } = local
  await expect(chain.connect({ ...request, caipNetworkId }, signal)).resolves.toMatchObject({
    address: ada.addressOn('test'),
  })
})

test('connect rejects if the wallet is not on the page', async () => {
  const { chain } = await setup()
  await expect(chain.connect({ ...request, connectorId: 'leap' }, signal)).rejects.toMatchObject({
    code: 'connect/wallet-not-found',
  })
})

test('connect rejects on abort [B1]', async () => {
  const { chain } = await setup({ enable: () => new Promise(() => {}) })
  const caller = new AbortController()
  const connecting = chain.connect(request, caller.signal)
  caller.abort()
  await expect(connecting).rejects.toMatchObject({ code: 'kit/aborted' })
})

test.each([[null], [undefined]])(
  'connect rejects if the wallet returns %j instead of a key [B2]',
  async (result) => {
    const { chain } = await setup({ getKey: () => result })
    await expect(chain.connect(request, signal)).rejects.toMatchObject({
      code: 'connect/no-account-shared',
      message: 'Keplr shared no account',
    })
  },
)

const hostile = {
  get algo() {
    throw new Error('no')
  },
}
test.each([
  [
    'an address of another key',
    ada.keyResult('cosmos', { bech32Address: bob.addressOn('cosmos') }),
  ],
  ['an address of another chain', ada.keyResult('osmo')],
  ['a broken checksum', ada.keyResult('cosmos', { bech32Address: `${atom.slice(0, -1)}q` })],
  ['a key that is text', ada.keyResult('cosmos', { pubKey: ada.publicKey })],
  ['a key that is too long', ada.keyResult('cosmos', { pubKey: new Uint8Array(65) })],
  [
    'an Ethereum-style key with a Cosmos-style address',
    ada.keyResult('cosmos', { algo: 'ethsecp256k1' }),
  ],
  [
    'an Ethereum-style key that is not on the curve',
    ada.keyResult('cosmos', { algo: 'ethsecp256k1', pubKey: new Uint8Array(33) }),
  ],
  ['text', 'cosmos1'],
  ['a list', []],
  ['a hostile object', hostile],
])('connect rejects if the wallet returns %s instead of a valid key [B3]', async (_, result) => {
  const { chain, platform } = await setup({ getKey: () => result })
  await expect(chain.connect(request, signal)).rejects.toMatchObject({
    code: 'connect/wallet-failed',
    message: "Couldn't connect to Keplr",
  })
  expect(platform.controls.listenerCount()).toBe(1)
})

test('connect accepts an Ethereum-style key with an Ethereum-style address', async () => {
  const bytes = keccak_256(secp256k1.getPublicKey(ada.secret, false).slice(1)).slice(-20)
  const bech32Address = bech32.encode('cosmos', bech32.toWords(bytes))
  const { chain } = await setup({
    getKey: () => ada.keyResult('cosmos', { algo: 'ethsecp256k1', bech32Address }),
  })
  await expect(chain.connect(request, signal)).resolves.toMatchObject({ address: bech32Address })
})

test.each([
  ['a rejection as text [B5]', new Error('Request rejected'), 'rpc/user-rejected'],
  [
    'a rejection as text with another code [B5]',
    { code: 7, message: 'Request rejected' },
    'rpc/user-rejected',
  ],
  ['4001 [B5]', { code: 4001 }, 'rpc/user-rejected'],
  [
    'an open prompt [B7]',
    { code: -32002, message: 'Already processing' },
    'rpc/resource-unavailable',
  ],
  ['no permission', new Error('cosmoshub-4 is not enabled'), 'rpc/unauthorized'],
  ['undefined [B6]', undefined, 'connect/wallet-failed'],
  ['text [B6]', 'odd', 'connect/wallet-failed'],
])('connect maps a wallet error and does not retry: %s', async (_, error, code) => {
  const { chain, wallet } = await setup({ enable: rejectWith(error) })
  await expect(chain.connect(request, signal)).rejects.toMatchObject({ code })
  expect(wallet.methods()).toEqual(['enable'])
})

test('connect adds a chain that the wallet does not know, then requests permission again', async () => {
  let known = false
  const { chain, wallet } = await setup({
    enable: () => known || Promise.reject(new Error('There is no chain info for osmosis-1')),
    experimentalSuggestChain: () => {
      known = true
    },
  })
  const onOsmosis = { ...request, caipNetworkId: osmosis.caipNetworkId }
  await expect(chain.connect(onOsmosis, signal)).resolves.toMatchObject({ address: osmo })
  expect(wallet.methods()).toEqual(['enable', 'experimentalSuggestChain', 'enable', 'getKey'])
})

test('connect rejects a chain that neither the wallet nor the adapter knows', async () => {
  const { chain, wallet } = await setup(
    { enable: rejectWith(new Error('There is no modular chain info for local-1')) },
    { networks: [local] },
  )
  await expect(chain.connect(request, signal)).rejects.toMatchObject({ code: 'rpc/switch-chain' })
  expect(wallet.methods()).toEqual(['enable'])
})

test('watch replays an account change that occurs while connecting [B9]', async () => {
  let key = ada
  const run = await setup({
    getKey: () => {
      const result = key.keyResult('cosmos')
      if (key === ada) {
        key = bob
        run.platform.controls.emit('keplr_keystorechange')
      }
      return result
    },
  })
  await run.chain.connect(request, signal)
  const events: WalletEvent[] = []
  run.chain.watch('keplr', (event) => events.push(event))
  await expect
    .poll(() => events)
    .toMatchObject([{ type: 'accounts.changed', accounts: [{ address: bob.addressOn('cosmos') }] }])
})

test('resume requests only the key, on the chain of the stored address', async () => {
  const { chain, wallet } = await setup()
  await expect(
    chain.resume({ connectorId: 'keplr', address: osmo }, signal),
  ).resolves.toMatchObject({
    address: osmo,
    caipNetworkId: 'cosmos:osmosis-1',
  })
  await expect(
    chain.resume({ connectorId: 'keplr', address: null }, signal),
  ).resolves.toMatchObject({ address: atom })
  expect(wallet.calls).toEqual([
    ['getKey', 'osmosis-1'],
    ['getKey', 'cosmoshub-4'],
  ])
})

test.each([
  ['cosmos:osmosis-1', osmo],
  ['cosmos:unknown-1', atom],
  ['solana:x', atom],
])('resume selects a network for the stored network %s', async (stored, address) => {
  const { chain } = await setup()
  const caipNetworkId = toCaipNetworkId(stored)
  await expect(
    chain.resume({ connectorId: 'keplr', address: null, caipNetworkId }, signal),
  ).resolves.toMatchObject({ address })
})

test.each([
  ['is locked', () => Promise.reject(new Error('key store is locked'))],
  ['opens a prompt that is rejected', () => Promise.reject(new Error('Request rejected'))],
  ['has no key', () => null],
])('resume returns null for a wallet that %s [D1]', async (_, getKey) => {
  const { chain, platform } = await setup({ getKey })
  await expect(chain.resume({ connectorId: 'keplr', address: atom }, signal)).resolves.toBeNull()
  expect([platform.controls.listenerCount(), chain.provider('keplr')]).toEqual([1, null])
})

test('resume returns null if the wallet has another account [XA2]', async () => {
  const { chain } = await setup({ getKey: () => bob.keyResult('cosmos') })
  await expect(chain.resume({ connectorId: 'keplr', address: atom }, signal)).resolves.toBeNull()
})

test('resume requests the key in turn with other tabs, and returns null if the wallet rejected one [XD1]', async () => {
  const { chain, wallet } = await setup()
  const inTurn = () => Promise.reject(new KitError(catalogue, 'rpc/unauthorized'))
  await expect(
    chain.resume({ connectorId: 'keplr', address: atom, inTurn }, signal),
  ).resolves.toBeNull()
  expect(wallet.calls).toEqual([])
})

test('resume waits for a wallet that is injected late', async () => {
  const late: { keplr: unknown } = { keplr: null }
  const { adapter, clock } = startAdapter({ injected: { keplr: () => late.keplr } })
  adapter.discover({ found: () => {} })
  const resumed = (await adapter.load()).resume({ connectorId: 'keplr', address: atom }, signal)
  late.keplr = scriptedKeplr().api
  clock.advance(3_000)
  await expect(resumed).resolves.toMatchObject({ address: atom })
})

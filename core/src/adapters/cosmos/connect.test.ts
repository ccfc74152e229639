import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bech32 } from '@scure/base'
import { describe, expect, test } from 'vitest'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import {
  ada,
  bob,
  hub,
  local,
  meet,
  osmosis,
  scriptedKeplr,
  startAdapter,
} from './scripted-keplr.fixture.ts'

const { signal } = new AbortController()
const fails = (error: unknown) => () => Promise.reject(error)
const request = { connectorId: 'keplr', caipNetworkId: null }
const [atom, osmo] = [ada.addressOn('cosmos'), ada.addressOn('osmo')]

describe('connect', () => {
  test('asks to be let in, then for the key: one prompt', async () => {
    const { chain, wallet } = await meet()
    await expect(chain.connect(request, signal)).resolves.toEqual({
      namespace: 'cosmos',
      connectorId: 'keplr',
      address: atom,
      accounts: [{ address: atom, type: 'eoa', publicKey: ada.publicKey, name: 'Everyday' }],
      caipNetworkId: 'cosmos:cosmoshub-4',
    })
    expect(wallet.asked).toEqual([
      ['enable', 'cosmoshub-4'],
      ['getKey', 'cosmoshub-4'],
    ])
  })

  test('goes where the page is; a network of another family is none', async () => {
    const { chain } = await meet()
    const there = { ...request, caipNetworkId: osmosis.caipNetworkId }
    await expect(chain.connect(there, signal)).resolves.toMatchObject({
      address: osmo,
      caipNetworkId: 'cosmos:osmosis-1',
    })
    const { caipNetworkId } = { ...hub, caipNetworkId: local.caipNetworkId }
    await expect(chain.connect({ ...request, caipNetworkId }, signal)).resolves.toMatchObject({
      address: ada.addressOn('test'),
    })
  })

  test('a wallet that is not on the page is not found', async () => {
    const { chain } = await meet()
    await expect(chain.connect({ ...request, connectorId: 'leap' }, signal)).rejects.toMatchObject({
      code: 'connect/wallet-not-found',
    })
  })

  test('B1: a silent wallet can be left', async () => {
    const { chain } = await meet({ enable: () => new Promise(() => {}) })
    const caller = new AbortController()
    const asked = chain.connect(request, caller.signal)
    caller.abort()
    await expect(asked).rejects.toMatchObject({ code: 'kit/aborted' })
  })

  test.each([[null], [undefined]])('B2: no key at all is no account (%j)', async (answer) => {
    const { chain } = await meet({ getKey: () => answer })
    await expect(chain.connect(request, signal)).rejects.toMatchObject({
      code: 'connect/no-account-shared',
      message: 'Keplr shared no account',
    })
  })

  const hostile = {
    get algo() {
      throw new Error('no')
    },
  }
  test.each([
    ['an address of another key', ada.answer('cosmos', { bech32Address: bob.addressOn('cosmos') })],
    ['an address of another chain', ada.answer('osmo')],
    ['a broken checksum', ada.answer('cosmos', { bech32Address: `${atom.slice(0, -1)}q` })],
    ['a key that is text', ada.answer('cosmos', { pubKey: ada.publicKey })],
    ['a key that is too long', ada.answer('cosmos', { pubKey: new Uint8Array(65) })],
    [
      'an Ethereum-style key whose address is Cosmos’s',
      ada.answer('cosmos', { algo: 'ethsecp256k1' }),
    ],
    [
      'an Ethereum-style key that is no point',
      ada.answer('cosmos', { algo: 'ethsecp256k1', pubKey: new Uint8Array(33) }),
    ],
    ['text', 'cosmos1'],
    ['a list', []],
    ['a hostile object', hostile],
  ])('B3: %s is refused', async (_, answer) => {
    const { chain, platform } = await meet({ getKey: () => answer })
    await expect(chain.connect(request, signal)).rejects.toMatchObject({
      code: 'connect/wallet-failed',
      message: 'Keplr could not connect',
    })
    expect(platform.controls.listeners()).toBe(1)
  })

  test('an Ethereum-style key is taken where its address is made as Ethereum makes them', async () => {
    const bytes = keccak_256(secp256k1.getPublicKey(ada.secret, false).slice(1)).slice(-20)
    const bech32Address = bech32.encode('cosmos', bech32.toWords(bytes))
    const { chain } = await meet({
      getKey: () => ada.answer('cosmos', { algo: 'ethsecp256k1', bech32Address }),
    })
    await expect(chain.connect(request, signal)).resolves.toMatchObject({ address: bech32Address })
  })

  test.each([
    ['B5: in words', new Error('Request rejected'), 'rpc/user-rejected'],
    [
      'B5: with a module’s own number',
      { code: 7, message: 'Request rejected' },
      'rpc/user-rejected',
    ],
    ['B5: by number', { code: 4001 }, 'rpc/user-rejected'],
    [
      'B7: an open question',
      { code: -32002, message: 'Already processing' },
      'rpc/resource-unavailable',
    ],
    ['not let in', new Error('cosmoshub-4 is not enabled'), 'rpc/unauthorized'],
    ['B6: nothing', undefined, 'connect/wallet-failed'],
    ['B6: text', 'odd', 'connect/wallet-failed'],
  ])('%s is told as what it is, and the wallet is asked once', async (_, error, code) => {
    const { chain, wallet } = await meet({ enable: fails(error) })
    await expect(chain.connect(request, signal)).rejects.toMatchObject({ code })
    expect(wallet.methods()).toEqual(['enable'])
  })

  test('a chain that the wallet does not know is suggested first', async () => {
    let known = false
    const { chain, wallet } = await meet({
      enable: () => known || Promise.reject(new Error('There is no chain info for osmosis-1')),
      experimentalSuggestChain: () => {
        known = true
      },
    })
    const there = { ...request, caipNetworkId: osmosis.caipNetworkId }
    await expect(chain.connect(there, signal)).resolves.toMatchObject({ address: osmo })
    expect(wallet.methods()).toEqual(['enable', 'experimentalSuggestChain', 'enable', 'getKey'])
  })

  test('a chain that nobody describes is one the wallet does not know', async () => {
    const { chain, wallet } = await meet(
      { enable: fails(new Error('There is no modular chain info for local-1')) },
      { networks: [local] },
    )
    await expect(chain.connect(request, signal)).rejects.toMatchObject({ code: 'rpc/switch-chain' })
    expect(wallet.methods()).toEqual(['enable'])
  })
})

test('B9: an account that changes before anybody watches is not missed', async () => {
  let key = ada
  const met = await meet({
    getKey: () => {
      const answer = key.answer('cosmos')
      if (key === ada) {
        key = bob
        met.platform.controls.emit('keplr_keystorechange')
      }
      return answer
    },
  })
  await met.chain.connect(request, signal)
  const events: WalletEvent[] = []
  met.chain.watch('keplr', (event) => events.push(event))
  await expect
    .poll(() => events)
    .toMatchObject([{ type: 'accounts.changed', accounts: [{ address: bob.addressOn('cosmos') }] }])
})

describe('resume', () => {
  test('asks only for the key, on the chain the address is of', async () => {
    const { chain, wallet } = await meet()
    await expect(
      chain.resume({ connectorId: 'keplr', address: osmo }, signal),
    ).resolves.toMatchObject({
      address: osmo,
      caipNetworkId: 'cosmos:osmosis-1',
    })
    await expect(
      chain.resume({ connectorId: 'keplr', address: null }, signal),
    ).resolves.toMatchObject({ address: atom })
    expect(wallet.asked).toEqual([
      ['getKey', 'osmosis-1'],
      ['getKey', 'cosmoshub-4'],
    ])
  })

  test.each([
    ['cosmos:osmosis-1', osmo],
    ['cosmos:unknown-1', atom],
    ['solana:x', atom],
  ])('the network of the last visit is %s', async (last, address) => {
    const { chain } = await meet()
    const caipNetworkId = toCaipNetworkId(last)
    await expect(
      chain.resume({ connectorId: 'keplr', address: null, caipNetworkId }, signal),
    ).resolves.toMatchObject({ address })
  })

  test.each([
    ['is locked', () => Promise.reject(new Error('key store is locked'))],
    ['asked, and was refused', () => Promise.reject(new Error('Request rejected'))],
    ['has no key', () => null],
  ])('D1: a wallet that %s is no connection', async (_, getKey) => {
    const { chain, platform } = await meet({ getKey })
    await expect(chain.resume({ connectorId: 'keplr', address: atom }, signal)).resolves.toBeNull()
    expect([platform.controls.listeners(), chain.provider('keplr')]).toEqual([1, null])
  })

  test('waits for a wallet that shows itself late', async () => {
    const late: { keplr: unknown } = { keplr: null }
    const { adapter, clock } = startAdapter({ injected: { keplr: () => late.keplr } })
    adapter.discover({ found: () => {} })
    const resumed = (await adapter.load()).resume({ connectorId: 'keplr', address: atom }, signal)
    late.keplr = scriptedKeplr().api
    clock.advance(3_000)
    await expect(resumed).resolves.toMatchObject({ address: atom })
  })
})

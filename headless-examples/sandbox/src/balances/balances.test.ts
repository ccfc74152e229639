import { ed25519 } from '@noble/curves/ed25519.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { sr25519CreateDerive } from '@polkadot-labs/hdkd'
import { ss58Address } from '@polkadot-labs/hdkd-helpers'
import { hex } from '@scure/base'
import { hexToBytes } from 'viem'
import { assert, expect, test } from 'vitest'
import { sandboxKey } from '../base/accounts.ts'
import { bitcoinKey } from '../keys/bip122.ts'
import { cosmosAddress } from '../keys/cosmos.ts'
import { balancesFixture } from './balances.fixture.ts'

const start = balancesFixture()
const polkadot = '91b171bb158e2d3848fa23a9f1c25182'
const kusama = 'b0a8d493285c2df73290dfb7e61f870f'
const secret = hexToBytes(sandboxKey(4))
const storageKey = (key: Uint8Array) =>
  `0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9${hex.encode(blake2b(key, { dkLen: 16 }))}${hex.encode(key)}`
/** Decodes SCALE `AccountInfo`: four u32, then u128 amounts, of which the first is free. */
const freeBalance = (accountInfo: string) => {
  const bytes = hex.decode(accountInfo.slice(2))
  assert.equal(bytes.length, 80)
  return [...bytes.slice(16, 32)].reverse().reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
}
const atomPath = (address: string) =>
  `/cosmos/cosmoshub-4/cosmos/bank/v1beta1/balances/${address}/by_denom?denom=uatom`

test('the Polkadot and Kusama nodes store 10^12 base units for sr25519 and ed25519 accounts, and nothing for unknown accounts', async () => {
  const { rpc } = await start()
  for (const key of [sr25519CreateDerive(secret)('').publicKey, ed25519.getPublicKey(secret)]) {
    for (const reference of [polkadot, kusama]) {
      assert.equal(
        freeBalance(await rpc(reference, 'state_getStorage', [storageKey(key)])),
        1_000_000_000_000n,
      )
    }
  }
  assert.isNull(await rpc(polkadot, 'state_getStorage', [storageKey(new Uint8Array(32))]))
  const wrongHash = storageKey(ed25519.getPublicKey(secret)).replace(/(?<=371da9)../, '00')
  assert.isNull(await rpc(polkadot, 'state_getStorage', [wrongHash]))
  assert.match(await rpc(kusama, 'chain_getBlockHash', [0]), /^0xb0a8d493285c2df73290dfb7e61f870f/)
  assert.isUndefined(await rpc(polkadot, 'author_submitExtrinsic', []))
})

test('the Cosmos gateways return 250 coins for an account and reject an address with the prefix of another chain', async () => {
  const { read, get } = await start()
  assert.deepEqual(await read(atomPath(cosmosAddress(secret, 'cosmos'))), {
    balance: { denom: 'uatom', amount: '250000000' },
  })
  const osmosis = '/cosmos/osmosis-1/cosmos/bank/v1beta1/balances'
  const { balances } = await read(`${osmosis}/${cosmosAddress(secret, 'osmo')}`)
  assert.deepEqual(balances, [{ denom: 'uosmo', amount: '250000000' }])
  assert.equal((await get(atomPath(cosmosAddress(secret, 'osmo')))).status, 400)
  expect(await read(atomPath(cosmosAddress(new Uint8Array(32).fill(9), 'cosmos')))).toEqual({
    balance: { denom: 'uatom', amount: '0' },
  })
  assert.equal(
    (await read('/cosmos/cosmoshub-4/cosmos/base/tendermint/v1beta1/node_info')).default_node_info
      .network,
    'cosmoshub-4',
  )
})

test('POST /controls sets the balance of an address on the given chain only', async () => {
  const { read, rpc, post } = await start()
  const key = ed25519.getPublicKey(secret)
  const address = bitcoinKey(secret, 'payment', '000000000933ea01ad0ee984209779ba').address
  const amount = 2n ** 64n + 7n
  const response = await post('/controls', {
    balances: [
      { chain: `polkadot:${polkadot}`, address: ss58Address(key, 0), amount: String(amount) },
      { chain: 'cosmos:cosmoshub-4', address: cosmosAddress(secret, 'cosmos'), amount: '1' },
      { chain: 'bip122:000000000933ea01ad0ee984209779ba', address, amount: '1234' },
    ],
  })
  assert.equal(response.status, 200)
  assert.equal(freeBalance(await rpc(polkadot, 'state_getStorage', [storageKey(key)])), amount)
  assert.equal(
    freeBalance(await rpc(kusama, 'state_getStorage', [storageKey(key)])),
    1_000_000_000_000n,
  )
  assert.equal((await read(atomPath(cosmosAddress(secret, 'cosmos')))).balance.amount, '1')
  expect(await read(`/bip122/api/address/${address}/utxo`)).toMatchObject([{ value: 1_234 }])
})

test('a fault of one balance service does not affect those of other namespaces', async () => {
  const { get, read, post, rpc } = await start()
  await post('/controls', {
    faults: [
      { path: '/bip122', fails: 'status', status: 503 },
      { path: '/cosmos', fails: 'html' },
    ],
  })
  assert.equal((await get('/bip122/api/fee-estimates')).status, 503)
  expect(await (await get(atomPath(cosmosAddress(secret, 'cosmos')))).text()).toContain('<h1>')
  assert.equal(
    freeBalance(
      await rpc(polkadot, 'state_getStorage', [storageKey(ed25519.getPublicKey(secret))]),
    ),
    1_000_000_000_000n,
  )
  await post('/controls', { faults: [{ path: '/cosmos', fails: 'truncated' }] })
  await expect(read(atomPath(cosmosAddress(secret, 'cosmos')))).rejects.toThrow()
  await post('/controls', { faults: [] })
  assert.equal((await get('/bip122/api/fee-estimates')).status, 200)
})

test.each([
  {},
  { chain: 'cosmos:cosmoshub-4', address: 'cosmos1wrong', amount: '1' },
  { chain: 'eip155:1', address: '0x', amount: '1' },
  { chain: 'cosmos:cosmoshub-4', address: cosmosAddress(secret, 'cosmos'), amount: '-1' },
])('POST /controls rejects the invalid balance %j', async (balance) => {
  const { post, read } = await start()
  const response = await post('/controls', { balances: [balance] })
  assert.equal(response.status, 400)
  assert.equal((await read(atomPath(cosmosAddress(secret, 'cosmos')))).balance.amount, '250000000')
})

test('the balance services reject POST /controls from other sites, other methods and invalid bodies', async () => {
  const { post, get, requests, mark } = await start()
  assert.equal(
    (await post('/controls', { faults: [] }, { origin: 'https://evil.example' })).status,
    403,
  )
  assert.equal((await get('/controls')).status, 405)
  assert.equal((await post('/controls', '[]')).status, 400)
  const since = mark()
  assert.equal((await get('/unknown')).status, 404)
  assert.deepEqual(requests(since), [{ path: '/unknown', query: {} }])
})

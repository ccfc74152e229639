import { hex } from '@scure/base'
import { TEST_NETWORK, Transaction } from '@scure/btc-signer'
import { hexToBytes } from 'viem'
import { assert, expect, test } from 'vitest'
import { sandboxKey } from '../../base/accounts.ts'
import { type BitcoinKey, type BitcoinPurpose, bitcoinKey } from '../../keys/bip122.ts'
import { balancesFixture } from '../balances.fixture.ts'

const start = balancesFixture()
const testnet = '000000000933ea01ad0ee984209779ba'
const mainnet = '000000000019d6689c085ae165831e93'
const key = (index: number, purpose: BitcoinPurpose = 'payment', reference = testnet) =>
  bitcoinKey(hexToBytes(sandboxKey(index)), purpose, reference)
const utxoPath = (address: string) => `/bip122/api/address/${address}/utxo`
type Utxo = { txid: string; vout: number; value: number; status: { confirmed: boolean } }

/** Builds a transaction that spends `utxos` of the first key and signs it with the last key. */
function spend(
  utxos: readonly Utxo[],
  { script, publicKey, purpose }: BitcoinKey,
  to: string,
  amount: bigint,
  { secret }: BitcoinKey,
) {
  const transaction = new Transaction()
  for (const { txid, vout, value } of utxos) {
    const taproot = purpose === 'ordinals' ? { tapInternalKey: publicKey } : {}
    transaction.addInput({
      txid,
      index: vout,
      witnessUtxo: { script, amount: BigInt(value) },
      ...taproot,
    })
  }
  transaction.addOutputAddress(to, amount, TEST_NETWORK)
  transaction.sign(secret)
  transaction.finalize()
  return transaction
}

test('the Esplora service returns the genesis hash of testnet, or of the network in its path', async () => {
  const { get } = await start()
  const blockHash = async (path: string) => (await (await get(path)).text()).slice(0, 32)
  assert.equal(await blockHash('/bip122/api/block-height/0'), testnet)
  assert.equal(await blockHash(`/bip122/${mainnet}/api/block-height/0`), mainnet)
})

test('the payment and ordinals addresses of an account have unspent outputs, different ones on each network', async () => {
  const { read } = await start()
  const sum = async ({ address }: BitcoinKey) =>
    (await read(utxoPath(address))).reduce((total: number, { value }: Utxo) => total + value, 0)
  assert.equal(await sum(key(2)), 75_000_000)
  assert.equal(await sum(key(2, 'ordinals')), 10_546)
  assert.equal(await sum(key(2, 'payment', mainnet)), 75_000_000)
  const [onTestnet] = await read(utxoPath(key(2).address))
  const [onMainnet] = await read(utxoPath(key(2, 'payment', mainnet).address))
  assert.notEqual(onTestnet.txid, onMainnet.txid)
  expect(onTestnet.status).toMatchObject({ confirmed: true, block_height: 2_500_000 })
  assert.deepEqual(
    await read(utxoPath(bitcoinKey(new Uint8Array(32).fill(9), 'payment', testnet).address)),
    [],
  )
})

test.each(['payment', 'ordinals'] as const)(
  'POST /tx accepts a signed transaction from a %s address once',
  async (purpose) => {
    const { read, post } = await start()
    const from = key(2, purpose)
    const to = bitcoinKey(new Uint8Array(32).fill(9), 'payment', testnet)
    const utxos: Utxo[] = await read(utxoPath(from.address))
    const transaction = spend(utxos, from, to.address, 10_000n, from)
    const response = await post('/bip122/api/tx', transaction.hex)
    assert.equal(await response.text(), transaction.id)
    assert.deepEqual(await read(utxoPath(from.address)), [])
    assert.deepEqual(await read(utxoPath(to.address)), [
      { txid: transaction.id, vout: 0, value: 10_000, status: { confirmed: false } },
    ])
    const repeated = await post('/bip122/api/tx', transaction.hex)
    assert.equal(repeated.status, 400)
    expect(await repeated.text()).toContain('bad-txns-inputs-missingorspent')
  },
)

test.each(['payment', 'ordinals'] as const)(
  'POST /tx rejects a transaction from a %s address with the signature of another key',
  async (purpose) => {
    const { read, post } = await start()
    const from = key(2, purpose)
    const thief = key(3, purpose)
    const utxos: Utxo[] = await read(utxoPath(from.address))
    const forged = spend(utxos, { ...thief, script: thief.script }, thief.address, 9_000n, thief)
    const response = await post('/bip122/api/tx', forged.hex)
    assert.equal(response.status, 400)
    expect(await response.text()).toContain('mandatory-script-verify-flag-failed')
    assert.equal((await read(utxoPath(from.address))).length, utxos.length)
  },
)

test('POST /tx rejects a transaction that spends more than its inputs, one without a fee, and unreadable data', async () => {
  const { read, post } = await start()
  const from = key(2)
  const utxos: Utxo[] = await read(utxoPath(from.address))
  const broadcast = async (amount: bigint) => {
    const transaction = new Transaction({ disableScriptCheck: true })
    for (const { txid, vout } of utxos)
      transaction.addInput({
        txid,
        index: vout,
        witnessUtxo: { script: from.script, amount: 90_000_000n },
      })
    transaction.addOutputAddress(from.address, amount, TEST_NETWORK)
    transaction.sign(from.secret)
    transaction.finalize()
    return (await post('/bip122/api/tx', transaction.hex)).text()
  }
  expect(await broadcast(80_000_000n)).toContain('bad-txns-in-belowout')
  const withoutFee = spend(utxos, from, from.address, 75_000_000n, from)
  expect(await (await post('/bip122/api/tx', withoutFee.hex)).text()).toContain(
    'min relay fee not met',
  )
  expect(await (await post('/bip122/api/tx', 'not hex')).text()).toContain('TX decode failed')
  expect(await (await post('/bip122/api/tx', hex.encode(new Uint8Array(60)))).text()).toContain(
    'TX decode failed',
  )
})

test('the Esplora service returns address sums, fee estimates and the tip height, and rejects invalid addresses', async () => {
  const { read, get } = await start()
  expect(await read(`/bip122/api/address/${key(0).address}`)).toMatchObject({
    chain_stats: { funded_txo_sum: 75_000_000 },
  })
  assert.equal(await (await get('/bip122/api/blocks/tip/height')).text(), '2500100')
  assert.equal((await read('/bip122/api/fee-estimates'))['6'], 2)
  assert.equal((await get(utxoPath('tb1qwrong'))).status, 400)
  assert.equal((await get('/bip122/api/unknown')).status, 404)
})

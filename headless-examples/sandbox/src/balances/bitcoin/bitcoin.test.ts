import { hex } from '@scure/base'
import { TEST_NETWORK, Transaction } from '@scure/btc-signer'
import { hexToBytes } from 'viem'
import { assert, expect, test } from 'vitest'
import { sandboxKey } from '../../base/accounts.ts'
import { type BitcoinKey, type BitcoinPurpose, bitcoinKey } from '../../keys/bip122.ts'
import { servers } from '../balances.fixture.ts'

const start = servers()
const testnet = '000000000933ea01ad0ee984209779ba'
const mainnet = '000000000019d6689c085ae165831e93'
const key = (place: number, purpose: BitcoinPurpose = 'payment', reference = testnet) =>
  bitcoinKey(hexToBytes(sandboxKey(place)), purpose, reference)
const utxos = (address: string) => `/bip122/api/address/${address}/utxo`
type Utxo = { txid: string; vout: number; value: number; status: { confirmed: boolean } }

/** Spends coins of one key, or of another's with that key. */
function spend(
  coins: readonly Utxo[],
  { script, publicKey, purpose }: BitcoinKey,
  to: string,
  amount: bigint,
  { secret }: BitcoinKey,
) {
  const transaction = new Transaction()
  for (const { txid, vout, value } of coins) {
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

test('a service says which chain it is of: the test network, unless another is named', async () => {
  const { ask } = await start()
  const first = async (path: string) => (await (await ask(path)).text()).slice(0, 32)
  assert.equal(await first('/bip122/api/block-height/0'), testnet)
  assert.equal(await first(`/bip122/${mainnet}/api/block-height/0`), mainnet)
})

test('both addresses of an account have coins, on each network their own', async () => {
  const { read } = await start()
  const sum = async (one: BitcoinKey) =>
    (await read(utxos(one.address))).reduce((total: number, { value }: Utxo) => total + value, 0)
  assert.equal(await sum(key(2)), 75_000_000)
  assert.equal(await sum(key(2, 'ordinals')), 10_546)
  assert.equal(await sum(key(2, 'payment', mainnet)), 75_000_000)
  const [[here], [there]] = await Promise.all([
    read(utxos(key(2).address)),
    read(utxos(key(2, 'payment', mainnet).address)),
  ])
  assert.notEqual(here.txid, there.txid)
  expect(here.status).toMatchObject({ confirmed: true, block_height: 2_500_000 })
  assert.deepEqual(
    await read(utxos(bitcoinKey(new Uint8Array(32).fill(9), 'payment', testnet).address)),
    [],
  )
})

test.each(['payment', 'ordinals'] as const)(
  'a transaction from a %s address that is signed moves coins',
  async (purpose) => {
    const { read, post } = await start()
    const from = key(2, purpose)
    const to = bitcoinKey(new Uint8Array(32).fill(9), 'payment', testnet)
    const coins: Utxo[] = await read(utxos(from.address))
    const transaction = spend(coins, from, to.address, 10_000n, from)
    const answer = await post('/bip122/api/tx', transaction.hex)
    assert.equal(await answer.text(), transaction.id)
    assert.deepEqual(await read(utxos(from.address)), [])
    assert.deepEqual(await read(utxos(to.address)), [
      { txid: transaction.id, vout: 0, value: 10_000, status: { confirmed: false } },
    ])
    const again = await post('/bip122/api/tx', transaction.hex)
    assert.equal(again.status, 400)
    expect(await again.text()).toContain('bad-txns-inputs-missingorspent')
  },
)

test.each(['payment', 'ordinals'] as const)(
  'coins at a %s address do not move by the signature of somebody else',
  async (purpose) => {
    const { read, post } = await start()
    const [from, thief] = [key(2, purpose), key(3, purpose)]
    const coins: Utxo[] = await read(utxos(from.address))
    const pretended = spend(coins, { ...thief, script: thief.script }, thief.address, 9_000n, thief)
    const answer = await post('/bip122/api/tx', pretended.hex)
    assert.equal(answer.status, 400)
    expect(await answer.text()).toContain('mandatory-script-verify-flag-failed')
    assert.equal((await read(utxos(from.address))).length, coins.length)
  },
)

test('more than there is, or for nothing, is not taken', async () => {
  const { read, post } = await start()
  const from = key(2)
  const coins: Utxo[] = await read(utxos(from.address))
  const said = async (amount: bigint) => {
    const transaction = new Transaction({ disableScriptCheck: true })
    for (const { txid, vout } of coins)
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
  expect(await said(80_000_000n)).toContain('bad-txns-in-belowout')
  const whole = spend(coins, from, from.address, 75_000_000n, from)
  expect(await (await post('/bip122/api/tx', whole.hex)).text()).toContain('min relay fee not met')
  expect(await (await post('/bip122/api/tx', 'nothing')).text()).toContain('TX decode failed')
  expect(await (await post('/bip122/api/tx', hex.encode(new Uint8Array(60)))).text()).toContain(
    'TX decode failed',
  )
})

test('sums, fees and the height are there, and what is no address is said', async () => {
  const { read, ask } = await start()
  expect(await read(`/bip122/api/address/${key(0).address}`)).toMatchObject({
    chain_stats: { funded_txo_sum: 75_000_000 },
  })
  assert.equal(await (await ask('/bip122/api/blocks/tip/height')).text(), '2500100')
  assert.equal((await read('/bip122/api/fee-estimates'))['6'], 2)
  assert.equal((await ask(utxos('tb1qwrong'))).status, 400)
  assert.equal((await ask('/bip122/api/nothing')).status, 404)
})

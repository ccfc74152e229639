import { base64, hex } from '@scure/base'
import { TEST_NETWORK, Transaction } from '@scure/btc-signer'
import { assert, expect, onTestFinished, test } from 'vitest'
import { startBalances } from '../../balances/index.ts'
import { bitcoinKey } from '../../keys/bip122.ts'
import { verifyMessage } from '../../verify/index.ts'
import { sessionOn } from './requests.fixture.ts'

const testnet = 'bip122:000000000933ea01ad0ee984209779ba'
const { firstAddress, secondAddress, accounts, prepare, approve } = sessionOn(testnet)
const secret = accounts[0]?.secret ?? new Uint8Array()
const ordinals = bitcoinKey(secret, 'ordinals', '000000000933ea01ad0ee984209779ba')
const payment = bitcoinKey(secret, 'payment', '000000000933ea01ad0ee984209779ba')

const startWithNode = async () => {
  const balances = await startBalances()
  onTestFinished(() => balances.stop())
  const utxosOf = async (
    address: string,
  ): Promise<{ txid: string; vout: number; value: number }[]> =>
    (await fetch(`${balances.url}/bip122/api/address/${address}/utxo`)).json()
  return { wallet: sessionOn(testnet, `${balances.url}/bip122/api`), utxosOf }
}

test('getAccountAddresses returns the addresses with the requested intentions without asking for approval', async () => {
  const { content, run } = await prepare('getAccountAddresses', { account: firstAddress })
  expect(content).toBeNull()
  expect(await run()).toEqual([
    {
      address: firstAddress,
      publicKey: hex.encode(payment.publicKey),
      path: "m/84'/0'/0'/0/0",
      intention: 'payment',
    },
    {
      address: ordinals.address,
      publicKey: hex.encode(ordinals.publicKey),
      path: "m/86'/0'/0'/0/0",
      intention: 'ordinal',
    },
  ])
  expect(
    await approve('getAccountAddresses', { account: firstAddress, intentions: ['ordinal'] }),
  ).toMatchObject([{ intention: 'ordinal' }])
})

test.each([
  ['the payment address and ECDSA by default', payment.address, undefined],
  ['the payment address and BIP-322', payment.address, 'bip322'],
  ['the ordinals address and BIP-322', ordinals.address, 'bip322'],
])('signMessage signs with %s', async (_, address, protocol) => {
  const params = {
    account: firstAddress,
    address,
    message: 'hello',
    ...(protocol !== undefined && { protocol }),
  }
  expect((await prepare('signMessage', params)).content?.payload).toBe('hello')
  const answer = await approve<{ address: string; signature: string }>('signMessage', params)
  expect(answer).toMatchObject({ address, messageHash: expect.stringMatching(/^[0-9a-f]{64}$/) })
  const signature = base64.encode(hex.decode(answer.signature))
  expect(
    await verifyMessage({
      namespace: 'bip122',
      address,
      publicKey: null,
      message: 'hello',
      signature,
    }),
  ).toBe(true)
})

test('signPsbt signs the inputs and sends the transaction with `broadcast`', async () => {
  const { wallet, utxosOf } = await startWithNode()
  const transaction = new Transaction()
  for (const [key, [utxo]] of [
    [payment, await utxosOf(payment.address)],
    [ordinals, await utxosOf(ordinals.address)],
  ] as const) {
    assert(utxo !== undefined)
    transaction.addInput({
      txid: utxo.txid,
      index: utxo.vout,
      witnessUtxo: { script: key.script, amount: BigInt(utxo.value) },
    })
  }
  transaction.addOutputAddress(secondAddress, 10_000n, TEST_NETWORK)
  const signInputs = [
    { address: payment.address, index: 0 },
    { address: ordinals.address, index: 1, sighashTypes: [] },
  ]
  const params = { account: firstAddress, psbt: base64.encode(transaction.toPSBT()), signInputs }
  expect((await wallet.prepare('signPsbt', params)).content).toMatchObject({
    title: 'Sign a transaction',
  })
  const signed = await wallet.approve<{ psbt: string; txid?: string }>('signPsbt', params)
  expect(signed.txid).toBeUndefined()
  const finalized = Transaction.fromPSBT(base64.decode(signed.psbt))
  finalized.finalize()
  const sent = await wallet.approve<{ txid: string }>('signPsbt', { ...params, broadcast: true })
  expect(sent.txid).toBe(finalized.id)
  expect(await utxosOf(secondAddress)).toContainEqual(
    expect.objectContaining({ txid: finalized.id, value: 10_000 }),
  )
})

test('sendTransfer shows the amount, sends it, and rejects an amount above the balance', async () => {
  const { wallet, utxosOf } = await startWithNode()
  const params = { account: firstAddress, recipientAddress: secondAddress, amount: '12345' }
  const { content } = await wallet.prepare('sendTransfer', params)
  expect(content?.facts[0]).toEqual({ label: 'Amount', value: '0.00012345 BTC' })
  const { txid } = await wallet.approve<{ txid: string }>('sendTransfer', params)
  expect(await utxosOf(secondAddress)).toContainEqual(
    expect.objectContaining({ txid, value: 12_345 }),
  )
  await expect(
    wallet.prepare('sendTransfer', { ...params, amount: '99999999999' }),
  ).rejects.toMatchObject({ code: -32603 })
})

const psbt = base64.encode(new Transaction().toPSBT())
test.each([
  ['getAccountAddresses', { account: 'tb1q' }, 4100],
  ['signMessage', { account: firstAddress, message: 'hello', address: secondAddress }, 4100],
  ['signMessage', { account: firstAddress, message: 'hello', address: ordinals.address }, -32602],
  ['signMessage', { account: firstAddress, message: 'hello', protocol: 'schnorr' }, -32602],
  ['signMessage', { account: firstAddress }, -32602],
  ['signPsbt', { account: firstAddress, psbt: 'AAAA', signInputs: [] }, -32602],
  ['signPsbt', { account: firstAddress, psbt }, -32602],
  [
    'signPsbt',
    { account: firstAddress, psbt, signInputs: [{ address: secondAddress, index: 0 }] },
    4100,
  ],
  [
    'signPsbt',
    { account: firstAddress, psbt, signInputs: [{ address: firstAddress, index: 'x' }] },
    -32602,
  ],
  [
    'sendTransfer',
    { account: firstAddress, recipientAddress: secondAddress, amount: '1.5' },
    -32602,
  ],
  ['sendTransfer', { account: firstAddress, recipientAddress: secondAddress, amount: '0' }, -32602],
  [
    'sendTransfer',
    { account: firstAddress, recipientAddress: secondAddress, amount: '1', memo: '00' },
    -32602,
  ],
  ['sendTransfer', { account: firstAddress, recipientAddress: secondAddress, amount: '1' }, -32603],
])('the phone rejects %s with %j without asking for approval', async (method, params, code) => {
  await expect(prepare(method, params)).rejects.toMatchObject({ code })
})

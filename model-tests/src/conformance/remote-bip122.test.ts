import type { Kit } from '@latchkit/core'
import { bip122 } from '@latchkit/core/adapters/bip122'
import { bitcoinTestnet } from '@latchkit/core/networks'
import { startBalances } from '@latchkit/sandbox/balances'
import { base64 } from '@scure/base'
import { Address, OutScript, TEST_NETWORK, Transaction } from '@scure/btc-signer'
import { assert, expect, onTestFinished, test } from 'vitest'
import type { BitcoinProvider } from '../../../core/src/adapters/bip122/bitcoin-provider.types.ts'
import { loadVerifier } from './bip322-js.fixture.ts'
import { addressOn, allNamespacesFixture, waitForProvider } from './remote-namespaces.fixture.ts'

const verifier = await loadVerifier()
const fixture = allNamespacesFixture()
const testnet = bitcoinTestnet.caipNetworkId

/** Pairs a kit and a phone on the Bitcoin test network. A local server returns the unspent outputs. */
async function connected(accountType: 'payment' | 'ordinal' = 'payment') {
  const balances = await startBalances()
  onTestFinished(() => balances.stop())
  const api = `${balances.url}/bip122/api`
  const adapters = [bip122({ api: { [testnet]: api } })]
  const options = { adapters, defaultAccountTypes: { bip122: accountType } }
  const kit = fixture.startAll(
    { ...options, networks: [bitcoinTestnet] },
    { ...fixture.browser.tab(), fetch: globalThis.fetch },
  )
  const wallet = await fixture.phone({}, { [testnet]: api })
  await fixture.pairOn(kit, wallet, 'bip122')
  await expect
    .poll(() => kit.account.get('bip122').accounts.map(({ type }) => type))
    .toContain('ordinal')
  const addressOfType = (type: string) =>
    kit.account.get('bip122').accounts.find((account) => account.type === type)?.address ?? ''
  const utxosOf = async (
    address: string,
  ): Promise<{ txid: string; vout: number; value: number }[]> =>
    (await fetch(`${api}/address/${address}/utxo`)).json()
  return {
    kit,
    wallet,
    payment: addressOn(wallet, testnet),
    ordinal: addressOfType('ordinal'),
    secondPayment: addressOn(wallet, testnet, 1),
    utxosOf,
  }
}
const provider = (kit: Kit) => waitForProvider<BitcoinProvider>(kit, 'bip122', 'signPsbt')

test('a remote Bitcoin account has a payment address with a public key and an ordinals address', async () => {
  const { kit, payment, ordinal } = await connected()
  expect(kit.account.get('bip122').address).toBe(payment)
  expect(kit.account.get('bip122').accounts).toContainEqual({
    address: payment,
    type: 'payment',
    publicKey: expect.stringMatching(/^0[23]/),
  })
  expect(ordinal).toMatch(/^tb1p/)
})

test('with the default account type `ordinal` the ordinals address becomes active', async () => {
  const { kit, ordinal } = await connected('ordinal')
  await expect.poll(() => kit.account.get('bip122').address).toBe(ordinal)
})

test('signMessage signs with the key of the active Bitcoin address and throws rpc/user-rejected after a rejection', async () => {
  const { kit, wallet, payment, ordinal } = await connected()
  const paymentSignature = await kit.wallet.signMessage('Grüße', 'bip122')
  expect(verifier.verifySignature(payment, 'Grüße', paymentSignature)).toBe(true)
  kit.account.select('bip122', ordinal)
  await expect.poll(() => kit.account.get('bip122').address).toBe(ordinal)
  expect(
    verifier.verifySignature(ordinal, 'Grüße', await kit.wallet.signMessage('Grüße', 'bip122')),
  ).toBe(true)
  const bip322Result = await (await provider(kit)).signMessage({
    message: 'hello',
    address: payment,
    protocol: 'bip322',
  })
  expect(bip322Result).toMatchObject({ address: payment, protocol: 'bip322' })
  expect(verifier.verifySignature(payment, 'hello', bip322Result.signature)).toBe(true)
  wallet.setMode('reject')
  await expect(kit.wallet.signMessage('hello', 'bip122')).rejects.toMatchObject({
    code: 'rpc/user-rejected',
  })
})

test('the remote Bitcoin provider signs a PSBT, also broadcasts it with `broadcast`, and sends a transfer', async () => {
  const { kit, payment, secondPayment, utxosOf } = await connected()
  const [utxo] = await utxosOf(payment)
  assert(utxo !== undefined)
  const transaction = new Transaction()
  const script = OutScript.encode(Address(TEST_NETWORK).decode(payment))
  transaction.addInput({
    txid: utxo.txid,
    index: utxo.vout,
    witnessUtxo: { script, amount: BigInt(utxo.value) },
  })
  transaction.addOutputAddress(secondPayment, 10_000n, TEST_NETWORK)
  transaction.addOutputAddress(payment, BigInt(utxo.value) - 11_000n, TEST_NETWORK)
  const request = {
    psbt: base64.encode(transaction.toPSBT()),
    signInputs: [{ address: payment, index: 0 }],
  }
  const { psbt, txid } = await (await provider(kit)).signPsbt(request)
  expect(txid).toBeNull()
  const signed = Transaction.fromPSBT(base64.decode(psbt))
  signed.finalize()
  const sent = await (await provider(kit)).signPsbt({ ...request, broadcast: true })
  expect(sent.txid).toBe(signed.id)
  expect(await utxosOf(secondPayment)).toContainEqual(
    expect.objectContaining({ txid: signed.id, value: 10_000 }),
  )
  const id = await (await provider(kit)).sendTransfer({ recipient: secondPayment, amount: 12_345n })
  expect(await utxosOf(secondPayment)).toContainEqual(
    expect.objectContaining({ txid: id, value: 12_345 }),
  )
})

test('a restarted kit has the ordinals address active that was selected before', async () => {
  const { kit, ordinal } = await connected()
  kit.account.select('bip122', ordinal)
  await expect.poll(() => kit.account.get('bip122').address).toBe(ordinal)
  kit.stop()
  const restarted = fixture.startAll({ adapters: [bip122()], networks: [bitcoinTestnet] })
  await restarted.ready()
  await expect.poll(() => restarted.account.get('bip122').address).toBe(ordinal)
})

test('after changing the account of the wallet the kit has one ordinals address', async () => {
  const { kit, wallet, secondPayment } = await connected()
  await wallet.changeAccount(1)
  await expect.poll(() => kit.account.get('bip122').address).toBe(secondPayment)
  const ordinals = () => kit.account.get('bip122').accounts.filter(({ type }) => type === 'ordinal')
  await expect.poll(() => ordinals().length).toBe(1)
})

test.each([
  ['null', null],
  ['text', 'signed'],
  ['a signature of another address', { address: 'tb1q', signature: '11'.repeat(65) }],
])(
  'signMessage throws a KitError when the remote Bitcoin wallet responds with %s',
  async (_, result) => {
    const { kit, wallet } = await connected()
    wallet.answerNext('signMessage', { result })
    await expect(kit.wallet.signMessage('hello', 'bip122')).rejects.toMatchObject({
      name: 'KitError',
    })
  },
)

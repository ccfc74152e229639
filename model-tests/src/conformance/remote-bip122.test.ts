import { bip122 } from '@latchkit/core/adapters/bip122'
import { bitcoinTestnet } from '@latchkit/core/networks'
import { startBalances } from '@latchkit/sandbox/balances'
import { base64 } from '@scure/base'
import { Address, OutScript, TEST_NETWORK, Transaction } from '@scure/btc-signer'
import { Verifier } from 'bip322-js'
import { assert, expect, onTestFinished, test } from 'vitest'
import type { BitcoinProvider } from '../../../core/src/adapters/bip122/bitcoin-provider.types.ts'
import type { Kit } from '../../../core/src/kit/api/kit.ts'
import { addressOn, familyGround, providerOf } from './remote-namespaces.fixture.ts'

const here = familyGround()
const testnet = bitcoinTestnet.caipNetworkId

/** Connected on the test network, whose coins the local server lists. */
async function connected(accountType: 'payment' | 'ordinal' = 'payment') {
  const balances = await startBalances()
  onTestFinished(() => balances.stop())
  const api = `${balances.url}/bip122/api`
  const adapters = [bip122({ api: { [testnet]: api } })]
  const options = { adapters, defaultAccountTypes: { bip122: accountType } }
  const kit = here.startAll(
    { ...options, networks: [bitcoinTestnet] },
    { ...here.browser.tab(), fetch: globalThis.fetch },
  )
  const wallet = await here.phone({}, { [testnet]: api })
  await here.meetOn(kit, wallet, 'bip122')
  await expect
    .poll(() => kit.account.get('bip122').accounts.map(({ type }) => type))
    .toContain('ordinal')
  const find = (type: string) =>
    kit.account.get('bip122').accounts.find((one) => one.type === type)?.address ?? ''
  const coins = async (address: string): Promise<{ txid: string; vout: number; value: number }[]> =>
    (await fetch(`${api}/address/${address}/utxo`)).json()
  return {
    kit,
    wallet,
    payment: addressOn(wallet, testnet),
    ordinal: find('ordinal'),
    second: addressOn(wallet, testnet, 1),
    coins,
  }
}
const provider = (kit: Kit) => providerOf<BitcoinProvider>(kit, 'bip122', 'signPsbt')

test('an account has a payment and an ordinals address with public keys', async () => {
  const { kit, payment, ordinal } = await connected()
  expect(kit.account.get('bip122').address).toBe(payment)
  expect(kit.account.get('bip122').accounts).toContainEqual({
    address: payment,
    type: 'payment',
    publicKey: expect.stringMatching(/^0[23]/),
  })
  expect(ordinal).toMatch(/^tb1p/)
})

test('with the account type `ordinal` the ordinals address becomes active as soon as the wallet reports it', async () => {
  const { kit, ordinal } = await connected('ordinal')
  await expect.poll(() => kit.account.get('bip122').address).toBe(ordinal)
})

test('a message is signed with the key of the active address, and a rejection is reported', async () => {
  const { kit, wallet, payment, ordinal } = await connected()
  const paid = await kit.wallet.signMessage('Grüße', 'bip122')
  expect(Verifier.verifySignature(payment, 'Grüße', paid)).toBe(true)
  kit.account.select('bip122', ordinal)
  await expect.poll(() => kit.account.get('bip122').address).toBe(ordinal)
  expect(
    Verifier.verifySignature(ordinal, 'Grüße', await kit.wallet.signMessage('Grüße', 'bip122')),
  ).toBe(true)
  const both = await (await provider(kit)).signMessage({
    message: 'hello',
    address: payment,
    protocol: 'bip322',
  })
  expect(both).toMatchObject({ address: payment, protocol: 'bip322' })
  expect(Verifier.verifySignature(payment, 'hello', both.signature)).toBe(true)
  wallet.setMode('reject')
  await expect(kit.wallet.signMessage('hello', 'bip122')).rejects.toMatchObject({
    code: 'rpc/user-rejected',
  })
})

test('a PSBT is signed, or signed and broadcast, which moves coins', async () => {
  const { kit, payment, second, coins } = await connected()
  const [coin] = await coins(payment)
  assert(coin !== undefined)
  const transaction = new Transaction()
  const script = OutScript.encode(Address(TEST_NETWORK).decode(payment))
  transaction.addInput({
    txid: coin.txid,
    index: coin.vout,
    witnessUtxo: { script, amount: BigInt(coin.value) },
  })
  transaction.addOutputAddress(second, 10_000n, TEST_NETWORK)
  transaction.addOutputAddress(payment, BigInt(coin.value) - 11_000n, TEST_NETWORK)
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
  expect(await coins(second)).toContainEqual(
    expect.objectContaining({ txid: signed.id, value: 10_000 }),
  )
  const id = await (await provider(kit)).sendTransfer({ recipient: second, amount: 12_345n })
  expect(await coins(second)).toContainEqual(expect.objectContaining({ txid: id, value: 12_345 }))
})

test('a reload restores the active ordinals address', async () => {
  const { kit, ordinal } = await connected()
  kit.account.select('bip122', ordinal)
  await expect.poll(() => kit.account.get('bip122').address).toBe(ordinal)
  kit.stop()
  const later = here.startAll({ adapters: [bip122()], networks: [bitcoinTestnet] })
  await later.ready()
  await expect.poll(() => later.account.get('bip122').address).toBe(ordinal)
})

test('another account of the wallet has its own ordinals address', async () => {
  const { kit, wallet, second } = await connected()
  await wallet.changeAccount(1)
  await expect.poll(() => kit.account.get('bip122').address).toBe(second)
  const own = () => kit.account.get('bip122').accounts.filter(({ type }) => type === 'ordinal')
  await expect.poll(() => own().length).toBe(1)
})

test.each([
  ['nothing', null],
  ['text', 'signed'],
  ['another’s signature', { address: 'tb1q', signature: '11'.repeat(65) }],
])('a wallet that answers %s is reported as not having signed', async (_, result) => {
  const { kit, wallet } = await connected()
  wallet.answerNext('signMessage', { result })
  await expect(kit.wallet.signMessage('hello', 'bip122')).rejects.toMatchObject({
    name: 'KitError',
  })
})

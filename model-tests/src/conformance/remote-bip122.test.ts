import { bip122 } from '@latchkit/core/adapters/bip122'
import { bitcoinTestnet } from '@latchkit/core/networks'
import { startBalances } from '@latchkit/sandbox/balances'
import { base64 } from '@scure/base'
import { Address, OutScript, TEST_NETWORK, Transaction } from '@scure/btc-signer'
import { Verifier } from 'bip322-js'
import { assert, expect, onTestFinished, test } from 'vitest'
import type { BitcoinProvider } from '../../../core/src/adapters/bip122/bitcoin-provider.types.ts'
import type { Kit } from '../../../core/src/kit/api/kit.ts'
import { addressOn, familyGround, providerOf } from './remote-families.fixture.ts'

const here = familyGround()
const testnet = bitcoinTestnet.caipNetworkId

/** Connected on the test network, whose coins our own server lists. */
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
    .poll(() => kit.getAccount('bip122').allAccounts.map(({ type }) => type))
    .toContain('ordinal')
  const find = (type: string) =>
    kit.getAccount('bip122').allAccounts.find((one) => one.type === type)?.address ?? ''
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

test('an account has an address for payments and one for ordinals, with their keys', async () => {
  const { kit, payment, ordinal } = await connected()
  expect(kit.getAddress('bip122')).toBe(payment)
  expect(kit.getAccount('bip122').allAccounts).toContainEqual({
    address: payment,
    type: 'payment',
    publicKey: expect.stringMatching(/^0[23]/),
  })
  expect(ordinal).toMatch(/^tb1p/)
})

test('where the page wants ordinals, that address is the active one as soon as the wallet tells of it', async () => {
  const { kit, ordinal } = await connected('ordinal')
  await expect.poll(() => kit.getAddress('bip122')).toBe(ordinal)
})

test('a message is signed with the active address’ key, as that address can; the wallet may refuse', async () => {
  const { kit, wallet, payment, ordinal } = await connected()
  const paid = await kit.signMessage('Grüße', 'bip122')
  expect(Verifier.verifySignature(payment, 'Grüße', paid)).toBe(true)
  kit.selectAddress('bip122', ordinal)
  await expect.poll(() => kit.getAddress('bip122')).toBe(ordinal)
  expect(Verifier.verifySignature(ordinal, 'Grüße', await kit.signMessage('Grüße', 'bip122'))).toBe(
    true,
  )
  const both = await (await provider(kit)).signMessage({
    message: 'hello',
    address: payment,
    protocol: 'bip322',
  })
  expect(both).toMatchObject({ address: payment, protocol: 'bip322' })
  expect(Verifier.verifySignature(payment, 'hello', both.signature)).toBe(true)
  wallet.setMode('reject')
  await expect(kit.signMessage('hello', 'bip122')).rejects.toMatchObject({
    code: 'rpc/user-rejected',
  })
})

test('a transaction is signed, or signed and sent; money moves', async () => {
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

test('a reload brings the address for ordinals back that was active', async () => {
  const { kit, ordinal } = await connected()
  kit.selectAddress('bip122', ordinal)
  await expect.poll(() => kit.getAddress('bip122')).toBe(ordinal)
  kit.stop()
  const later = here.startAll({ adapters: [bip122()], networks: [bitcoinTestnet] })
  await later.ready()
  await expect.poll(() => later.getAddress('bip122')).toBe(ordinal)
})

test('another account of the wallet comes with its address for ordinals', async () => {
  const { kit, wallet, second } = await connected()
  await wallet.changeAccount(1)
  await expect.poll(() => kit.getAddress('bip122')).toBe(second)
  const own = () => kit.getAccount('bip122').allAccounts.filter(({ type }) => type === 'ordinal')
  await expect.poll(() => own().length).toBe(1)
})

test.each([
  ['nothing', null],
  ['text', 'signed'],
  ['another’s signature', { address: 'tb1q', signature: '11'.repeat(65) }],
])('a wallet that answers %s has not signed', async (_, result) => {
  const { kit, wallet } = await connected()
  wallet.answerNext('signMessage', { result })
  await expect(kit.signMessage('hello', 'bip122')).rejects.toMatchObject({ name: 'KitError' })
})

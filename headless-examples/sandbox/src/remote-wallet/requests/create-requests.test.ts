import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { createPublicClient, http, isHex, parseEther, verifyMessage } from 'viem'
import { afterAll, afterEach, assert, beforeAll, beforeEach, expect, test } from 'vitest'
import { waitForReceipt } from '../../base/wait-for-receipt.ts'
import { type Chain, startChain } from '../../chain/start-chain.ts'
import {
  allNamespaces,
  createFixture,
  type Fixture,
  firstAddress,
  firstOf,
  helloHex,
  polkadot,
  secondAddress,
  solana,
} from '../remote-wallet.fixture.ts'
import type { RemoteWallet } from '../remote-wallet.types.ts'

let node: Chain
let fixture: Fixture
beforeAll(async () => {
  node = await startChain({ chainId: 31337 })
})
afterAll(() => node.stop())
beforeEach(async () => {
  fixture = await createFixture(node.url)
})
afterEach(() => fixture.stop())
const waitForRequest = (wallet: RemoteWallet) =>
  expect.poll(() => wallet.state.get().requests.length).toBe(1)

test('the phone signs personal_sign with the key of the account after an approval', async () => {
  const wallet = await fixture.createPhone('ask')
  wallet.setMode('approve')
  await fixture.page.connectTo(wallet)
  wallet.setMode('ask')
  const signing = fixture.page.provider.request(
    { method: 'personal_sign', params: [helloHex, firstAddress] },
    'eip155:31337',
  )
  await waitForRequest(wallet)
  const request = firstOf(wallet.state.get().requests)
  assert.equal(request.content.payload, 'hello')
  await wallet.answer(request.id, 'approve')
  const signature = await signing
  assert(isHex(signature))
  assert.isTrue(await verifyMessage({ address: firstAddress, message: 'hello', signature }))
  assert.deepEqual(wallet.state.get().requests, [])
})

test('the phone sends the transaction of eth_sendTransaction to the chain', async () => {
  const wallet = await fixture.createPhone('approve')
  await fixture.page.connectTo(wallet)
  const transaction = { from: firstAddress, to: secondAddress, value: '0xde0b6b3a7640000' }
  const hash = await fixture.page.provider.request(
    { method: 'eth_sendTransaction', params: [transaction] },
    'eip155:31337',
  )
  assert(isHex(hash))
  const client = createPublicClient({ transport: http(node.url) })
  const receipt = await waitForReceipt(client, hash)
  assert.equal(receipt.status, 'success')
  assert.equal((await client.getTransaction({ hash })).value, parseEther('1'))
})

test('the phone signs on Solana, returns Cosmos accounts without a decision and rejects an unknown Polkadot account', async () => {
  const wallet = await fixture.createPhone('approve')
  await fixture.page.connectTo(wallet, allNamespaces())
  const pubkey = firstOf(wallet.state.get().accounts).addresses[solana] ?? ''
  const message = new TextEncoder().encode('hello')
  const response = await fixture.page.provider.request<{ signature: string }>(
    { method: 'solana_signMessage', params: { message: base58.encode(message), pubkey } },
    solana,
  )
  assert.isTrue(ed25519.verify(base58.decode(response.signature), message, base58.decode(pubkey)))
  wallet.setMode('reject')
  const accounts = await fixture.page.provider.request(
    { method: 'cosmos_getAccounts', params: {} },
    'cosmos:cosmoshub-4',
  )
  expect(accounts).toMatchObject([{ algo: 'secp256k1' }, {}])
  const rejected = fixture.page.provider.request(
    { method: 'polkadot_signMessage', params: { address: '5', message: '' } },
    polkadot,
  )
  await expect(rejected).rejects.toMatchObject({ code: 4100 })
})

test('phone.answerNext sets the response to one request, to any value', async () => {
  const wallet = await fixture.createPhone('approve')
  await fixture.page.connectTo(wallet, allNamespaces())
  const getAccounts = () =>
    fixture.page.provider.request(
      { method: 'cosmos_getAccounts', params: {} },
      'cosmos:cosmoshub-4',
    )
  wallet.answerNext('cosmos_getAccounts', { result: 'not a list' })
  wallet.answerNext('cosmos_getAccounts', { error: { code: 5000, message: 'no' } })
  expect(await getAccounts()).toBe('not a list')
  await expect(getAccounts()).rejects.toMatchObject({ code: 5000 })
  expect(await getAccounts()).toHaveLength(2)
})

test('the phone rejects eth_sign, ungranted accounts and unknown networks without a decision', async () => {
  const wallet = await fixture.createPhone('ask')
  const { uri, session } = await fixture.page.connect()
  await wallet.pair(uri)
  await expect.poll(() => wallet.state.get().proposals.length).toBe(1)
  await wallet.approve(firstOf(wallet.state.get().proposals).id, { accounts: [0] })
  await session
  await expect(
    fixture.page.provider.request({ method: 'eth_sign', params: [firstAddress, helloHex] }),
  ).rejects.toMatchObject({ code: 4200 })
  await expect(
    fixture.page.provider.request({ method: 'personal_sign', params: [helloHex, secondAddress] }),
  ).rejects.toMatchObject({ code: 4100 })
  await expect(
    fixture.page.provider.request({
      method: 'wallet_switchEthereumChain',
      params: [{ chainId: '0x1' }],
    }),
  ).rejects.toMatchObject({
    code: 4902,
  })
  assert.deepEqual(wallet.state.get().requests, [])
})

test('phone.answer responds with a scripted error', async () => {
  const wallet = await fixture.createPhone('approve')
  await fixture.page.connectTo(wallet)
  wallet.setMode('ask')
  const signing = fixture.page.provider.request({
    method: 'personal_sign',
    params: [helloHex, firstAddress],
  })
  signing.catch(() => null)
  await waitForRequest(wallet)
  await wallet.answer(firstOf(wallet.state.get().requests).id, {
    error: { code: -32000, message: 'busy' },
  })
  await expect(signing).rejects.toMatchObject({ code: -32000, message: 'busy' })
})

import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { createPublicClient, http, isHex, parseEther, verifyMessage } from 'viem'
import { afterAll, afterEach, assert, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Chain, startChain } from '../../chain/start-chain.ts'
import {
  allNamespaces,
  first,
  type Fixture,
  hello,
  firstOf,
  polkadot,
  createFixture,
  second,
  solana,
} from '../remote-wallet.fixture.ts'
import type { RemoteWallet } from '../remote-wallet.types.ts'

let node: Chain
let ground: Fixture
beforeAll(async () => {
  node = await startChain({ chainId: 31337 })
}, 30_000)
afterAll(() => node.stop())
beforeEach(async () => {
  ground = await createFixture(node.url)
})
afterEach(() => ground.stop())
const asked = (wallet: RemoteWallet) =>
  expect.poll(() => wallet.state.get().requests.length).toBe(1)

test('signs a message with the key of the account', async () => {
  const wallet = await ground.createPhone('ask')
  wallet.setMode('approve')
  await ground.page.connectTo(wallet)
  wallet.setMode('ask')
  const signing = ground.page.provider.request(
    { method: 'personal_sign', params: [hello, first] },
    'eip155:31337',
  )
  await asked(wallet)
  const request = firstOf(wallet.state.get().requests)
  assert.equal(request.content.payload, 'hello')
  await wallet.answer(request.id, 'approve')
  const signature = await signing
  assert(isHex(signature))
  assert.isTrue(await verifyMessage({ address: first, message: 'hello', signature }))
  assert.deepEqual(wallet.state.get().requests, [])
})

test('sends a transaction that the local chain mines', async () => {
  const wallet = await ground.createPhone('approve')
  await ground.page.connectTo(wallet)
  const transaction = { from: first, to: second, value: '0xde0b6b3a7640000' }
  const hash = await ground.page.provider.request(
    { method: 'eth_sendTransaction', params: [transaction] },
    'eip155:31337',
  )
  assert(isHex(hash))
  const client = createPublicClient({ transport: http(node.url) })
  const receipt = await client.waitForTransactionReceipt({ hash })
  assert.equal(receipt.status, 'success')
  assert.equal((await client.getTransaction({ hash })).value, parseEther('1'))
})

test('signs for every family, and tells accounts without asking', async () => {
  const wallet = await ground.createPhone('approve')
  await ground.page.connectTo(wallet, allNamespaces())
  const pubkey = firstOf(wallet.state.get().accounts).addresses[solana] ?? ''
  const message = new TextEncoder().encode('hello')
  const answer = await ground.page.provider.request<{ signature: string }>(
    { method: 'solana_signMessage', params: { message: base58.encode(message), pubkey } },
    solana,
  )
  assert.isTrue(ed25519.verify(base58.decode(answer.signature), message, base58.decode(pubkey)))
  wallet.setMode('reject')
  const accounts = await ground.page.provider.request(
    { method: 'cosmos_getAccounts', params: {} },
    'cosmos:cosmoshub-4',
  )
  expect(accounts).toMatchObject([{ algo: 'secp256k1' }, {}])
  const refused = ground.page.provider.request(
    { method: 'polkadot_signMessage', params: { address: '5', message: '' } },
    polkadot,
  )
  await expect(refused).rejects.toMatchObject({ code: 4100 })
})

test('an answer put into its mouth is given once, right or wrong', async () => {
  const wallet = await ground.createPhone('approve')
  await ground.page.connectTo(wallet, allNamespaces())
  const ask = () =>
    ground.page.provider.request({ method: 'cosmos_getAccounts', params: {} }, 'cosmos:cosmoshub-4')
  wallet.answerNext('cosmos_getAccounts', { result: 'none of your business' })
  wallet.answerNext('cosmos_getAccounts', { error: { code: 5000, message: 'no' } })
  expect(await ask()).toBe('none of your business')
  await expect(ask()).rejects.toMatchObject({ code: 5000 })
  expect(await ask()).toHaveLength(2)
}, 10_000)

test('refuses by itself: eth_sign, an account that was not granted, a network it does not know', async () => {
  const wallet = await ground.createPhone('ask')
  const { uri, session } = await ground.page.connect()
  await wallet.pair(uri)
  await expect.poll(() => wallet.state.get().proposals.length).toBe(1)
  await wallet.approve(firstOf(wallet.state.get().proposals).id, { accounts: [0] })
  await session
  await expect(
    ground.page.provider.request({ method: 'eth_sign', params: [first, hello] }),
  ).rejects.toMatchObject({ code: 4200 })
  await expect(
    ground.page.provider.request({ method: 'personal_sign', params: [hello, second] }),
  ).rejects.toMatchObject({ code: 4100 })
  await expect(
    ground.page.provider.request({
      method: 'wallet_switchEthereumChain',
      params: [{ chainId: '0x1' }],
    }),
  ).rejects.toMatchObject({
    code: 4902,
  })
  assert.deepEqual(wallet.state.get().requests, [])
}, 10_000)

test('a script puts an answer into its mouth', async () => {
  const wallet = await ground.createPhone('approve')
  await ground.page.connectTo(wallet)
  wallet.setMode('ask')
  const signing = ground.page.provider.request({ method: 'personal_sign', params: [hello, first] })
  signing.catch(() => null)
  await asked(wallet)
  await wallet.answer(firstOf(wallet.state.get().requests).id, {
    error: { code: -32000, message: 'busy' },
  })
  await expect(signing).rejects.toMatchObject({ code: -32000, message: 'busy' })
})

import { hexToBytes } from '@noble/hashes/utils.js'
import { base58, base64 } from '@scure/base'
import {
  appendTransactionMessageInstructions,
  compileTransaction,
  createSolanaRpc,
  createTransactionMessage,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  address as solanaAddressOf,
} from '@solana/web3.js'
import { getTransferSolInstruction } from '@solana-program/system'
import { createPublicClient, http, parseEther, parseUnits, stringToHex, toHex } from 'viem'
import { afterAll, assert, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { waitForReceipt } from '../base/wait-for-receipt.ts'
import { readSolanaTransaction } from '../keys/solana.ts'
import { type Networks, openPage, type RawPage, startNetworks } from './embedded.fixture.ts'
import { solanaNetwork } from './embedded.types.ts'

let networks: Networks
beforeAll(async () => {
  networks = await startNetworks()
})
beforeEach(() => {
  networks.embedded.set({ email: 'none', approve: 'auto' })
  networks.embedded.frameFaults([])
})
afterAll(() => networks.stop())

const receiver = '0x00000000000000000000000000000000000000aa'
let users = 0

/** A page with a new user on a network, whose `address` has the type. */
async function loggedIn(type: 'eoa' | 'smartAccount', chainId: number | string = 31337) {
  users += 1
  const page = await openPage(networks.embedded)
  await page.request('CONNECT_EMAIL', { email: `user${users}@example.com` })
  const user = Object(await page.request('GET_USER', { chainId, preferredAccountType: type }))
  return { page, address: user.address, user }
}
const rpc = (page: RawPage, method: string, params?: unknown) =>
  page.request('RPC_REQUEST', { method, ...(params !== undefined && { params }) })
const client = () => createPublicClient({ transport: http(networks.chain.url) })

test.each(['eoa', 'smartAccount'] as const)(
  'personal_sign and eth_signTypedData_v4 of an %s are valid on the chain, before and after its contract exists',
  async (type) => {
    const { page, address } = await loggedIn(type)
    const typedData = {
      domain: { name: 'Test', chainId: 31337 },
      types: { EIP712Domain: [], Mail: [{ name: 'text', type: 'string' }] },
      primaryType: 'Mail',
      message: { text: 'hello' },
    }
    for (const state of ['before', 'after']) {
      const signature = await rpc(page, 'personal_sign', [stringToHex('hello'), address])
      const message = { address, message: 'hello', signature: toHexText(signature) }
      assert.isTrue(await client().verifyMessage(message), state)
      assert.isFalse(await client().verifyMessage({ ...message, message: 'hullo' }))
      const typed = await rpc(page, 'eth_signTypedData_v4', [address, JSON.stringify(typedData)])
      const signed = { ...typedData, primaryType: 'Mail' as const, address }
      const isValid = client().verifyTypedData({ ...signed, signature: toHexText(typed) })
      assert.isTrue(await isValid, state)
      await send(page, address)
    }
  },
)

const toHexText = (value: unknown): `0x${string}` => `0x${String(value).slice(2)}`

async function send(page: RawPage, from: string) {
  const transaction = { from, to: receiver, value: toHex(parseEther('0.1')) }
  const hash = toHexText(await rpc(page, 'eth_sendTransaction', [transaction]))
  return waitForReceipt(client(), hash)
}

test.each(['eoa', 'smartAccount'] as const)(
  'eth_sendTransaction of an %s moves Ether from it',
  async (type) => {
    const { page, address } = await loggedIn(type)
    const before = await client().getBalance({ address: receiver })
    assert.equal((await send(page, address)).status, 'success')
    assert.equal((await client().getBalance({ address: receiver })) - before, parseEther('0.1'))
    assert.isBelow(Number(await client().getBalance({ address })), Number(parseEther('9.91')))
  },
)

test('wallet_sendCalls of a smart account sends all calls in one transaction', async () => {
  const { page, address } = await loggedIn('smartAccount')
  const call = { to: receiver, value: toHex(1n) }
  const before = await client().getBalance({ address: receiver })
  const { id } = Object(
    await rpc(page, 'wallet_sendCalls', [{ from: address, calls: [call, call] }]),
  )
  await waitForReceipt(client(), id)
  expect(await rpc(page, 'wallet_getCallsStatus', [id])).toMatchObject({
    status: 200,
    atomic: true,
    receipts: [{ transactionHash: id, status: '0x1' }],
  })
  assert.equal((await client().getBalance({ address: receiver })) - before, 2n)
  assert.deepEqual(await rpc(page, 'wallet_getCapabilities'), {
    '0x7a69': { atomic: { status: 'supported' } },
  })
})

test('reads come from the node of the active network', async () => {
  const { page, address } = await loggedIn('eoa', 31338)
  assert.equal(await rpc(page, 'eth_chainId'), '0x7a6a')
  assert.deepEqual(await rpc(page, 'eth_accounts'), [address])
  assert.equal(await rpc(page, 'eth_getBalance', [address, 'latest']), toHex(parseEther('10')))
  assert.deepEqual(await page.request('SWITCH_NETWORK', { chainId: 31337 }), { chainId: 31337 })
  assert.deepEqual(await page.request('GET_CHAIN_ID'), { chainId: 31337 })
  await expect(page.request('SWITCH_NETWORK', { chainId: 1 })).rejects.toThrow('not supported')
})

test('a network without smart accounts has the account of the key only', async () => {
  const { page, user } = await loggedIn('smartAccount', 31338)
  expect(user).toMatchObject({ preferredAccountType: 'eoa', accounts: [{ type: 'eoa' }] })
  const switched = page.request('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })
  await expect(switched).rejects.toThrow('no smart accounts')
  assert.deepEqual(await page.request('GET_SMART_ACCOUNT_ENABLED_NETWORKS'), {
    smartAccountEnabledNetworks: [31337],
  })
})

test('SET_PREFERRED_ACCOUNT switches between the accounts of a user', async () => {
  const { page, user } = await loggedIn('smartAccount')
  const [eoa, smart] = user.accounts
  assert.deepEqual(await page.request('SET_PREFERRED_ACCOUNT', { type: 'eoa' }), eoa)
  assert.deepEqual(await page.request('GET_USER'), {
    ...user,
    address: eoa.address,
    preferredAccountType: 'eoa',
  })
  assert.deepEqual(await page.request('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' }), smart)
  assert.deepEqual(await page.request('INIT_SMART_ACCOUNT'), {
    address: smart.address,
    isDeployed: false,
  })
})

test('the frame signs Solana messages, and keeps other accounts and methods out', async () => {
  const { page, address, user } = await loggedIn('eoa', solanaNetwork)
  expect(user).toMatchObject({ chainId: solanaNetwork, accounts: [{ type: 'eoa' }] })
  const message = base58.encode(new TextEncoder().encode('hello'))
  const answer = await rpc(page, 'solana_signMessage', { message, pubkey: address })
  assert.equal(base58.decode(Object(answer).signature).length, 64)
  const other = base58.encode(hexToBytes('02'.repeat(32)))
  const foreign = rpc(page, 'solana_signMessage', { message, pubkey: other })
  await expect(foreign).rejects.toThrow('has not been shared')
  await expect(rpc(page, 'eth_accounts')).rejects.toThrow('is not supported')
  const transaction = base64.encode(new Uint8Array(4).fill(255))
  const bad = rpc(page, 'solana_signTransaction', { transaction })
  await expect(bad).rejects.toThrow('is not base58')
})

test('the frame shows a request with the origin of the page until the visitor decides', async () => {
  networks.embedded.set({ approve: 'ask' })
  const { page, address } = await loggedIn('eoa')
  await page.request('SYNC_DAPP_DATA', {
    projectId: 'p',
    metadata: { name: 'Shop', description: '', url: 'https://page.example', icons: [] },
  })
  const approved = rpc(page, 'personal_sign', [stringToHex('hello'), address])
  await expect.poll(() => page.screen()).not.toBeNull()
  expect(page.screen()).toMatchObject({
    origin: 'https://page.example',
    name: 'Shop',
    content: { payload: 'hello' },
  })
  page.screen()?.approve()
  assert.match(String(await approved), /^0x[0-9a-f]{130}$/)
  const declined = rpc(page, 'personal_sign', [stringToHex('hello'), address])
  const failed = expect(declined).rejects.toThrow('User rejected the request.')
  await expect.poll(() => page.screen()).not.toBeNull()
  page.screen()?.decline()
  await failed
  assert.isNull(page.screen())
})

test('the frame keeps each request until the visitor decides, and shows them in their order [EM3]', async () => {
  networks.embedded.set({ approve: 'ask' })
  const { page, address } = await loggedIn('eoa')
  const sign = (text: string) => rpc(page, 'personal_sign', [stringToHex(text), address])
  const shown = () => page.screen()?.content.payload
  const first = expect(sign('first')).rejects.toThrow('User rejected')
  await expect.poll(shown).toBe('first')
  // The service answers the frame's question for the third request before that for the second.
  const { fetch } = globalThis
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  let rules = 0
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    if (!String(request[0]).endsWith('/api/rule')) return fetch(...request)
    rules += 1
    if (rules === 1) await isAnswered
    const response = await fetch(...request)
    setTimeout(answer)
    return response
  })
  onTestFinished(() => fetched.mockRestore())
  const second = sign('second')
  await expect.poll(() => rules).toBe(1)
  const third = sign('third')
  await expect.poll(() => rules).toBe(2)
  expect(shown()).toBe('first')
  page.screen()?.decline()
  await first
  await expect.poll(shown).toBe('second')
  page.screen()?.approve()
  await second
  await expect.poll(shown).toBe('third')
  page.screen()?.approve()
  await third
  expect(shown()).toBeUndefined()
})

test.each(['/reject', '?approve=reject'])(
  'the rule in the URL of the frame replaces that of the service: %s',
  async (query) => {
    networks.embedded.set({ approve: 'ask' })
    const page = await openPage(networks.embedded, { query })
    await page.request('CONNECT_EMAIL', { email: 'rule@example.com' })
    const { address } = Object(await page.request('GET_USER', { preferredAccountType: 'eoa' }))
    const signed = rpc(page, 'personal_sign', [stringToHex('hello'), address])
    await expect(signed).rejects.toThrow('User rejected the request.')
  },
)

test('the frame does not send for accounts and networks of others', async () => {
  const { page, address } = await loggedIn('eoa')
  const send = (change: object) =>
    rpc(page, 'eth_sendTransaction', [{ from: address, to: receiver, value: '0x1', ...change }])
  await expect(send({ from: receiver })).rejects.toThrow('has not been shared')
  await expect(send({ chainId: '0x1' })).rejects.toThrow('is for network 1')
  await expect(send({ value: toHex(parseUnits('1', 30)) })).rejects.toThrow()
  await expect(rpc(page, 'anvil_setBalance', [])).rejects.toThrow('is not supported')
  await expect(rpc(page, 'wallet_revokePermissions', [])).rejects.toThrow('is not supported')
})

test('SYNC_THEME keeps the mode and the variables, and drops other entries', async () => {
  const page = await openPage(networks.embedded)
  await page.request('SYNC_THEME', {
    themeMode: 'dark',
    themeVariables: { '--w3m-accent': '#123456', color: 'red' },
    w3mThemeVariables: { '--w3m-font-family': 'Inter' },
  })
  assert.deepEqual(page.theme(), {
    mode: 'dark',
    variables: { '--w3m-accent': '#123456', '--w3m-font-family': 'Inter' },
  })
})

test('the frame signs and sends Solana transactions in base58 only, both ways [EM1]', async () => {
  const { page, address } = await loggedIn('eoa', solanaNetwork)
  const bytes = await transferFrom(address)
  const transaction = base58.encode(bytes)
  const signed = Object(await rpc(page, 'solana_signTransaction', { transaction }))
  assert.deepEqual(Object.keys(signed), ['transaction'])
  assert.deepEqual(readSolanaTransaction(base58.decode(signed.transaction)).signed, [address])
  const all = { transactions: [transaction, transaction] }
  const { transactions } = Object(await rpc(page, 'solana_signAllTransactions', all))
  assert.deepEqual(transactions, [signed.transaction, signed.transaction])
  const other = rpc(page, 'solana_signTransaction', { transaction: base64.encode(bytes) })
  await expect(other).rejects.toThrow('is not base58')
  const sent = { transaction, options: { skipPreflight: true } }
  const { signature } = Object(await rpc(page, 'solana_signAndSendTransaction', sent))
  const statuses = createSolanaRpc(networks.svm).getSignatureStatuses([signature])
  expect((await statuses.send()).value).toMatchObject([{ err: null }])
})

/** An unsigned transfer of 1 SOL to an account without a key. */
async function transferFrom(payer: string): Promise<Uint8Array> {
  const { value } = await createSolanaRpc(networks.svm).getLatestBlockhash().send()
  const source = { address: solanaAddressOf(payer), signTransactions: async () => [] }
  const transfer = getTransferSolInstruction({
    source,
    destination: solanaAddressOf('4vJ9JU1bJJE96FWSJKvHsmmFADCg4gpZQff4P3bkLKi'),
    amount: 1_000_000_000n,
  })
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (tx) => setTransactionMessageFeePayer(source.address, tx),
    (tx) => setTransactionMessageLifetimeUsingBlockhash(value, tx),
    (tx) => appendTransactionMessageInstructions([transfer], tx),
  )
  return Uint8Array.from(getTransactionEncoder().encode(compileTransaction(message)))
}

import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { createPublicClient, http, isHex, parseEther, stringToHex, verifyMessage } from 'viem'
import { afterAll, afterEach, assert, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sandboxAccount } from '../accounts.ts'
import { type Chain, startChain } from '../chain/start-chain.ts'
import { type Relay, startRelay } from '../relay/index.ts'
import { createRemoteWallet } from './create-remote-wallet.ts'
import { evm, openPage, type Page } from './page.fixture.ts'
import type { RemoteMode, RemoteWallet } from './remote-wallet.types.ts'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const others = [solana, 'bip122:000000000019d6689c085ae165831e93', 'polkadot:91b171bb158e2d3848fa23a9f1c25182', 'cosmos:cosmoshub-4']
const [first, second] = [sandboxAccount(8).address, sandboxAccount(9).address]
const hello = stringToHex('hello')
let node: Chain
let relay: Relay
let page: Page
let prefix = 0
const wallets: RemoteWallet[] = []

beforeAll(async () => {
  node = await startChain({ chainId: 31337 })
}, 30_000)
afterAll(() => node.stop())
beforeEach(async () => {
  relay = await startRelay()
  prefix += 1
  page = await openPage(relay.url, `page${prefix}`)
})
afterEach(async () => {
  vi.restoreAllMocks()
  for (const wallet of wallets.splice(0)) await wallet.stop()
  await page.stop()
  await relay.stop()
})
const phone = async (mode: RemoteMode) => {
  const wallet = await createRemoteWallet({
    relayUrl: relay.url,
    chains: [{ caip2: 'eip155:31337', rpc: node.url }, { caip2: 'eip155:31338' }, ...others.map((caip2) => ({ caip2 }))],
    mode,
    storagePrefix: `phone${prefix}-${wallets.length}`,
  })
  wallets.push(wallet)
  return wallet
}
const everything = (): Parameters<Page['connect']>[0] => {
  const part = (caip2: string, method: string) => ({
    chains: [caip2],
    methods: [method],
    events: ['accountsChanged'],
    rpcMap: { [caip2]: 'http://127.0.0.1:1' },
  })
  return {
    ...evm('eip155:31337', 'eip155:31338'),
    solana: part(solana, 'solana_signMessage'),
    bip122: part(others[1] ?? '', 'signMessage'),
    polkadot: part(others[2] ?? '', 'polkadot_signMessage'),
    cosmos: part(others[3] ?? '', 'cosmos_signAmino'),
  }
}
const first1 = <Entry>(list: readonly Entry[]): Entry => {
  const [entry] = list
  assert(entry !== undefined)
  return entry
}
const asked = (wallet: RemoteWallet) => expect.poll(() => wallet.state.get().requests.length).toBe(1)

test('grants five namespaces, each with addresses of its own', async () => {
  const wallet = await phone('approve')
  await page.meet(wallet, everything())
  const { namespaces = {} } = page.provider.session ?? {}
  assert.sameMembers(Object.keys(namespaces), ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'])
  assert.deepEqual(namespaces.eip155?.accounts, [
    `eip155:31337:${first}`,
    `eip155:31337:${second}`,
    `eip155:31338:${first}`,
    `eip155:31338:${second}`,
  ])
  for (const [position, account] of wallet.state.get().accounts.entries()) {
    for (const caip2 of others)
      assert.equal(namespaces[caip2.split(':')[0] ?? '']?.accounts[position], `${caip2}:${account.addresses[caip2]}`)
  }
})

test('shows who asks and for what, and grants what a person picked', async () => {
  const wallet = await phone('ask')
  const { uri, session } = await page.connect(evm('eip155:31337', 'eip155:1'))
  await wallet.pair(uri)
  await expect.poll(() => wallet.state.get().proposals.length).toBe(1)
  const proposal = first1(wallet.state.get().proposals)
  assert.equal(proposal.peer.name, 'A page')
  assert.deepEqual(proposal.chains, [
    { caip2: 'eip155:31337', name: 'eip155:31337', known: true },
    { caip2: 'eip155:1', name: 'eip155:1', known: false },
  ])
  assert.closeTo(proposal.expiresAt, Date.now() + 300_000, 5_000)
  await wallet.approve(proposal.id, { accounts: [1] })
  assert.deepEqual((await session)?.namespaces.eip155?.accounts, [`eip155:31337:${second}`])
  assert.deepEqual(wallet.state.get().proposals, [])
  assert.equal(first1(wallet.state.get().sessions).peer.url, 'https://page.example.com')
})

test('signs a message with the key of the account', async () => {
  const wallet = await phone('ask')
  wallet.setMode('approve')
  await page.meet(wallet)
  wallet.setMode('ask')
  const signing = page.provider.request({ method: 'personal_sign', params: [hello, first] }, 'eip155:31337')
  await asked(wallet)
  const request = first1(wallet.state.get().requests)
  assert.equal(request.words.payload, 'hello')
  await wallet.answer(request.id, 'approve')
  const signature = await signing
  assert(isHex(signature))
  assert.isTrue(await verifyMessage({ address: first, message: 'hello', signature }))
  assert.deepEqual(wallet.state.get().requests, [])
})

test('sends a transaction that the local chain mines', async () => {
  const wallet = await phone('approve')
  await page.meet(wallet)
  const transaction = { from: first, to: second, value: '0xde0b6b3a7640000' }
  const hash = await page.provider.request({ method: 'eth_sendTransaction', params: [transaction] }, 'eip155:31337')
  assert(isHex(hash))
  const client = createPublicClient({ transport: http(node.url) })
  const receipt = await client.waitForTransactionReceipt({ hash })
  assert.equal(receipt.status, 'success')
  assert.equal((await client.getTransaction({ hash })).value, parseEther('1'))
})

test('signs on Solana, and says of what it cannot yet that it cannot', async () => {
  const wallet = await phone('approve')
  await page.meet(wallet, everything())
  const pubkey = first1(wallet.state.get().accounts).addresses[solana] ?? ''
  const message = new TextEncoder().encode('hello')
  const answer = await page.provider.request<{ signature: string }>(
    { method: 'solana_signMessage', params: { message: base58.encode(message), pubkey } },
    solana,
  )
  assert.isTrue(ed25519.verify(base58.decode(answer.signature), message, base58.decode(pubkey)))
  const refused = page.provider.request({ method: 'cosmos_signAmino', params: {} }, 'cosmos:cosmoshub-4')
  await expect(refused).rejects.toMatchObject({ code: 4200 })
})

test('a person says no to a proposal and to a request', async () => {
  const wallet = await phone('reject')
  const { uri, session } = await page.connect()
  await wallet.pair(uri)
  await expect(session).rejects.toMatchObject({ code: 5000 })
  wallet.setMode('approve')
  await page.meet(wallet)
  wallet.setMode('reject')
  await expect(page.provider.request({ method: 'personal_sign', params: [hello, first] })).rejects.toMatchObject({ code: 4001 })
})

test('refuses by itself: eth_sign, an account that was not granted, a network it does not know', async () => {
  const wallet = await phone('ask')
  const { uri, session } = await page.connect()
  await wallet.pair(uri)
  await expect.poll(() => wallet.state.get().proposals.length).toBe(1)
  await wallet.approve(first1(wallet.state.get().proposals).id, { accounts: [0] })
  await session
  await expect(page.provider.request({ method: 'eth_sign', params: [first, hello] })).rejects.toMatchObject({ code: 4200 })
  await expect(page.provider.request({ method: 'personal_sign', params: [hello, second] })).rejects.toMatchObject({ code: 4100 })
  await expect(page.provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x1' }] })).rejects.toMatchObject({
    code: 4902,
  })
  assert.deepEqual(wallet.state.get().requests, [])
}, 10_000)

test('a proposal of unknown networks only is turned down by a phone that approves', async () => {
  const wallet = await phone('approve')
  const { uri, session } = await page.connect(evm('eip155:1'))
  await wallet.pair(uri)
  await expect(session).rejects.toMatchObject({ code: 5100 })
})

test('a script puts an answer into its mouth', async () => {
  const wallet = await phone('approve')
  await page.meet(wallet)
  wallet.setMode('ask')
  const signing = page.provider.request({ method: 'personal_sign', params: [hello, first] })
  signing.catch(() => null)
  await asked(wallet)
  await wallet.answer(first1(wallet.state.get().requests).id, { error: { code: -32000, message: 'busy' } })
  await expect(signing).rejects.toMatchObject({ code: -32000, message: 'busy' })
})

test('another account in front: the page is told, and given it', async () => {
  const wallet = await phone('ask')
  const { uri, session } = await page.connect()
  await wallet.pair(uri)
  await expect.poll(() => wallet.state.get().proposals.length).toBe(1)
  await wallet.approve(first1(wallet.state.get().proposals).id, { accounts: [0] })
  await session
  const [updated, changed] = [page.next('session_update'), page.next('accountsChanged')]
  await wallet.changeAccount(1)
  await updated
  assert.deepEqual(await changed, [second, first])
  assert.deepEqual(page.provider.session?.namespaces.eip155?.accounts, [`eip155:31337:${second}`, `eip155:31337:${first}`])
  assert.equal(wallet.state.get().account, 1)
})

test('another chain in front: the page is told, and given it', async () => {
  const wallet = await phone('approve')
  await page.meet(wallet)
  const changed = page.next('chainChanged')
  await wallet.changeChain('eip155:31338')
  assert.equal(await changed, '31338')
  assert.include(page.provider.session?.namespaces.eip155?.accounts ?? [], `eip155:31338:${first}`)
})

test('a page that asks for another network gets it', async () => {
  const wallet = await phone('approve')
  await page.meet(wallet)
  const updated = page.next('session_update')
  await page.provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a6a' }] })
  await updated
  assert.equal(wallet.state.get().chain, 'eip155:31338')
  assert.include(page.provider.session?.namespaces.eip155?.accounts ?? [], `eip155:31338:${first}`)
})

test('update, extend, ping and end reach the page', async () => {
  const wallet = await phone('approve')
  const topic = await page.meet(wallet)
  const { namespaces } = first1(wallet.state.get().sessions)
  const updated = page.next('session_update')
  const only = { ...namespaces.eip155, accounts: [`eip155:31337:${second}`], methods: ['personal_sign'], events: ['accountsChanged'] }
  await wallet.update(topic, { eip155: only })
  await updated
  assert.deepEqual(page.provider.session?.namespaces.eip155?.accounts, [`eip155:31337:${second}`])
  await wallet.extend(topic)
  const pinged = page.next('session_ping')
  await wallet.ping(topic)
  await pinged
  const ended = page.next('disconnect')
  await wallet.end(topic)
  assert.deepInclude(await ended, { code: 6000 })
  assert.deepEqual(wallet.state.get().sessions, [])
})

test('a page that ends the session is gone from the phone', async () => {
  const wallet = await phone('approve')
  await page.meet(wallet)
  await page.provider.disconnect()
  await expect.poll(() => wallet.state.get().sessions).toEqual([])
})

test('offline nothing goes in or out; back online what waited is there', async () => {
  const wallet = await phone('approve')
  const topic = await page.meet(wallet)
  await wallet.offline()
  await expect.poll(relay.clients).toBe(1)
  await expect(wallet.ping(topic)).rejects.toThrow('offline')
  const signing = page.provider.request({ method: 'personal_sign', params: [hello, first] })
  await expect.poll(() => relay.published().filter(({ tag }) => tag === 1108).length).toBe(1)
  assert.deepEqual(wallet.state.get().requests, [])
  await wallet.online()
  assert(isHex(await signing))
})

test('a phone that was restarted still has its sessions and its account in front', async () => {
  const kept = new Map<string, unknown>()
  const storage = {
    getKeys: async () => [...kept.keys()],
    getEntries: async <T>() => [...kept.entries()] as [string, T][],
    getItem: async <T>(key: string) => kept.get(key) as T | undefined,
    setItem: async (key: string, value: unknown) => void kept.set(key, structuredClone(value)),
    removeItem: async (key: string) => void kept.delete(key),
  }
  const options = {
    relayUrl: relay.url,
    chains: [{ caip2: 'eip155:31337' }],
    mode: 'approve',
    storage,
    storagePrefix: `kept${prefix}`,
  } as const
  const before = await createRemoteWallet(options)
  const topic = await page.meet(before)
  await before.changeAccount(1)
  await before.stop()
  const after = await createRemoteWallet(options)
  wallets.push(after)
  assert.equal(first1(after.state.get().sessions).topic, topic)
  assert.equal(after.state.get().account, 1)
  assert(isHex(await page.provider.request({ method: 'personal_sign', params: [hello, first] })))
})

test('asks nobody but the relay and the node', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const wallet = await phone('approve')
  await page.meet(wallet)
  await page.provider.request({ method: 'personal_sign', params: [hello, first] })
  assert.deepEqual(fetched.mock.calls, [])
})

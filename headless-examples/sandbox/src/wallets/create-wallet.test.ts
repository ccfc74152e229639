import {
  createPublicClient,
  type Hex,
  http,
  isAddress,
  isHex,
  parseEther,
  stringToHex,
  toHex,
  verifyMessage,
  verifyTypedData,
} from 'viem'
import { afterAll, afterEach, assert, beforeAll, expect, test } from 'vitest'
import { sandboxAccount } from '../base/accounts.ts'
import { knownChains } from '../base/wallet-roster.ts'
import { type Sandbox, startSandbox } from '../server/start-sandbox.ts'
import { createWallet } from './create-wallet.ts'
import { memoryPage, memoryStore } from './memory-page.ts'
import type { ApprovalMode, Wallet, WalletPage } from './wallet.types.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ ports: 'free' })
}, 30_000)
afterAll(() => sandbox.stop())

const made: Wallet[] = []
afterEach(() => {
  for (const wallet of made.splice(0)) wallet.stop()
})

const [first, second] = [sandboxAccount(0), sandboxAccount(1)]
function install(approve: ApprovalMode, page: WalletPage = memoryPage()) {
  const [one] = knownChains(sandbox.chains)
  assert(one)
  const face = { name: 'Foxglove', icon: 'data:image/svg+xml,', accent: 'amber' } as const
  const wallet = createWallet({
    branding,
    rdns: 'test.foxglove',
    keys: [first, second],
    chains: [one],
    approve,
    page,
  })
  made.push(wallet)
  const heard: unknown[] = []
  for (const event of ['accountsChanged', 'chainChanged', 'disconnect'])
    wallet.provider.on(event, (value) => heard.push([event, value]))
  const call = (method: string, ...params: unknown[]) => wallet.provider.request({ method, params })
  return { ...wallet, heard, call }
}
const both = [first.address, second.address]
const two = () => {
  const chain = sandbox.chains[1]
  assert(chain)
  return {
    chainId: toHex(chain.chainId),
    chainName: chain.name,
    rpcUrls: [chain.rpc],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  }
}
const hex = (value: unknown): Hex => {
  assert(isHex(value))
  return value
}

test('shares nothing before a yes, then the accounts, the one in front first', async () => {
  const { call, control, heard } = install('auto')
  assert.deepEqual(await call('eth_accounts'), [])
  assert.deepEqual(await call('wallet_getPermissions'), [])
  assert.deepEqual(await call('eth_requestAccounts'), both)
  control.changeAccount(second.address)
  assert.deepEqual(await call('eth_accounts'), [second.address, first.address])
  assert.deepEqual(heard, [
    ['accountsChanged', both],
    ['accountsChanged', [second.address, first.address]],
  ])
})

test('a refusal is 4001 and shares nothing', async () => {
  const { call, heard } = install('reject')
  await expect(call('eth_requestAccounts')).rejects.toMatchObject({ code: 4001 })
  assert.deepEqual(await call('eth_accounts'), [])
  assert.deepEqual(heard, [])
})

test('signs messages that anybody can verify', async () => {
  const { call } = install('auto')
  await call('eth_requestAccounts')
  const signature = hex(await call('personal_sign', stringToHex('Hello, sandbox'), second.address))
  assert.isTrue(
    await verifyMessage({ address: second.address, message: 'Hello, sandbox', signature }),
  )
})

test('signs typed data for the chain it is on, and refuses it for another', async () => {
  const { call } = install('auto')
  await call('eth_requestAccounts')
  const types = { Mail: [{ name: 'text', type: 'string' }] } as const
  const typed = (chainId: number) =>
    ({
      domain: { name: 'Post', chainId },
      types,
      primaryType: 'Mail',
      message: { text: 'hi' },
    }) as const
  const signature = hex(
    await call('eth_signTypedData_v4', first.address, JSON.stringify(typed(31337))),
  )
  assert.isTrue(await verifyTypedData({ ...typed(31337), address: first.address, signature }))
  await expect(
    call('eth_signTypedData_v4', first.address, JSON.stringify(typed(1))),
  ).rejects.toMatchObject({ code: -32602 })
})

test('sends a transaction that it signed itself', async () => {
  const { call } = install('auto')
  await call('eth_requestAccounts')
  const to = sandboxAccount(7).address
  const client = createPublicClient({
    transport: http(sandbox.chains[0]?.rpc),
    pollingInterval: 20,
  })
  const before = await client.getBalance({ address: to })
  const hash = hex(
    await call('eth_sendTransaction', { from: first.address, to, value: toHex(parseEther('1.5')) }),
  )
  const { status } = await client.waitForTransactionReceipt({ hash })
  assert.equal(status, 'success')
  assert.equal((await client.getBalance({ address: to })) - before, parseEther('1.5'))
})

test('an account that was not shared cannot sign or send', async () => {
  const { call } = install('auto')
  await expect(call('personal_sign', '0x00', first.address)).rejects.toMatchObject({ code: 4100 })
  await expect(
    call('eth_sendTransaction', { from: first.address, to: second.address }),
  ).rejects.toMatchObject({ code: 4100 })
})

test('an unknown chain is 4902; once added it is switched to, and known after a reload', async () => {
  const page = memoryPage()
  const { call, heard } = install('auto', page)
  await expect(call('wallet_switchEthereumChain', { chainId: toHex(31338) })).rejects.toMatchObject(
    { code: 4902 },
  )
  await call('wallet_addEthereumChain', two())
  assert.equal(await call('eth_chainId'), toHex(31338))
  assert.equal(await call('net_version'), '31338')
  assert.deepEqual(heard, [['chainChanged', toHex(31338)]])
  const reloaded = install('auto', page)
  assert.equal(await reloaded.call('eth_chainId'), toHex(31338))
  await reloaded.call('wallet_switchEthereumChain', { chainId: toHex(31337) })
  await reloaded.call('wallet_switchEthereumChain', { chainId: toHex(31338) })
})

test('a chain whose node answers for another chain is not added', async () => {
  const { call } = install('auto')
  await expect(
    call('wallet_addEthereumChain', { ...two(), chainId: '0x2a' }),
  ).rejects.toMatchObject({ code: -32602 })
  await expect(
    call('wallet_addEthereumChain', { ...two(), rpcUrls: ['javascript:alert(1)'] }),
  ).rejects.toMatchObject({ code: -32602 })
})

test('permission outlives a reload until it is revoked', async () => {
  const page = memoryPage()
  await install('auto', page).call('eth_requestAccounts')
  const { call, heard } = install('auto', page)
  assert.deepEqual(await call('eth_accounts'), both)
  await call('wallet_revokePermissions', { eth_accounts: {} })
  assert.deepEqual(heard, [['accountsChanged', []]])
  assert.deepEqual(await install('auto', page).call('eth_accounts'), [])
})

test('what one tab revokes, the other hears', async () => {
  const store = memoryStore()
  const here = install('auto', { ...memoryPage(), store })
  const there = install('auto', { ...memoryPage(), store })
  await here.call('eth_requestAccounts')
  here.control.revoke()
  assert.deepEqual(there.heard, [
    ['accountsChanged', both],
    ['accountsChanged', []],
  ])
})

test('locked it shows no account; asked, and approved, it opens again', async () => {
  const { call, control, heard } = install('auto')
  await call('eth_requestAccounts')
  control.lock()
  assert.deepEqual(await call('eth_accounts'), [])
  assert.deepEqual(await call('eth_requestAccounts'), both)
  control.lock()
  control.unlock()
  assert.deepEqual(heard.at(-1), ['accountsChanged', both])
})

test('an answer put into its mouth is given once, whatever it is', async () => {
  const { call, control } = install('auto')
  control.answerNext('eth_requestAccounts', { error: { code: -32002, message: 'busy' } })
  control.answerNext('eth_chainId', { result: '0xZZ' })
  await expect(call('eth_requestAccounts')).rejects.toEqual({ code: -32002, message: 'busy' })
  assert.deepEqual(await call('eth_requestAccounts'), both)
  assert.equal(await call('eth_chainId'), '0xZZ')
  assert.equal(await call('eth_chainId'), toHex(31337))
})

test('tells its own watchers of every change, and its state is the same object in between', () => {
  const { control } = install('auto')
  const seen: boolean[] = []
  const stop = control.onChange(() => seen.push(control.state().locked))
  control.lock()
  assert.strictEqual(control.state(), control.state())
  stop()
  control.unlock()
  assert.deepEqual(seen, [true])
})

test('can be put on a chain it has no node for', async () => {
  const { call, control, heard } = install('auto')
  control.changeChain(1)
  assert.deepEqual(heard, [['chainChanged', '0x1']])
  await expect(call('eth_blockNumber')).rejects.toMatchObject({ code: 4901 })
})

test('announces itself when told, as often as told, and when asked, until it disappears', () => {
  const page = memoryPage()
  const { control, provider } = install('auto', page)
  const found: unknown[] = []
  page.events.addEventListener('eip6963:announceProvider', (event) =>
    found.push(event instanceof CustomEvent && event.detail),
  )
  const ask = () => page.events.dispatchEvent(new Event('eip6963:requestProvider'))
  ask()
  assert.equal(found.length, 0)
  control.announce(2)
  ask()
  assert.equal(found.length, 3)
  expect(found[0]).toMatchObject({
    info: { name: 'Foxglove', rdns: 'test.foxglove', icon: 'data:image/svg+xml,' },
  })
  assert.strictEqual(found[0], found[2])
  assert.isTrue(
    found.every(
      (detail) =>
        typeof detail === 'object' &&
        detail !== null &&
        'provider' in detail &&
        detail.provider === provider,
    ),
  )
  control.disappear()
  ask()
  assert.equal(found.length, 3)
})

test('says disconnect when told, and does not let node methods pass that would act in its place', async () => {
  const { call, control, heard } = install('auto')
  control.emitDisconnect()
  expect(heard).toEqual([['disconnect', expect.objectContaining({ code: 4900 })]])
  for (const method of ['eth_sign', 'wallet_grantPermissions', 'anvil_setBalance'])
    await expect(call(method)).rejects.toMatchObject({ code: 4200 })
  assert.isTrue(isAddress(String(control.state().active)))
})

test.each([
  '',
  '{',
  '[]',
  '{"active":"0x1"}',
  '{"active":7,"shared":[],"chainId":1,"added":[],"locked":false,"mode":"auto"}',
])('begins anew when what it kept is %j', async (text) => {
  const page = memoryPage()
  page.store.write(text)
  const { control } = install('reject', page)
  assert.deepEqual(control.state(), {
    active: first.address,
    shared: [],
    chainId: 31337,
    added: [],
    locked: false,
    mode: 'reject',
  })
})

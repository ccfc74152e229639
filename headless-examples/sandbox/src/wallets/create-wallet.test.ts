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
import { waitForReceipt } from '../base/wait-for-receipt.ts'
import { knownChains } from '../base/wallet-roster.ts'
import { type Sandbox, startSandbox } from '../server/start-sandbox.ts'
import { createWallet } from './create-wallet.ts'
import { memoryPage, memoryStore } from './memory-page.ts'
import type { ApprovalMode, Wallet, WalletPage } from './wallet.types.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ ports: 'free' })
})
afterAll(() => sandbox.stop())

const created: Wallet[] = []
afterEach(() => {
  for (const wallet of created.splice(0)) wallet.stop()
})

const first = sandboxAccount(0)
const second = sandboxAccount(1)
function install(approve: ApprovalMode, page: WalletPage = memoryPage()) {
  const [chain] = knownChains(sandbox.chains)
  assert(chain)
  const branding = { name: 'Foxglove', icon: 'data:image/svg+xml,', accent: 'amber' } as const
  const wallet = createWallet({
    branding,
    rdns: 'test.foxglove',
    keys: [first, second],
    chains: [chain],
    approve,
    page,
  })
  created.push(wallet)
  const events: unknown[] = []
  for (const event of ['accountsChanged', 'chainChanged', 'disconnect'])
    wallet.provider.on(event, (value) => events.push([event, value]))
  const call = (method: string, ...params: unknown[]) => wallet.provider.request({ method, params })
  return { ...wallet, events, call }
}
const bothAddresses = [first.address, second.address]
const secondChainParams = () => {
  const chain = sandbox.chains[1]
  assert(chain)
  return {
    chainId: toHex(chain.chainId),
    chainName: chain.name,
    rpcUrls: [chain.rpc],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  }
}
const assertHex = (value: unknown): Hex => {
  assert(isHex(value))
  return value
}

test('the Ethereum wallet shares no accounts before an approval, then all with the active one first', async () => {
  const { call, control, events } = install('auto')
  assert.deepEqual(await call('eth_accounts'), [])
  assert.deepEqual(await call('wallet_getPermissions'), [])
  assert.deepEqual(await call('eth_requestAccounts'), bothAddresses)
  control.changeAccount(second.address)
  assert.deepEqual(await call('eth_accounts'), [second.address, first.address])
  assert.deepEqual(events, [
    ['accountsChanged', bothAddresses],
    ['accountsChanged', [second.address, first.address]],
  ])
})

test('eth_requestAccounts throws 4001 and shares no accounts when it is rejected', async () => {
  const { call, events } = install('reject')
  await expect(call('eth_requestAccounts')).rejects.toMatchObject({ code: 4001 })
  assert.deepEqual(await call('eth_accounts'), [])
  assert.deepEqual(events, [])
})

test('personal_sign returns a valid signature', async () => {
  const { call } = install('auto')
  await call('eth_requestAccounts')
  const signature = assertHex(
    await call('personal_sign', stringToHex('Hello, sandbox'), second.address),
  )
  assert.isTrue(
    await verifyMessage({ address: second.address, message: 'Hello, sandbox', signature }),
  )
})

test('eth_signTypedData_v4 signs data for the active chain and rejects data for another chain', async () => {
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
  const signature = assertHex(
    await call('eth_signTypedData_v4', first.address, JSON.stringify(typed(31337))),
  )
  assert.isTrue(await verifyTypedData({ ...typed(31337), address: first.address, signature }))
  await expect(
    call('eth_signTypedData_v4', first.address, JSON.stringify(typed(1))),
  ).rejects.toMatchObject({ code: -32602 })
})

test('eth_sendTransaction signs and sends a transaction', async () => {
  const { call } = install('auto')
  await call('eth_requestAccounts')
  const to = sandboxAccount(7).address
  const client = createPublicClient({ transport: http(sandbox.chains[0]?.rpc) })
  const before = await client.getBalance({ address: to })
  const hash = assertHex(
    await call('eth_sendTransaction', { from: first.address, to, value: toHex(parseEther('1.5')) }),
  )
  const { status } = await waitForReceipt(client, hash)
  assert.equal(status, 'success')
  assert.equal((await client.getBalance({ address: to })) - before, parseEther('1.5'))
})

test('personal_sign and eth_sendTransaction throw 4100 for an account that is not shared', async () => {
  const { call } = install('auto')
  await expect(call('personal_sign', '0x00', first.address)).rejects.toMatchObject({ code: 4100 })
  await expect(
    call('eth_sendTransaction', { from: first.address, to: second.address }),
  ).rejects.toMatchObject({ code: 4100 })
})

test('wallet_switchEthereumChain throws 4902 for an unknown chain; an added chain becomes active and is stored', async () => {
  const page = memoryPage()
  const { call, events } = install('auto', page)
  await expect(call('wallet_switchEthereumChain', { chainId: toHex(31338) })).rejects.toMatchObject(
    { code: 4902 },
  )
  await call('wallet_addEthereumChain', secondChainParams())
  assert.equal(await call('eth_chainId'), toHex(31338))
  assert.equal(await call('net_version'), '31338')
  assert.deepEqual(events, [['chainChanged', toHex(31338)]])
  const reloaded = install('auto', page)
  assert.equal(await reloaded.call('eth_chainId'), toHex(31338))
  await reloaded.call('wallet_switchEthereumChain', { chainId: toHex(31337) })
  await reloaded.call('wallet_switchEthereumChain', { chainId: toHex(31338) })
})

test('wallet_addEthereumChain rejects a node with another chain id and invalid RPC URLs', async () => {
  const { call } = install('auto')
  await expect(
    call('wallet_addEthereumChain', { ...secondChainParams(), chainId: '0x2a' }),
  ).rejects.toMatchObject({ code: -32602 })
  await expect(
    call('wallet_addEthereumChain', { ...secondChainParams(), rpcUrls: ['javascript:alert(1)'] }),
  ).rejects.toMatchObject({ code: -32602 })
})

test('the Ethereum wallet stores the permission until wallet_revokePermissions', async () => {
  const page = memoryPage()
  await install('auto', page).call('eth_requestAccounts')
  const { call, events } = install('auto', page)
  assert.deepEqual(await call('eth_accounts'), bothAddresses)
  await call('wallet_revokePermissions', { eth_accounts: {} })
  assert.deepEqual(events, [['accountsChanged', []]])
  assert.deepEqual(await install('auto', page).call('eth_accounts'), [])
})

test('the Ethereum wallet emits events for changes in another tab', async () => {
  const store = memoryStore()
  const tab = install('auto', { ...memoryPage(), store })
  const otherTab = install('auto', { ...memoryPage(), store })
  await tab.call('eth_requestAccounts')
  tab.control.revoke()
  assert.deepEqual(otherTab.events, [
    ['accountsChanged', bothAddresses],
    ['accountsChanged', []],
  ])
})

test('a locked Ethereum wallet shares no accounts until an approved connection or unlock', async () => {
  const { call, control, events } = install('auto')
  await call('eth_requestAccounts')
  control.lock()
  assert.deepEqual(await call('eth_accounts'), [])
  assert.deepEqual(await call('eth_requestAccounts'), bothAddresses)
  control.lock()
  control.unlock()
  assert.deepEqual(events.at(-1), ['accountsChanged', bothAddresses])
})

test('control.answerNext sets the response of one call to any value', async () => {
  const { call, control } = install('auto')
  control.answerNext('eth_requestAccounts', { error: { code: -32002, message: 'busy' } })
  control.answerNext('eth_chainId', { result: '0xZZ' })
  await expect(call('eth_requestAccounts')).rejects.toEqual({ code: -32002, message: 'busy' })
  assert.deepEqual(await call('eth_requestAccounts'), bothAddresses)
  assert.equal(await call('eth_chainId'), '0xZZ')
  assert.equal(await call('eth_chainId'), toHex(31337))
})

test('control.onChange reports changes until unsubscribed, and control.state returns the same object between changes', () => {
  const { control } = install('auto')
  const locked: boolean[] = []
  const stop = control.onChange(() => locked.push(control.state().locked))
  control.lock()
  assert.strictEqual(control.state(), control.state())
  stop()
  control.unlock()
  assert.deepEqual(locked, [true])
})

test('control.changeChain accepts a chain without a node, and calls to the node then throw 4901', async () => {
  const { call, control, events } = install('auto')
  control.changeChain(1)
  assert.deepEqual(events, [['chainChanged', '0x1']])
  await expect(call('eth_blockNumber')).rejects.toMatchObject({ code: 4901 })
})

test('the Ethereum wallet is announced by `announce` and at every request of the page, until `disappear`', () => {
  const page = memoryPage()
  const { control, provider } = install('auto', page)
  const announcements: unknown[] = []
  page.events.addEventListener('eip6963:announceProvider', (event) =>
    announcements.push(event instanceof CustomEvent && event.detail),
  )
  const requestProviders = () => page.events.dispatchEvent(new Event('eip6963:requestProvider'))
  requestProviders()
  assert.equal(announcements.length, 0)
  control.announce(2)
  requestProviders()
  assert.equal(announcements.length, 3)
  expect(announcements[0]).toMatchObject({
    info: { name: 'Foxglove', rdns: 'test.foxglove', icon: 'data:image/svg+xml,' },
  })
  assert.strictEqual(announcements[0], announcements[2])
  assert.isTrue(
    announcements.every(
      (detail) =>
        typeof detail === 'object' &&
        detail !== null &&
        'provider' in detail &&
        detail.provider === provider,
    ),
  )
  control.disappear()
  requestProviders()
  assert.equal(announcements.length, 3)
})

test('control.emitDisconnect emits 4900; the Ethereum wallet throws 4200 for privileged node methods', async () => {
  const { call, control, events } = install('auto')
  control.emitDisconnect()
  expect(events).toEqual([['disconnect', expect.objectContaining({ code: 4900 })]])
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
])('the Ethereum wallet starts with its initial state if the stored state is %j', async (text) => {
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

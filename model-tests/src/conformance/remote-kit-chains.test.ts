import { inspect } from 'node:util'
import type { Kit } from '@latchkit/core'
import { mainnet, sepolia, solana } from '@latchkit/core/networks'
import { createScriptedAdapter, scriptedConnector } from '@latchkit/core/testing'
import { startChain } from '@latchkit/sandbox/chain'
import { createClient, http } from 'viem'
import { getBalance } from 'viem/actions'
import { afterEach, assert, expect, test, vi } from 'vitest'
import { callAsync } from '../../../core/src/clients/relay/sdk-access.ts'
import { toCaipNetworkId } from '../../../core/src/domain/caip/caip.ts'
import { connection } from '../../../core/src/kit/kit.fixture.ts'
import { kitFixture, openQrCode, pair, remoteViewOf, statuses } from './remote-kit.fixture.ts'

const currency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const optimism = {
  id: 10,
  name: 'Optimism',
  nativeCurrency: currency,
  rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
}

const fixture = kitFixture()
const { start } = fixture
afterEach(() => void vi.restoreAllMocks())
const connectors = (kit: Kit) =>
  Object.fromEntries(
    Object.values(kit.state.getSnapshot().accounts).map(({ namespace, connectorId }) => [
      namespace,
      connectorId,
    ]),
  )

test('an extension replaces the remote wallet in one namespace, the session keeps the others, and a new session replaces the extension', async () => {
  const adapter = createScriptedAdapter()
  adapter.announce(scriptedConnector('fox'))
  const kit = start({ adapters: [adapter] })
  const wallet = await fixture.remote.phone('approve')
  await pair(kit, wallet)
  await kit.open({ view: 'Connect' })
  kit.modal.push('ConnectingExternal', { connectorId: 'fox' })
  await expect.poll(() => adapter.calls.connect.length).toBe(1)
  adapter.calls.connect[0]?.resolve(connection('fox', undefined, toCaipNetworkId('eip155:1')))
  await expect.poll(() => connectors(kit)).toEqual({ eip155: 'fox', solana: 'walletConnect' })
  await wallet.end(wallet.state.get().sessions[0]?.topic ?? '')
  await expect.poll(() => connectors(kit)).toEqual({ eip155: 'fox', solana: null })
  expect(fixture.browser.stored()['@latchkit/default/eip155:connected_connector_id']).toBe('fox')
  // the reverse order
  await wallet.pair(await openQrCode(kit))
  await expect
    .poll(() => connectors(kit))
    .toEqual({ eip155: 'walletConnect', solana: 'walletConnect' })
})

test('a remote wallet on an unconfigured network opens UnsupportedChain, and the network is supported after network.add [K4]', async () => {
  const kit = start({ networks: [mainnet, sepolia] })
  const wallet = await fixture.remote.phone('approve')
  await pair(kit, wallet)
  await wallet.changeChain('eip155:10')
  await expect.poll(() => kit.state.getSnapshot().router.entry.view).toBe('UnsupportedChain')
  expect(kit.state.getSnapshot().modal.phase).toBe('open')
  kit.network.add('eip155', optimism)
  await expect.poll(() => kit.state.getSnapshot().network.supported).toBe(true)
  await expect(kit.wallet.signMessage('hello')).resolves.toMatch(/^0x/)
})

test('network.switch switches a remote wallet to a network that was added after the pairing', async () => {
  const kit = start({ networks: [mainnet, sepolia] })
  const wallet = await fixture.remote.phone('approve')
  await pair(kit, wallet)
  kit.network.add('eip155', optimism)
  await kit.network.switch(optimism)
  expect(kit.network.get().active?.caipNetworkId).toBe('eip155:10')
  expect(wallet.state.get().chain).toBe('eip155:10')
  await kit.network.switch(sepolia)
  expect(kit.network.get().active?.caipNetworkId).toBe('eip155:11155111')
})

test('the provider of a remote wallet sends on a local chain and throws 4001 after a rejection', async () => {
  const chain = await startChain({ chainId: 31337 })
  const local = {
    id: 31337,
    name: 'Local',
    nativeCurrency: currency,
    rpcUrls: { default: { http: [chain.url] } },
  }
  const kit = start({ networks: [local, solana] })
  const wallet = await fixture.remote.phone('approve', {
    chains: [{ caip2: 'eip155:31337', rpc: chain.url }],
  })
  await pair(kit, wallet)
  const provider = kit.wallet.provider('eip155')
  assert(typeof provider === 'object' && provider !== null)
  const to = '0x00000000219ab540356cBB839Cbe05303d7705Fa'
  const send = () =>
    callAsync(provider, 'request', {
      method: 'eth_sendTransaction',
      params: [{ from: kit.account.get('eip155').address, to, value: '0x1' }],
    })
  await expect(send()).resolves.toMatch(/^0x[0-9a-f]{64}$/)
  const client = createClient({ transport: http(chain.url) })
  await expect.poll(() => getBalance(client, { address: to })).toBe(1n)
  wallet.setMode('reject')
  await expect(send()).rejects.toMatchObject({ code: 4001, cause: { code: 'rpc/user-rejected' } })
  await chain.stop()
})

test('no log or console message contains a key, a pairing URI or a relay URL [O4]', async () => {
  const consoleArguments: unknown[] = []
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation((...all) => void consoleArguments.push(...all))
  const tab = fixture.browser.tab()
  const kit = start({}, tab)
  const uri = await openQrCode(kit)
  await fixture.remote.relay.down()
  await fixture.remote.relay.up()
  fixture.remote.relay.refuse('Unauthorized: invalid key')
  await expect.poll(() => remoteViewOf(kit)?.step).not.toBe('showingUri')
  fixture.remote.relay.refuse(null)
  const wallet = await fixture.remote.phone('approve')
  kit.close()
  await pair(kit, wallet)
  wallet.setMode('reject')
  await expect(kit.wallet.signMessage('hello')).rejects.toThrow()
  await wallet.end(wallet.state.get().sessions[0]?.topic ?? '')
  await expect.poll(() => statuses(kit)).toEqual({ eip155: 'disconnected', solana: 'disconnected' })
  const text = inspect([consoleArguments, tab.controls.logged], {
    depth: 20,
    maxStringLength: null,
  })
  expect(text).not.toMatch(/symKey|wc:[0-9a-f]|auth=|eyJ|[0-9a-f]{64}/)
  expect(text).not.toContain(uri)
})

import { isHex, stringToHex } from 'viem'
import { afterEach, assert, beforeEach, expect, test } from 'vitest'
import { sandboxAccount } from '../base/accounts.ts'
import type { Relay } from '../relay/relay.types.ts'
import { startRelay } from '../relay/start-relay.ts'
import { createRemoteWallet } from './create-remote-wallet.ts'
import { openPage, type Page } from './page.fixture.ts'
import type { RemoteWallet } from './remote-wallet.types.ts'

// The page and the wallet use the real WalletConnect SDK, so the tests of this file check that the
// local relay is compatible with it.
let relay: Relay
let page: Page
let wallet: RemoteWallet
let prefix = 0
beforeEach(async () => {
  prefix += 1
  relay = await startRelay()
  page = await openPage(relay.url, `pairing page ${prefix}`)
  const chains = [{ caip2: 'eip155:31337' }]
  wallet = await createRemoteWallet({
    relayUrl: relay.url,
    chains,
    mode: 'approve',
    storagePrefix: `pairing phone ${prefix}`,
  })
})
afterEach(async () => {
  await wallet.stop()
  await page.stop()
  await relay.stop()
})
const sign = () =>
  page.provider.request({
    method: 'personal_sign',
    params: [stringToHex('hello'), sandboxAccount(8).address],
  })
const nextRelayerEvent = (event: string) =>
  new Promise<unknown>((resolve) => page.provider.client.core.relayer.once(event, resolve))
const tags = () => relay.published().map(({ tag }) => tag)

test('a page and a phone publish the message tags of the protocol when they connect, sign and disconnect', async () => {
  await page.connectTo(wallet)
  assert.deepEqual(tags(), [1100, 1101, 1102, 1103])
  assert(isHex(await sign()))
  await page.provider.disconnect()
  await expect.poll(() => wallet.state.get().sessions).toEqual([])
  assert.deepEqual(tags().slice(4), [1108, 1109, 1112])
})

test('a page and a phone reconnect after relay.cut', async () => {
  await page.connectTo(wallet)
  const disconnected = nextRelayerEvent('relayer_disconnect')
  relay.cut()
  await disconnected
  assert(isHex(await sign()))
  assert.equal(relay.clients(), 2)
})

test('a request that a page sends while the relay is down completes when the relay is up again', async () => {
  await page.connectTo(wallet)
  const disconnected = nextRelayerEvent('relayer_disconnect')
  await relay.down()
  await disconnected
  const signing = sign()
  await relay.up()
  assert(isHex(await signing))
})

test('a page that the relay refuses gets the reason, and its next request succeeds after refuse(null)', async () => {
  await page.connectTo(wallet)
  const relayerError = nextRelayerEvent('relayer_error')
  relay.refuse('Project not found')
  expect(String(await relayerError)).toContain('3000 (Project not found)')
  relay.refuse(null)
  await wallet.offline()
  await wallet.online()
  assert(isHex(await sign()))
})

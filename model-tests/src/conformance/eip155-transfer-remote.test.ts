import { eip155 } from '@latchkit/core/adapters/eip155'
import { defineNetwork } from '@latchkit/core/networks'
import { createScriptedHost } from '@latchkit/core/testing'
import { sandboxAccount } from '@latchkit/sandbox'
import { type Chain, startChain } from '@latchkit/sandbox/chain'
import type { RemoteMode } from '@latchkit/sandbox/remote-wallet'
import { createClient, http } from 'viem'
import { sendTransaction } from 'viem/actions'
import { afterEach, assert, beforeEach, expect, test } from 'vitest'
import type { TransferUpdate } from '../../../core/src/domain/transfer/transfer.ts'
import { remoteConnectorId } from '../../../core/src/domain/wallet/wallet.ts'
import type { KitError } from '../../../core/src/errors/kit-error.ts'
import { never, signal } from './eip155-transfer.fixture.ts'
import { nodePlatform } from './page.fixture.ts'
import { openPlace, type Place } from './remote.fixture.ts'

let place: Place
let chain: Chain
beforeEach(async () => {
  ;[place, chain] = await Promise.all([openPlace(), startChain({ chainId: 31337 })])
})
afterEach(async () => {
  await place.close()
  await chain.stop()
  expect(place.problems).toEqual([])
})

/** A phone connected over WalletConnect, with one prepared transfer. */
async function connected(mode: RemoteMode) {
  const network = defineNetwork({
    id: 31337,
    name: 'Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [chain.url] } },
  })
  const page = place.openPage({ networks: () => [network] })
  const phone = await place.phone('approve', {
    chains: [{ caip2: 'eip155:31337', rpc: chain.url }],
  })
  const [connection] = await page.meet(phone)
  assert(connection !== undefined)
  phone.setMode(mode)
  const host = createScriptedHost(nodePlatform(), {
    networks: () => [network],
    remote: () => page.connector.provider('eip155'),
  })
  const adapter = eip155().create(host)
  const { transfer: money } = await adapter.load()
  assert(money !== null)
  const first = await money()
  const connectorId = remoteConnectorId
  const prepared = await first.prepare(
    {
      network,
      connectorId,
      from: connection.address,
      to: never,
      asset: null,
      amount: '77',
      decimals: 18,
    },
    signal,
  )
  return {
    money: first,
    page,
    network,
    prepared,
    phone,
    asked: { connectorId, network, prepared },
    stop: adapter.stop,
  }
}

test('a remote wallet sends the reviewed transfer, which is tracked until it is confirmed', async () => {
  const { money, network, prepared, asked, stop } = await connected('approve')
  await money.recheck(asked, signal)
  const hash = await money.submit(asked, signal)
  const news: TransferUpdate[] = []
  await expect(
    money.track({ network, prepared, hash }, (item) => news.push(item), signal),
  ).resolves.toBe('confirmed')
  expect(news).toEqual([{ type: 'seen' }])
  await expect(
    money.walletAssets({ ...asked, address: prepared.review.from }, signal),
  ).resolves.toBeNull()
  stop()
}, 20_000)

test('a remote wallet that rejects sends nothing', async () => {
  const { money, asked, stop } = await connected('reject')
  await expect(money.submit(asked, signal)).rejects.toMatchObject({ code: 'rpc/user-rejected' })
  stop()
}, 20_000)

test.each(['by the phone', 'by the page'])(
  'a session that ends %s leaves the outcome unknown: the transfer was sent here',
  async (who) => {
    const { money, page, phone, prepared, asked, stop } = await connected('ask')
    const submitted = money.submit(asked, signal).catch(({ code }: KitError) => code)
    await expect
      .poll(() => phone.state.get().requests.map(({ method }) => method), { timeout: 10_000 })
      .toEqual(['eth_sendTransaction'])
    // the wallet signs and sends, and its response is lost
    const client = createClient({ transport: http(chain.url) })
    const account = sandboxAccount(8)
    expect(account.address).toBe(prepared.review.from)
    await sendTransaction(client, { account, chain: null, to: never, value: 77n })
    const [session] = phone.state.get().sessions
    if (who === 'by the phone') await phone.end(session?.topic ?? '')
    else await page.connector.disconnect(signal)
    expect(await submitted).toBe('send/unfollowed')
    stop()
  },
  20_000,
)

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
import { burnAddress, signal } from './eip155-transfer.fixture.ts'
import { nodePlatform } from './page.fixture.ts'
import { type RelayFixture, startRelayFixture } from './remote.fixture.ts'

let fixture: RelayFixture
let chain: Chain
beforeEach(async () => {
  ;[fixture, chain] = await Promise.all([startRelayFixture(), startChain({ chainId: 31337 })])
})
afterEach(async () => {
  await fixture.close()
  await chain.stop()
  expect(fixture.problems).toEqual([])
})

/** Connects a phone over WalletConnect and prepares a transfer of 77 wei. */
async function connected(mode: RemoteMode) {
  const network = defineNetwork({
    id: 31337,
    name: 'Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [chain.url] } },
    confirmations: 1,
  })
  const page = fixture.openPage({ networks: () => [network] })
  const phone = await fixture.phone('approve', {
    chains: [{ caip2: 'eip155:31337', rpc: chain.url }],
  })
  const [connection] = await page.pairWith(phone)
  assert(connection !== undefined)
  phone.setMode(mode)
  const host = createScriptedHost(nodePlatform(), {
    networks: () => [network],
    remote: () => page.connector.provider('eip155'),
  })
  const adapter = eip155().create(host)
  const { transfer: loadClient } = await adapter.load()
  assert(loadClient !== null)
  const client = await loadClient()
  const connectorId = remoteConnectorId
  const prepared = await client.prepare(
    {
      network,
      connectorId,
      from: connection.address,
      to: burnAddress,
      asset: null,
      amount: '77',
      decimals: 18,
    },
    signal,
  )
  return {
    transferClient: client,
    page,
    network,
    prepared,
    phone,
    transfer: { connectorId, network, prepared },
    stop: adapter.stop,
  }
}

test('submit sends the reviewed transfer through a remote wallet, and track resolves with `confirmed`', async () => {
  const { transferClient, network, prepared, transfer, stop } = await connected('approve')
  await transferClient.recheck(transfer, signal)
  const hash = await transferClient.submit(transfer, signal)
  const updates: TransferUpdate[] = []
  await expect(
    transferClient.track({ network, prepared, hash }, (item) => updates.push(item), signal),
  ).resolves.toBe('confirmed')
  expect(updates).toEqual([{ type: 'seen' }, { type: 'included' }])
  await expect(
    transferClient.walletAssets({ ...transfer, address: prepared.review.from }, signal),
  ).resolves.toBeNull()
  stop()
})

test('submit throws rpc/user-rejected when the remote wallet rejects', async () => {
  const { transferClient, transfer, stop } = await connected('reject')
  await expect(transferClient.submit(transfer, signal)).rejects.toMatchObject({
    code: 'rpc/user-rejected',
  })
  stop()
})

test.each(['on the phone', 'on the page'])(
  'submit throws send/unfollowed when the remote session ends %s after the wallet has sent the transfer',
  async (endedBy) => {
    const { transferClient, page, phone, prepared, transfer, stop } = await connected('ask')
    const submitted = transferClient.submit(transfer, signal).catch(({ code }: KitError) => code)
    await expect
      .poll(() => phone.state.get().requests.map(({ method }) => method))
      .toEqual(['eth_sendTransaction'])
    // the wallet has signed and sent, but its response is lost
    const client = createClient({ transport: http(chain.url) })
    const account = sandboxAccount(8)
    expect(account.address).toBe(prepared.review.from)
    await sendTransaction(client, { account, chain: null, to: burnAddress, value: 77n })
    const [session] = phone.state.get().sessions
    if (endedBy === 'on the phone') await phone.end(session?.topic ?? '')
    else await page.connector.disconnect(signal)
    expect(await submitted).toBe('send/unfollowed')
    stop()
  },
)

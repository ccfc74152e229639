import { assert, beforeEach, describe, expect, test } from 'vitest'
import { plainAccounts } from '../../../core/src/domain/account/account.ts'
import type { WalletEvent } from '../../../core/src/domain/account/wallet-event.ts'
import type { RemoteSession } from '../../../core/src/domain/wallet/wallet.ts'
import {
  type Page,
  type RelayFixture,
  signal,
  solanaId,
  startRelayForTest,
} from './remote.fixture.ts'

let fixture: RelayFixture
let page: Page
beforeEach(async () => {
  fixture = await startRelayForTest()
  page = fixture.openPage()
})

const connected = async () => {
  const wallet = await fixture.phone('approve')
  const connections = await page.pairWith(wallet)
  const session = wallet.state.get().sessions[0]
  const [first] = wallet.state.get().accounts
  assert(session !== undefined && first !== undefined)
  const events: (WalletEvent & { namespace: string })[] = []
  for (const namespace of ['eip155', 'solana'])
    page.connector.watch(namespace, (event) => events.push({ ...event, namespace }))
  return {
    wallet,
    connections,
    session,
    events,
    address: first.addresses['eip155:1'] ?? '',
    solana: first.addresses[solanaId] ?? '',
  }
}
const week = 7 * 24 * 60 * 60 * 1_000

describe('session updates by the wallet', () => {
  test('a session update that removes networks and accounts emits chain.changed and accounts.changed', async () => {
    const { wallet, session, events, address, solana } = await connected()
    const { eip155, solana: solanaNamespace } = session.namespaces
    assert(eip155 !== undefined && solanaNamespace !== undefined)
    const namespaces = {
      eip155: { ...eip155, chains: ['eip155:11155111'], accounts: [`eip155:11155111:${address}`] },
      solana: { ...solanaNamespace, accounts: [`${solanaId}:${solana}`] },
    }
    await wallet.update(session.topic, namespaces)
    await expect.poll(() => events).toHaveLength(2)
    expect(events).toEqual([
      {
        namespace: 'eip155',
        type: 'chain.changed',
        caipNetworkId: 'eip155:11155111',
        accounts: plainAccounts([address]),
      },
      { namespace: 'solana', type: 'accounts.changed', accounts: plainAccounts([solana]) },
    ])
  })

  test('a session update that removes a namespace emits disconnected, and adding it restores its provider', async () => {
    const { wallet, session, events } = await connected()
    const { eip155 } = session.namespaces
    assert(eip155 !== undefined)
    await wallet.update(session.topic, { eip155 })
    await expect.poll(() => events).toEqual([{ namespace: 'solana', type: 'disconnected' }])
    expect([page.connector.provider('solana'), page.connector.provider('eip155')]).toEqual([
      null,
      expect.anything(),
    ])
    await wallet.update(session.topic, session.namespaces)
    await expect.poll(() => page.connector.provider('solana')).not.toBeNull()
  })

  test('extending the session emits a session with a later expiry', async () => {
    const { wallet, session } = await connected()
    const sessions: (RemoteSession | null)[] = []
    page.connector.watchSession((session) => sessions.push(session))
    await wallet.extend(session.topic)
    await expect.poll(() => sessions.length).toBeGreaterThan(1)
    expect(sessions.at(-1)?.expiresAt).toBeGreaterThanOrEqual(sessions[0]?.expiresAt ?? 0)
    expect(sessions[0]).toMatchObject({
      wallet: { name: expect.any(String) },
      supportsAllNetworks: false,
    })
    expect(sessions[0]?.networks).toContain('eip155:1')
  })

  test('ending the session emits disconnected in every namespace and a null session', async () => {
    const { wallet, session, events } = await connected()
    const sessions: (RemoteSession | null)[] = []
    page.connector.watchSession((session) => sessions.push(session))
    await wallet.end(session.topic)
    await expect
      .poll(() => events.map(({ namespace, type }) => `${namespace} ${type}`))
      .toEqual(['eip155 disconnected', 'solana disconnected'])
    expect(sessions.at(-1)).toBeNull()
    await expect(
      page.connector.resume({ namespace: 'eip155', address: null }, signal),
    ).resolves.toBeNull()
  })
})

describe('a session that expired while the page was suspended [D6]', () => {
  test('a request on an expired session throws rpc/provider-disconnected and is not sent', async () => {
    const { events } = await connected()
    const provider = page.connector.provider('eip155')
    const before = fixture.relay.published().length
    page.clock.advance(week + 60_000)
    await expect(provider?.request({ method: 'personal_sign', params: [] })).rejects.toMatchObject({
      code: 'rpc/provider-disconnected',
    })
    expect(events.map(({ type }) => type)).toEqual(['disconnected', 'disconnected'])
    expect(fixture.relay.published()).toHaveLength(before)
  })

  test('reconnect ends an expired session, and resume returns null after a reload', async () => {
    const { events } = await connected()
    page.clock.advance(week + 60_000)
    page.connector.reconnect()
    expect(events.map(({ type }) => type)).toEqual(['disconnected', 'disconnected'])
    const reloadedPage = fixture.openPage({ platform: page.platform })
    await expect(
      reloadedPage.connector.resume({ namespace: 'eip155', address: null }, signal),
    ).resolves.toBeNull()
  })
})

describe('remote sessions after a reload', () => {
  test('a remote session is restored after a reload with account and network, and receives wallet events', async () => {
    const { wallet, address, session } = await connected()
    await page.connector
      .provider('eip155')
      ?.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0xaa36a7' }] })
    const other = wallet.state.get().accounts[1]?.addresses['eip155:1'] ?? ''
    await expect
      .poll(async () => (await page.platform.database('latchkit/default/relay').keys()).length)
      .toBeGreaterThan(3)
    page.connector.stop()
    const reloadedPage = fixture.openPage({ platform: page.platform })
    await expect(
      reloadedPage.connector.resume({ namespace: 'eip155', address: other }, signal),
    ).resolves.toMatchObject({
      address: other,
      caipNetworkId: 'eip155:11155111',
      accounts: [{ address: other }, { address }],
    })
    const signature = reloadedPage.connector
      .provider('eip155')
      ?.request({ method: 'personal_sign', params: ['0x68656c6c6f', address] })
    await expect(signature).resolves.toMatch(/^0x/)
    const events: WalletEvent[] = []
    reloadedPage.connector.watch('eip155', (event) => events.push(event))
    await wallet.end(session.topic)
    await expect.poll(() => events).toEqual([{ type: 'disconnected' }])
  })

  test('a remote session that the wallet ended during a reload emits disconnected', async () => {
    const { wallet, session } = await connected()
    page.connector.stop()
    await wallet.end(session.topic)
    const reloadedPage = fixture.openPage({ platform: page.platform })
    await reloadedPage.connector.resume({ namespace: 'eip155', address: null }, signal)
    const events: WalletEvent[] = []
    reloadedPage.connector.watch('eip155', (event) => events.push(event))
    await expect.poll(() => events).toEqual([{ type: 'disconnected' }])
  })

  test('resume returns null after a disconnect while the relay was down', async () => {
    await connected()
    await fixture.relay.down()
    const controller = new AbortController()
    const disconnecting = page.connector.disconnect(controller.signal)
    controller.abort()
    await disconnecting
    await fixture.relay.up()
    const reloadedPage = fixture.openPage({ platform: page.platform })
    await expect(
      reloadedPage.connector.resume({ namespace: 'eip155', address: null }, signal),
    ).resolves.toBeNull()
  })

  test('forgetSession removes the session without events or messages to the relay', async () => {
    const { events } = await connected()
    const provider = page.connector.provider('eip155')
    const before = fixture.relay.published().length
    page.connector.forgetSession()
    expect([page.connector.provider('eip155'), events]).toEqual([null, []])
    await expect(provider?.request({ method: 'eth_accounts' })).rejects.toMatchObject({
      code: 'rpc/provider-disconnected',
    })
    expect(fixture.relay.published()).toHaveLength(before)
  })
})

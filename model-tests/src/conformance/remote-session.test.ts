import { afterEach, assert, beforeEach, describe, expect, test } from 'vitest'
import { plainAccounts } from '../../../core/src/domain/account/account.ts'
import type { WalletEvent } from '../../../core/src/domain/account/wallet-event.ts'
import type { RemoteSession } from '../../../core/src/domain/wallet/wallet.ts'
import { openPlace, type Page, type Place, signal, solanaId } from './remote.fixture.ts'

let place: Place
let page: Page
beforeEach(async () => {
  place = await openPlace()
  page = place.openPage()
})
afterEach(async () => {
  await place.close()
  expect(place.problems).toEqual([])
})

const connected = async () => {
  const wallet = await place.phone('approve')
  const connections = await page.meet(wallet)
  const session = wallet.state.get().sessions[0]
  const [first] = wallet.state.get().accounts
  assert(session !== undefined && first !== undefined)
  const told: (WalletEvent & { of: string })[] = []
  for (const of of ['eip155', 'solana'])
    page.connector.watch(of, (event) => told.push({ ...event, of }))
  return {
    wallet,
    connections,
    session,
    told,
    address: first.addresses['eip155:1'] ?? '',
    solana: first.addresses[solanaId] ?? '',
  }
}
const week = 7 * 24 * 60 * 60 * 1_000

describe('a session update by the wallet', () => {
  test('removes accounts and networks', async () => {
    const { wallet, session, told, address, solana } = await connected()
    const { eip155, solana: its } = session.namespaces
    assert(eip155 !== undefined && its !== undefined)
    const namespaces = {
      eip155: { ...eip155, chains: ['eip155:11155111'], accounts: [`eip155:11155111:${address}`] },
      solana: { ...its, accounts: [`${solanaId}:${solana}`] },
    }
    await wallet.update(session.topic, namespaces)
    await expect.poll(() => told).toHaveLength(2)
    expect(told).toEqual([
      {
        of: 'eip155',
        type: 'chain.changed',
        caipNetworkId: 'eip155:11155111',
        accounts: plainAccounts([address]),
      },
      { of: 'solana', type: 'accounts.changed', accounts: plainAccounts([solana]) },
    ])
  })

  test('removes a namespace and adds it again', async () => {
    const { wallet, session, told } = await connected()
    const { eip155 } = session.namespaces
    assert(eip155 !== undefined)
    await wallet.update(session.topic, { eip155 })
    await expect.poll(() => told).toEqual([{ of: 'solana', type: 'disconnected' }])
    expect([page.connector.provider('solana'), page.connector.provider('eip155')]).toEqual([
      null,
      expect.anything(),
    ])
    await wallet.update(session.topic, session.namespaces)
    await expect.poll(() => page.connector.provider('solana')).not.toBeNull()
  })

  test('extends the expiry', async () => {
    const { wallet, session } = await connected()
    const seen: (RemoteSession | null)[] = []
    page.connector.watchSession((one) => seen.push(one))
    await wallet.extend(session.topic)
    await expect.poll(() => seen.length).toBeGreaterThan(1)
    expect(seen.at(-1)?.expiresAt).toBeGreaterThanOrEqual(seen[0]?.expiresAt ?? 0)
    expect(seen[0]).toMatchObject({
      wallet: { name: expect.any(String) },
      supportsAllNetworks: false,
    })
    expect(seen[0]?.networks).toContain('eip155:1')
  })

  test('deletes the session for every namespace', async () => {
    const { wallet, session, told } = await connected()
    const seen: (RemoteSession | null)[] = []
    page.connector.watchSession((one) => seen.push(one))
    await wallet.end(session.topic)
    await expect
      .poll(() => told.map(({ of, type }) => `${of} ${type}`))
      .toEqual(['eip155 disconnected', 'solana disconnected'])
    expect(seen.at(-1)).toBeNull()
    await expect(
      page.connector.resume({ namespace: 'eip155', address: null }, signal),
    ).resolves.toBeNull()
  })
})

describe('a session that expired while the page was suspended [D6]', () => {
  test('ends before any request is sent', async () => {
    const { told } = await connected()
    const provider = page.connector.provider('eip155')
    const before = place.relay.published().length
    page.clock.move(week + 60_000)
    await expect(provider?.request({ method: 'personal_sign', params: [] })).rejects.toMatchObject({
      code: 'rpc/provider-disconnected',
    })
    expect(told.map(({ type }) => type)).toEqual(['disconnected', 'disconnected'])
    expect(place.relay.published()).toHaveLength(before)
  })

  test('ends when the page resumes, and at the next start', async () => {
    const { told } = await connected()
    page.clock.move(week + 60_000)
    page.connector.reconnect()
    expect(told.map(({ type }) => type)).toEqual(['disconnected', 'disconnected'])
    const later = place.openPage({ platform: page.platform })
    await expect(
      later.connector.resume({ namespace: 'eip155', address: null }, signal),
    ).resolves.toBeNull()
  })
})

describe('remote sessions after a reload', () => {
  test('are restored with account and network and receive wallet events', async () => {
    const { wallet, address, session } = await connected()
    await page.connector
      .provider('eip155')
      ?.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0xaa36a7' }] })
    const other = wallet.state.get().accounts[1]?.addresses['eip155:1'] ?? ''
    await expect
      .poll(async () => (await page.platform.database('latchkit/default/relay').keys()).length)
      .toBeGreaterThan(3)
    page.connector.stop()
    const later = place.openPage({ platform: page.platform })
    await expect(
      later.connector.resume({ namespace: 'eip155', address: other }, signal),
    ).resolves.toMatchObject({
      address: other,
      caipNetworkId: 'eip155:11155111',
      accounts: [{ address: other }, { address }],
    })
    const signed = later.connector
      .provider('eip155')
      ?.request({ method: 'personal_sign', params: ['0x68656c6c6f', address] })
    await expect(signed).resolves.toMatch(/^0x/)
    const told: WalletEvent[] = []
    later.connector.watch('eip155', (event) => told.push(event))
    await wallet.end(session.topic)
    await expect.poll(() => told).toEqual([{ type: 'disconnected' }])
  })

  test('are gone if the wallet ended them', async () => {
    const { wallet, session } = await connected()
    page.connector.stop()
    await wallet.end(session.topic)
    const later = place.openPage({ platform: page.platform })
    await later.connector.resume({ namespace: 'eip155', address: null }, signal)
    const told: WalletEvent[] = []
    later.connector.watch('eip155', (event) => told.push(event))
    await expect.poll(() => told).toEqual([{ type: 'disconnected' }])
  })

  test('are gone after a disconnect, also if the relay was down', async () => {
    await connected()
    await place.relay.down()
    const leaving = new AbortController()
    const left = page.connector.disconnect(leaving.signal)
    leaving.abort()
    await left
    await place.relay.up()
    const later = place.openPage({ platform: page.platform })
    await expect(
      later.connector.resume({ namespace: 'eip155', address: null }, signal),
    ).resolves.toBeNull()
  })

  test('are forgotten without an error if another tab ended them', async () => {
    const { told } = await connected()
    const provider = page.connector.provider('eip155')
    const before = place.relay.published().length
    page.connector.forgetSession()
    expect([page.connector.provider('eip155'), told]).toEqual([null, []])
    await expect(provider?.request({ method: 'eth_accounts' })).rejects.toMatchObject({
      code: 'rpc/provider-disconnected',
    })
    expect(place.relay.published()).toHaveLength(before)
  })
})

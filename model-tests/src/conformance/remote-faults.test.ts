import { createManualClock, createMemoryPlatform } from '@latchkit/core/testing'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { timeouts } from '../../../core/src/domain/constants.ts'
import type { Clock } from '../../../core/src/platform/platform.ts'
import { clockWithout } from './page.fixture.ts'
import { type Page, type RelayFixture, signal, startRelayForTest } from './remote.fixture.ts'

/** ms that the relay client waits for messages of the relay. */
const deliveryTime = 300
let fixture: RelayFixture
beforeEach(async () => {
  fixture = await startRelayForTest()
})

test('an approval of the code before the shown one connects [W2]', async () => {
  const page = fixture.openPage()
  const wallet = await fixture.phone('ask')
  await wallet.pair(await page.uri())
  await expect.poll(() => wallet.state.get().proposals).toHaveLength(1)
  await page.uri({ fresh: true })
  await wallet.approve(wallet.state.get().proposals[0]?.id ?? 0)
  await expect.poll(() => page.eventTypes().at(-1)).toBe('wallet.approved')
  expect(await page.connector.grants(signal)).toHaveLength(2)
  expect(wallet.state.get().sessions).toHaveLength(1)
})

test('an approval of an abandoned code ends its session at once, and the shown code still connects [W2]', async () => {
  const page = fixture.openPage()
  const [late, wallet] = [await fixture.phone('ask'), await fixture.phone('approve')]
  await late.pair(await page.uri())
  await expect.poll(() => late.state.get().proposals).toHaveLength(1)
  page.unsubscribe()
  page.clock.advance(231_000)
  const uri = await page.uri()
  page.unsubscribe()
  await late.approve(late.state.get().proposals[0]?.id ?? 0)
  await expect.poll(() => late.state.get().sessions).toEqual([])
  const before = page.events.length
  expect(await page.uri()).toBe(uri)
  await wallet.pair(uri)
  await expect.poll(() => page.eventTypes().slice(before).at(-1)).toBe('wallet.approved')
})

test.each([
  ['an expiry in the past', { expiry: 1 }],
  ['an expiry of null', { expiry: null }],
  ['an empty grant', { namespaces: {} }],
  [
    'an account without a network',
    { namespaces: { eip155: { accounts: ['0x00'], methods: [], events: [] } } },
  ],
])('a settlement with %s is reported, and the next code connects [W3]', async (_, changes) => {
  const page = fixture.openPage()
  const wallet = await fixture.phone('approve')
  const uri = await page.uri()
  wallet.settleNext(changes)
  await wallet.pair(uri)
  await expect
    .poll(() => page.events.at(-1))
    .toMatchObject({ type: 'pairing.failed', error: { code: 'remote/settlement-invalid' } })
  await page.pairWith(wallet)
})

test('garbage from the relay and on the topics of a session causes no unhandled rejection [W8]', async () => {
  const page = fixture.openPage()
  const wallet = await fixture.phone('approve')
  const uri = await page.uri()
  await wallet.offline()
  const push = (params: unknown) =>
    JSON.stringify({ id: '7', jsonrpc: '2.0', method: 'irn_subscription', params })
  for (const frame of [
    ...['', 'x', 'null', '7', '"x"', '[]', '[null]', '{}', '{"id":1}', '{"id":1,"method":7}'],
    '{"id":"error","jsonrpc":"2.0","result":1}',
    '{"id":"payload","jsonrpc":"2.0","result":1}',
    '{"id":1,"jsonrpc":"2.0","method":null}',
    '{"id":1,"jsonrpc":"2.0","method":"irn_subscription"}',
    '{"id":{},"jsonrpc":"2.0","error":null}',
    ...[null, 7, [], {}, { id: 1 }, { id: 'error', data: null }, { id: 'x', data: {} }].map(push),
    ...[7, null, {}, ['x']].map((message) => push({ id: 'x', data: { topic: 'a', message } })),
  ])
    fixture.relay.inject(frame)
  await wallet.online()
  // A socket delivers in order: the page has handled the garbage when it receives the approval.
  await wallet.pair(uri)
  await expect.poll(() => page.eventTypes().at(-1)).toBe('wallet.approved')
  const [connection] = await page.connector.grants(signal)
  const [session] = wallet.state.get().sessions
  const params = [undefined, null, 7, [], {}, { event: null }, { event: { name: 7 } }]
  await wallet.offline()
  for (const topic of new Set(fixture.relay.published().map((published) => published.topic)))
    for (const message of [
      'x',
      'AAAA',
      btoa('\u0000'.repeat(40)),
      btoa('\u0001x'),
      '{"id":1}',
      '%',
    ])
      fixture.relay.deliver({ topic, message, tag: 1108 })
  await wallet.online()
  const methods = ['wc_sessionEvent', 'wc_sessionUpdate', 'wc_sessionExtend', 'wc_sessionRequest']
  for (const method of methods) {
    for (const value of params) await wallet.send(session?.topic ?? '', method, value)
    // The relay delivers in order: the page has received the messages before this answer.
    const signing = page.connector
      .provider('eip155')
      ?.request({ method: 'personal_sign', params: ['0x00', connection?.address] })
    await expect(signing).resolves.toMatch(/^0x/)
  }
  expect(fixture.problems).toEqual([])
})

test('requests and proposals of a wallet call no attestation service if attestation is off [W9]', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'))
  const page = fixture.openPage()
  const wallet = await fixture.phone('approve')
  await page.pairWith(wallet)
  const topic = wallet.state.get().sessions[0]?.topic ?? ''
  fetch.mockClear()
  const request = { method: 'personal_sign', params: [] }
  await wallet.send(topic, 'wc_sessionRequest', { chainId: 'eip155:1', request })
  const proposer = { publicKey: '0', metadata: { name: '', description: '', url: '', icons: [] } }
  const proposal = { relays: [{ protocol: 'irn' }], proposer, optionalNamespaces: {} }
  await wallet.send(topic, 'wc_sessionPropose', proposal)
  // The relay delivers in order: the page has handled both when another wallet is connected.
  await page.pairWith(await fixture.phone('approve'))
  expect(fetch.mock.calls).toEqual([])
  fetch.mockRestore()
})

test('a new attempt gets its URI at once after the relay rejected the proposal with an error [W11]', async () => {
  const page = fixture.openPage()
  // The SDK publishes a rejected proposal again after 10 s. No delay of that length ends here.
  const { setTimeout } = globalThis
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, ms, ...values) =>
    setTimeout(run, ms !== undefined && ms >= 9_000 ? 2 ** 31 - 1 : ms, ...values),
  )
  onTestFinished(() => void vi.restoreAllMocks())
  fixture.relay.fail('internal error')
  page.connector.pair({ fresh: false }, (event) => page.events.push(event))
  await expect.poll(fixture.relay.failures).toBeGreaterThan(0)
  expect(page.events).toEqual([])
  fixture.relay.fail(null)
  await page.uri({ fresh: true })
})

test('a proposal is sent again when the relay has lost its messages and subscriptions [W13]', async () => {
  const page = fixture.openPage()
  const uri = await page.uri()
  await fixture.relay.down()
  fixture.relay.forget()
  await fixture.relay.up()
  await expect.poll(() => page.eventTypes().at(-1)).toBe('relay.restored')
  await (await fixture.phone('approve')).pair(uri)
  await expect.poll(() => page.eventTypes().at(-1)).toBe('wallet.approved')
})

/** The `sessionStorage` of a tab, and a page in it. `reload` stops the page and opens the next. */
function openTab(first: Page, clock: Clock = first.clock) {
  const values = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  }
  const open = () => {
    const platform = createMemoryPlatform({ injected: { sessionStorage: () => sessionStorage } })
    const opened = fixture.openPage({
      platform: {
        ...platform,
        database: first.platform.database,
        storage: first.platform.storage,
        clock,
        random: {
          uuid: () => crypto.randomUUID(),
          bytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
        },
      },
    })
    return { opened, unload: () => platform.page.dispatch('pagehide') }
  }
  let current = open()
  return {
    page: () => current.opened,
    reload() {
      current.unload()
      current.opened.connector.stop()
      current = open()
      return current.opened
    },
  }
}

test('two tabs that pair at once both resume the later session after a reload [W1, V33]', async () => {
  const first = fixture.openPage()
  const tabs = [openTab(first), openTab(first)]
  const wallets = [
    await fixture.phone('approve'),
    await fixture.phone('approve', { accounts: [5] }),
  ]
  const uris = await Promise.all(tabs.map((tab) => tab.page().uri()))
  const addresses: string[] = []
  for (const [index, tab] of tabs.entries()) {
    await wallets[index]?.pair(uris[index] ?? '')
    await expect.poll(() => tab.page().eventTypes().at(-1)).toBe('wallet.approved')
    addresses.push((await tab.page().connector.grants(signal))[0]?.address ?? '')
  }
  expect(new Set(addresses).size).toBe(2)
  for (const tab of [...tabs, openTab(first)]) {
    const { connector } = tab.reload()
    const address = addresses[1] ?? null
    await expect(connector.resume({ namespace: 'eip155', address }, signal)).resolves.toMatchObject(
      { address },
    )
  }
})

test('an approval that reaches a reloaded page ends its session, and is not resumed [W1, W13]', async () => {
  const tab = openTab(fixture.openPage())
  const [late, wallet] = [
    await fixture.phone('ask'),
    await fixture.phone('approve', { accounts: [5] }),
  ]
  await late.pair(await tab.page().uri())
  await expect.poll(() => late.state.get().proposals).toHaveLength(1)
  const reloaded = tab.reload()
  await late.approve(late.state.get().proposals[0]?.id ?? 0)
  const [connection] = await reloaded.pairWith(wallet)
  await expect.poll(() => late.state.get().sessions).toEqual([])
  const request = { namespace: 'eip155', address: connection?.address ?? null }
  await expect(tab.reload().connector.resume(request, signal)).resolves.toEqual(connection)
})

test('a session that the wallet ended while the page was closed is not resumed [W6]', async () => {
  const clock = createManualClock(Date.now())
  const tab = openTab(fixture.openPage(), clock)
  const wallet = await fixture.phone('approve')
  await tab.page().pairWith(wallet)
  tab.page().connector.stop()
  await wallet.end(wallet.state.get().sessions[0]?.topic ?? '')
  const { connector } = tab.reload()
  const hadSession: boolean[] = []
  connector.watchSession((session) => hadSession.push(session !== null))
  const resumed = connector.resume({ namespace: 'eip155', address: null }, signal)
  await expect.poll(() => hadSession).toEqual([false, true, false])
  clock.advance(deliveryTime)
  await expect(resumed).resolves.toBeNull()
})

test('a session is resumed after 4 s if the relay is unreachable [W6]', async () => {
  const tab = openTab(fixture.openPage(), clockWithout(timeouts.relayConfirmation))
  await tab.page().pairWith(await fixture.phone('approve'))
  await fixture.relay.down()
  const { connector } = tab.reload()
  await expect(
    connector.resume({ namespace: 'eip155', address: null }, signal),
  ).resolves.not.toBeNull()
  await fixture.relay.up()
})

import { mainnet } from '@latchkit/core/networks'
import { createMemoryPlatform } from '@latchkit/core/testing'
import { expect, test } from 'vitest'
import { callMethod } from '../../../core/src/domain/call-method.ts'
import { timeouts } from '../../../core/src/domain/constants.ts'
import { safeGet } from '../../../core/src/domain/unknown.ts'
import { clockWithout, realClock } from './page.fixture.ts'
import { kitFixture, pair, statuses } from './remote-kit.fixture.ts'

const fixture = kitFixture()
const { start } = fixture
const storedConnectorKeys = () =>
  Object.keys(fixture.browser.stored()).filter((key) => key.includes('connected_connector_id'))
const [eip155Key, solanaKey] = ['eip155', 'solana'].map(
  (namespace) => `@latchkit/default/${namespace}:connected_connector_id`,
)

/** Connects a kit and stops it, as if the page was closed. The connection stays stored. */
async function connectAndStop() {
  const kit = start()
  const wallet = await fixture.remote.phone('approve')
  await pair(kit, wallet)
  kit.stop()
  const session = wallet.state.get().sessions[0]
  if (session === undefined) throw new Error('The page has no remote session')
  return { wallet, session }
}

test('a restarted kit is connected in every namespace without being disconnected in between', async () => {
  await connectAndStop()
  const restarted = start()
  const seenStatuses = new Set<string>()
  restarted.watch(
    () => restarted.account.get().status,
    (status) => seenStatuses.add(status),
  )
  expect(statuses(restarted)).toEqual({ eip155: 'reconnecting', solana: 'reconnecting' })
  await restarted.ready()
  expect(statuses(restarted)).toEqual({ eip155: 'connected', solana: 'connected' })
  expect([...seenStatuses]).not.toContain('disconnected')
  expect(restarted.wallet.provider('eip155')).not.toBeNull()
})

test('a restarted kit disconnects only the namespace that the wallet removed from the session', async () => {
  const { wallet, session } = await connectAndStop()
  const { eip155 } = session.namespaces
  if (eip155 === undefined) throw new Error('The session has no eip155 namespace')
  await wallet.update(session.topic, { eip155 })
  const restarted = start()
  await restarted.ready()
  await expect
    .poll(() => statuses(restarted))
    .toEqual({ eip155: 'connected', solana: 'disconnected' })
  await expect.poll(storedConnectorKeys).toEqual([eip155Key])
})

test('a restarted kit disconnects when the wallet has ended the session meanwhile', async () => {
  const { wallet, session } = await connectAndStop()
  await wallet.end(session.topic)
  const restarted = start()
  await restarted.ready()
  await expect
    .poll(() => statuses(restarted))
    .toEqual({ eip155: 'disconnected', solana: 'disconnected' })
  await expect.poll(storedConnectorKeys).toEqual([])
})

test('a restarted kit signs through the wallet although no relay subscription was stored', async () => {
  await connectAndStop()
  const database = fixture.browser.tab().database('latchkit/default/relay')
  const subscriptionKeys = (await database.keys()).filter((key) => key.endsWith('//subscription'))
  expect(subscriptionKeys).toHaveLength(1)
  for (const key of subscriptionKeys) await database.set(key, '[]')
  const restarted = start()
  await restarted.ready()
  await expect(restarted.wallet.signMessage('hello', 'eip155')).resolves.toMatch(/^0x/)
})

test('a restored connection stays stored for the next visit if the SDK cannot read its database', async () => {
  await connectAndStop()
  const tab = fixture.browser.tab()
  const broken = () => Promise.reject(new DOMException('denied', 'SecurityError'))
  const restarted = start(
    {},
    {
      ...tab,
      database: () => ({
        get: broken,
        set: broken,
        remove: broken,
        keys: broken,
        isPersistent: broken,
      }),
    },
  )
  await restarted.ready()
  expect(statuses(restarted)).toEqual({ eip155: 'disconnected', solana: 'disconnected' })
  expect(storedConnectorKeys()).toEqual([eip155Key, solanaKey])
  restarted.stop()
  const next = start()
  await next.ready()
  expect(statuses(next)).toEqual({ eip155: 'connected', solana: 'connected' })
})

test('a restored connection stays stored for the next visit if the database does not respond', async () => {
  await connectAndStop()
  const tab = fixture.browser.tab()
  const silent = () => new Promise<never>(() => {})
  const restarted = start(
    {},
    {
      ...tab,
      clock: clockWithout(timeouts.restoreTimeout),
      database: () => ({
        get: silent,
        set: silent,
        remove: silent,
        keys: silent,
        isPersistent: silent,
      }),
    },
  )
  await restarted.ready()
  expect(statuses(restarted)).toEqual({ eip155: 'disconnected', solana: 'disconnected' })
  expect(storedConnectorKeys()).toEqual([eip155Key, solanaKey])
})

test('a restored connection stays stored for the next visit if the database is not persistent', async () => {
  await connectAndStop()
  const tab = fixture.browser.tab()
  const { database } = createMemoryPlatform({ clock: realClock })
  const restarted = start(
    {},
    { ...tab, database: (name) => ({ ...database(name), isPersistent: async () => false }) },
  )
  await restarted.ready()
  expect(statuses(restarted)).toEqual({ eip155: 'disconnected', solana: 'disconnected' })
  expect(storedConnectorKeys()).toEqual([eip155Key, solanaKey])
})

test("a stored connection without a session in the SDK's database is removed", async () => {
  await connectAndStop()
  const tab = fixture.browser.tab()
  const restarted = start(
    {},
    { ...tab, database: createMemoryPlatform({ clock: realClock }).database },
  )
  await restarted.ready()
  await expect.poll(storedConnectorKeys).toEqual([])
})

test('a wallet that reports no accounts is disconnected and its session is deleted', async () => {
  const kit = start({ networks: [mainnet] })
  const wallet = await fixture.remote.phone('approve')
  await pair(kit, wallet)
  const events = safeGet(await kit.wallet.universalProvider(), 'client', 'events')
  const { topic } = wallet.state.get().sessions[0] ?? { topic: '' }
  const event = { name: 'accountsChanged', data: [] }
  callMethod(events, 'emit', 'session_event', {
    id: 1,
    topic,
    params: { chainId: 'eip155:1', event },
  })
  await expect.poll(() => statuses(kit)).toEqual({ eip155: 'disconnected' })
  await expect.poll(() => wallet.state.get().sessions).toEqual([])
  expect(kit.state.getSnapshot().connections.session).toBeNull()
})

import { mainnet } from '@latchkit/core/networks'
import { createMemoryPlatform } from '@latchkit/core/testing'
import { expect, test } from 'vitest'
import { callMethod, safeGet } from '../../../core/src/domain/unknown.ts'
import { realClock } from './page.fixture.ts'
import { kitGround, meet, statuses } from './remote-kit.fixture.ts'

const here = kitGround()
const { start } = here
const remembered = () =>
  Object.keys(here.browser.kept()).filter((key) => key.includes('connected_connector_id'))
const [evm, sol] = ['eip155', 'solana'].map(
  (namespace) => `@latchkit/default/${namespace}:connected_connector_id`,
)

/** Storage of a page that was connected and closed. */
async function before() {
  const kit = start()
  const wallet = await here.place.phone('approve')
  await meet(kit, wallet)
  kit.stop()
  const session = wallet.state.get().sessions[0]
  if (session === undefined) throw new Error('The page has no remote session')
  return { wallet, session }
}

test('restore connects every namespace without a prompt', async () => {
  await before()
  const later = start()
  const seen = new Set<string>()
  later.watch(
    () => later.account.get().status,
    (status) => seen.add(status),
  )
  expect(statuses(later)).toEqual({ eip155: 'reconnecting', solana: 'reconnecting' })
  await later.ready()
  expect(statuses(later)).toEqual({ eip155: 'connected', solana: 'connected' })
  expect([...seen]).not.toContain('disconnected')
  expect(later.wallet.provider('eip155')).not.toBeNull()
})

test('restore gives up only the namespace that the wallet dropped', async () => {
  const { wallet, session } = await before()
  const { eip155 } = session.namespaces
  if (eip155 === undefined) throw new Error('The session has no eip155 namespace')
  await wallet.update(session.topic, { eip155 })
  const later = start()
  await later.ready()
  await expect.poll(() => statuses(later)).toEqual({ eip155: 'connected', solana: 'disconnected' })
  await expect.poll(remembered).toEqual([evm])
})

test('restore ends when the relay reports that the wallet ended the session', async () => {
  const { wallet, session } = await before()
  await wallet.end(session.topic)
  const later = start()
  await later.ready()
  await expect
    .poll(() => statuses(later))
    .toEqual({ eip155: 'disconnected', solana: 'disconnected' })
  expect(remembered()).toEqual([])
})

test('a page that closed before its subscription was stored still receives session events after a restore', async () => {
  await before()
  const database = here.browser.tab().database('latchkit/default/relay')
  const kept = (await database.keys()).filter((key) => key.endsWith('//subscription'))
  expect(kept).toHaveLength(1)
  for (const key of kept) await database.set(key, '[]')
  const later = start()
  await later.ready()
  await expect(later.wallet.signMessage('hello', 'eip155')).resolves.toMatch(/^0x/)
})

test('a connection stays stored for the next visit if the SDK cannot read its database', async () => {
  await before()
  const tab = here.browser.tab()
  const broken = () => Promise.reject(new DOMException('denied', 'SecurityError'))
  const later = start(
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
  await later.ready()
  expect(statuses(later)).toEqual({ eip155: 'disconnected', solana: 'disconnected' })
  expect(remembered()).toEqual([evm, sol])
  later.stop()
  const next = start()
  await next.ready()
  expect(statuses(next)).toEqual({ eip155: 'connected', solana: 'connected' })
})

test('a connection stays stored for the next visit if the SDK does not answer within 5 s', async () => {
  await before()
  const tab = here.browser.tab()
  const silent = () => new Promise<never>(() => {})
  const later = start(
    {},
    {
      ...tab,
      database: () => ({
        get: silent,
        set: silent,
        remove: silent,
        keys: silent,
        isPersistent: silent,
      }),
    },
  )
  await later.ready()
  expect(statuses(later)).toEqual({ eip155: 'disconnected', solana: 'disconnected' })
  expect(remembered()).toEqual([evm, sol])
}, 10_000)

test('a connection stays stored for the next visit if the database did not open in time', async () => {
  await before()
  const tab = here.browser.tab()
  const { database } = createMemoryPlatform({ clock: realClock })
  const later = start(
    {},
    { ...tab, database: (name) => ({ ...database(name), isPersistent: async () => false }) },
  )
  await later.ready()
  expect(statuses(later)).toEqual({ eip155: 'disconnected', solana: 'disconnected' })
  expect(remembered()).toEqual([evm, sol])
})

test("a connection without a session in the SDK's storage is forgotten", async () => {
  await before()
  const tab = here.browser.tab()
  const later = start({}, { ...tab, database: createMemoryPlatform({ clock: realClock }).database })
  await later.ready()
  await expect.poll(remembered).toEqual([])
})

test('a session without accounts is disconnected permanently', async () => {
  const kit = start({ networks: [mainnet] })
  const wallet = await here.place.phone('approve')
  await meet(kit, wallet)
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

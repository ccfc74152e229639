import type { Kit, KitOptions } from '@latchkit/core'
import { mainnet, sepolia } from '@latchkit/core/networks'
import { localSessions } from '@latchkit/core/siwx'
import type { RemoteWallet } from '@latchkit/sandbox/remote-wallet'
import { assert, expect, test } from 'vitest'
import { kitFixture, openQrCode, pair, replaceWallet, statuses } from './remote-kit.fixture.ts'

const fixture = kitFixture()
/** The distinct statuses of all accounts. */
const statusesOf = (kit: Kit) => [...new Set(Object.values(statuses(kit)))]
const statement = 'Sign in to the test page.'
const database = () => fixture.browser.tab().database('latchkit/default/relay')

/** The keys in any storage of the browser whose value has an address, or a signed message. */
async function leftovers(wallet: RemoteWallet): Promise<readonly string[]> {
  const { accounts } = wallet.state.get()
  const addresses = accounts.flatMap((account) => Object.values(account.addresses))
  const personal = [...addresses, statement].map((text) => text.toLowerCase())
  const stored = { ...fixture.browser.stored() }
  for (const key of await database().keys()) stored[key] = (await database().get(key)) ?? ''
  return Object.keys(stored).filter((key) => {
    const entry = `${key} ${stored[key]}`.toLowerCase()
    return personal.some((text) => entry.includes(text))
  })
}

/** A page with a connected phone. `reload` opens the next page in its tab. */
async function connectedPage(more: Partial<KitOptions> = {}) {
  const session = new Map<string, string>()
  const platform = fixture.browser.tab(session)
  const kit = fixture.start(more, platform)
  const wallet = await fixture.remote.phone('approve')
  await pair(kit, wallet)
  await expect.poll(() => statusesOf(kit)).toEqual(['connected'])
  expect(await leftovers(wallet)).toContainEqual(expect.stringContaining('//session'))
  const [granted] = wallet.state.get().sessions
  assert(granted !== undefined)
  const { topic } = granted
  const close = () => {
    platform.page.dispatch('pagehide')
    kit.stop()
  }
  return {
    kit,
    wallet,
    topic,
    close,
    reload() {
      close()
      return fixture.start(more, fixture.browser.tab(new Map(session)))
    },
  }
}
type Page = Awaited<ReturnType<typeof connectedPage>>

/** Each way in which a connection ends. Resolves with the page that is open then. */
const ends: Record<string, (page: Page) => Promise<Kit>> = {
  async 'the page disconnects'({ kit }) {
    await kit.disconnect()
    return kit
  },
  async 'the page disconnects after a reload'({ reload }) {
    const kit = reload()
    await kit.ready()
    await kit.disconnect()
    return kit
  },
  async 'another tab disconnects'({ kit }) {
    const other = fixture.start()
    await other.ready()
    await other.disconnect()
    return kit
  },
  async 'another tab disconnects after the first one was closed'({ close }) {
    close()
    const other = fixture.start()
    await other.ready()
    await other.disconnect()
    return other
  },
  async 'the wallet ends it'({ kit, wallet, topic }) {
    await wallet.end(topic)
    return kit
  },
  async 'the wallet ends it while it is asked to sign'({ kit, wallet, topic }) {
    wallet.setMode('ask')
    const signing = kit.wallet.signMessage('hello', 'eip155').catch((error: unknown) => error)
    await expect.poll(() => wallet.state.get().requests).toHaveLength(1)
    await wallet.end(topic)
    await signing
    return kit
  },
  async 'the wallet ends it while the page is closed'({ wallet, topic, reload, close }) {
    close()
    await wallet.end(topic)
    return reload()
  },
  async 'the wallet ends it after it has granted another account'({ kit, wallet, topic }) {
    const before = kit.account.get('eip155').address
    await wallet.changeAccount(1)
    await expect.poll(() => kit.account.get('eip155').address).not.toBe(before)
    await wallet.end(topic)
    return kit
  },
}

test.each(Object.keys(ends))(
  'no storage has an address of a remote wallet after its connection has ended: %s [EM15]',
  async (way) => {
    const page = await connectedPage()
    const kit = await ends[way]?.(page)
    assert(kit !== undefined)
    await expect.poll(() => statusesOf(kit)).toEqual(['disconnected'])
    await expect.poll(() => leftovers(page.wallet)).toEqual([])
  },
)

test.each(['the page disconnects', 'the wallet ends it'])(
  'no storage has what a remote wallet signed while it connected: %s [EM15]',
  async (way) => {
    const page = await connectedPage({
      siwx: localSessions({ statement }),
      networks: [mainnet, sepolia],
    })
    await expect.poll(() => page.kit.session.get().status).toBe('signedIn')
    const kit = await ends[way]?.(page)
    assert(kit !== undefined)
    await expect.poll(() => statusesOf(kit)).toEqual(['disconnected'])
    await expect.poll(() => leftovers(page.wallet)).toEqual([])
  },
)

test('no storage has an address of a remote wallet that was replaced, or that approved too late [EM15]', async () => {
  const { kit, wallet } = await connectedPage()
  await replaceWallet(kit)
  await expect.poll(() => leftovers(wallet)).toEqual([])
  const uri = await openQrCode(kit)
  kit.close()
  await wallet.pair(uri)
  await expect
    .poll(() => fixture.remote.relay.published().filter(({ tag }) => tag === 1112))
    .toHaveLength(2)
  await expect.poll(() => wallet.state.get().sessions).toEqual([])
  await expect.poll(() => leftovers(wallet)).toEqual([])
})

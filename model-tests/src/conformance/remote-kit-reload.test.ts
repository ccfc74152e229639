import type { Kit, KitOptions } from '@latchkit/core'
import { bitcoin, lisk, mainnet } from '@latchkit/core/networks'
import {
  createScriptedAdapter,
  type MemoryPlatform,
  scriptedConnector,
} from '@latchkit/core/testing'
import { assert, expect, test, vi } from 'vitest'
import { plainAccounts } from '../../../core/src/domain/account/account.ts'
import { toCaipNetworkId } from '../../../core/src/domain/caip/caip.ts'
import type { Clock } from '../../../core/src/platform/platform.ts'
import { realClock } from './page.fixture.ts'
import { kitFixture, openQrCode, pair, statuses } from './remote-kit.fixture.ts'

const fixture = kitFixture()
const connected = { eip155: 'connected', solana: 'connected' }
const sessionsOf = (kit: Kit) => kit.state.getSnapshot().connections.session
const fiveMinutes = 300_000
/** ms that the kit waits before it adopts a session. */
const deliveryTime = 300

/** Hides a tab, so that it does not follow the others. */
function hide(platform: MemoryPlatform): MemoryPlatform {
  platform.controls.isHidden = true
  return platform
}

/** A page that shows a code which a phone has scanned. */
async function scan() {
  const session = new Map<string, string>()
  const platform = fixture.browser.tab(session)
  const kit = fixture.start({}, platform)
  const wallet = await fixture.remote.phone('ask')
  await wallet.pair(await openQrCode(kit))
  await expect.poll(() => wallet.state.get().proposals).toHaveLength(1)
  const [proposal] = wallet.state.get().proposals
  assert(proposal !== undefined)
  return {
    kit,
    wallet,
    approve: () => wallet.approve(proposal.id),
    /** Opens a copy of the tab, as browsers do: with what is in its `sessionStorage`. */
    duplicate: (change: (next: MemoryPlatform) => MemoryPlatform) =>
      fixture.start({}, change(fixture.browser.tab(new Map(session)))),
    /** Closes the tab. Its `sessionStorage` is lost. */
    close() {
      platform.page.dispatch('pagehide')
      kit.stop()
    },
    /** Unloads the page. Returns a function that opens the next one in the same tab. */
    unload() {
      platform.page.dispatch('pagehide')
      const kept = new Map(session)
      kit.stop()
      return (
        more: Partial<KitOptions> = {},
        change: (next: MemoryPlatform) => MemoryPlatform = (next) => next,
      ) => fixture.start(more, change(fixture.browser.tab(kept)))
    },
  }
}

test('a wallet that approves after the page was reloaded is connected, and again after the next reload [V34]', async () => {
  const { wallet, approve, unload } = await scan()
  const reloaded = unload()()
  await approve()
  await expect.poll(() => statuses(reloaded)).toEqual(connected)
  wallet.setMode('approve')
  await expect(reloaded.wallet.signMessage('hello', 'eip155')).resolves.toMatch(/^0x/)
  expect(wallet.state.get().sessions).toHaveLength(1)
  reloaded.stop()
  const next = fixture.start()
  await next.ready()
  expect(statuses(next)).toEqual(connected)
})

test('a wallet that approved while the page was reloaded is connected [V34]', async () => {
  const { wallet, approve, unload } = await scan()
  const open = unload()
  await approve()
  wallet.setMode('approve')
  const reloaded = open()
  await expect.poll(() => statuses(reloaded)).toEqual(connected)
  await expect(reloaded.wallet.signMessage('hello', 'eip155')).resolves.toMatch(/^0x/)
})

/**
 * Returns a change of a tab: the SDK reads the stored proposals after `wait`. Its client does not
 * listen to the relay before it has read them.
 */
const readingAfter = (wait: () => Promise<void>) => (tab: MemoryPlatform) => {
  let waiting: Promise<void> | null = null
  const database = (name: string) => {
    const stored = tab.database(name)
    const get = async (key: string) => {
      if (key.endsWith('//proposal')) {
        waiting ??= wait()
        await waiting
      }
      return stored.get(key)
    }
    return { ...stored, get }
  }
  return { ...tab, database }
}

test('a wallet that approved while the page was reloaded is connected even if its answer arrives before the SDK has read its proposals [V34]', async () => {
  const { approve, unload } = await scan()
  const open = unload()
  await approve()
  const { relay } = fixture.remote
  const earlier = relay.pushes()
  const arrival = vi.fn(async () => {
    await expect.poll(relay.pushes).toBeGreaterThan(earlier)
    await relay.flush()
  })
  const reloaded = open({}, readingAfter(arrival))
  await expect.poll(() => statuses(reloaded)).toEqual(connected)
  expect(arrival).toHaveBeenCalled()
})

test('a wallet that approves after the page was reloaded is connected even if the relay sends garbage before the SDK has read its proposals [V34, W8]', async () => {
  const { wallet, approve, unload } = await scan()
  const { relay } = fixture.remote
  await wallet.offline()
  const garbage = vi.fn(async () => {
    await expect.poll(relay.clients).toBe(1)
    for (const frame of [
      'null',
      '{"id":"error","result":1}',
      '{"id":1,"method":"irn_subscription"}',
    ])
      relay.inject(frame)
    await relay.flush()
  })
  const reloaded = unload()({}, readingAfter(garbage))
  await expect.poll(() => garbage.mock.settledResults).toMatchObject([{ type: 'fulfilled' }])
  await wallet.online()
  await approve()
  await expect.poll(() => statuses(reloaded)).toEqual(connected)
})

test('the session is ended at the wallet if the visitor left the code before the reload [V34]', async () => {
  const { wallet, approve, kit, unload } = await scan()
  kit.close()
  await expect.poll(() => kit.state.getSnapshot().modal.phase).toBe('closed')
  const reloaded = unload()()
  await approve()
  await expect.poll(() => wallet.state.get().sessions).toEqual([])
  expect(sessionsOf(reloaded)).toBeNull()
})

test('the session is ended at the wallet if the visitor shows another code after the reload [V34]', async () => {
  const { wallet, approve, unload } = await scan()
  const reloaded = unload()()
  await openQrCode(reloaded)
  await approve()
  await expect.poll(() => wallet.state.get().sessions).toEqual([])
  expect(sessionsOf(reloaded)).toBeNull()
})

test('the session is ended at the wallet if the reloaded page has none of its networks [V34]', async () => {
  const { wallet, approve, unload } = await scan()
  unload()({ adapters: [], networks: [bitcoin] })
  await approve()
  await expect.poll(() => wallet.state.get().sessions).toEqual([])
})

test('the session is ended at the wallet if it has no network of the namespaces of the reloaded page [V34]', async () => {
  const { wallet, approve, unload } = await scan()
  const reloaded = unload()({ networks: [lisk] })
  await approve()
  await expect.poll(() => wallet.state.get().sessions).toEqual([])
  expect(statuses(reloaded)).toEqual({ eip155: 'disconnected' })
})

test('the session is ended at the wallet if the visitor has connected another one meanwhile [V34]', async () => {
  const { wallet, approve, unload } = await scan()
  const adapter = createScriptedAdapter('eip155')
  adapter.announce(scriptedConnector('fox', 'eip155'))
  const reloaded = unload()({ adapters: [adapter], networks: [mainnet] })
  await reloaded.open({ view: 'Connect' })
  reloaded.modal.push('ConnectingExternal', { connectorId: 'fox', namespace: 'eip155' })
  await expect.poll(() => adapter.calls.connect).toHaveLength(1)
  const address = '0x52908400098527886E0F7030069857D2E4169EE7'
  adapter.calls.connect[0]?.resolve({
    namespace: 'eip155',
    connectorId: 'fox',
    address,
    accounts: plainAccounts([address]),
    caipNetworkId: toCaipNetworkId('eip155:1'),
  })
  await expect.poll(() => statuses(reloaded)).toEqual({ eip155: 'connected' })
  await approve()
  await expect.poll(() => wallet.state.get().sessions).toEqual([])
  expect(reloaded.account.get('eip155')).toMatchObject({ status: 'connected', address })
})

test('the session is ended at the wallet if another tab is connected when the page is reloaded [V34]', async () => {
  const { wallet, approve, unload } = await scan()
  const other = fixture.start()
  const otherWallet = await fixture.remote.phone('approve', { accounts: [5] })
  await pair(other, otherWallet)
  const reloaded = unload()()
  await reloaded.ready()
  await approve()
  const ends = () => fixture.remote.relay.published().filter(({ tag }) => tag === 1112)
  await expect.poll(ends).toHaveLength(1)
  await expect.poll(() => wallet.state.get().sessions).toEqual([])
  expect(otherWallet.state.get().sessions).toHaveLength(1)
  for (const kit of [reloaded, other]) expect(statuses(kit)).toEqual(connected)
})

test.each(['before', 'after'])(
  'a wallet that approves %s the reload is connected although a session is registered that no tab has [V34]',
  async (time) => {
    const { wallet, approve, unload } = await scan()
    const open = unload()
    if (time === 'before') await approve()
    const reloaded = open({}, (next) => {
      const place = { partition: globalThis.crypto.randomUUID(), topic: 'gone' }
      next.storage?.set('@latchkit/default/remote_session', JSON.stringify(place))
      return next
    })
    if (time === 'after') await approve()
    await expect.poll(() => statuses(reloaded), { timeout: 20_000 }).toEqual(connected)
    expect(wallet.state.get().sessions).toHaveLength(1)
  },
)

test('the session is ended at the wallet if the visitor shows another code before it is adopted [V34]', async () => {
  const { wallet, approve, unload } = await scan()
  const held: (() => void)[] = []
  const clock: Clock = {
    ...realClock,
    setTimeout: (fn, ms) => (ms === deliveryTime ? held.push(fn) : realClock.setTimeout(fn, ms)),
  }
  const reloaded = unload()({}, (next) => ({ ...next, clock }))
  await approve()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  const code = await openQrCode(reloaded)
  for (const run of held.splice(0)) run()
  const next = await fixture.remote.phone('approve', { accounts: [5] })
  await next.pair(code)
  await expect.poll(() => statuses(reloaded)).toEqual(connected)
  await expect.poll(() => wallet.state.get().sessions).toEqual([])
  expect(next.state.get().sessions).toHaveLength(1)
})

/** Lists the databases of the SDK that a page opens. */
function watchLoads() {
  const loads: string[] = []
  const watch = (next: MemoryPlatform): MemoryPlatform => ({
    ...next,
    database(name) {
      if (name.endsWith('relay')) loads.push(name)
      return next.database(name)
    },
  })
  return { loads, watch }
}

test('a page loads nothing for a code that was shown more than 5 minutes ago [V34]', async () => {
  const { unload } = await scan()
  const { loads, watch } = watchLoads()
  const clock = { ...realClock, now: () => Date.now() + fiveMinutes }
  const reloaded = unload()({}, (next) => ({ ...watch(next), clock }))
  await reloaded.load()
  expect(loads).toEqual([])
})

test('a copy of the tab that shows a code loads nothing for it, and the tab connects its wallet [V34]', async () => {
  const { kit, approve, duplicate } = await scan()
  const { loads, watch } = watchLoads()
  const copy = duplicate((platform) => watch(hide(platform)))
  await copy.load()
  await approve()
  await expect.poll(() => statuses(kit)).toEqual(connected)
  expect([loads, statuses(copy)]).toEqual([[], { eip155: 'disconnected', solana: 'disconnected' }])
})

test('a wallet that approves after the tab with its code was closed is connected by the next page [V34]', async () => {
  const { wallet, approve, close } = await scan()
  close()
  const { loads, watch } = watchLoads()
  const next = fixture.start()
  const stored = () => Object.keys(fixture.browser.stored())
  await expect.poll(stored).not.toContain('@latchkit/default/remote_code')
  const other = fixture.start({}, watch(hide(fixture.browser.tab())))
  await other.load()
  await approve()
  await expect.poll(() => statuses(next)).toEqual(connected)
  wallet.setMode('approve')
  await expect(next.wallet.signMessage('hello', 'eip155')).resolves.toMatch(/^0x/)
  expect(wallet.state.get().sessions).toHaveLength(1)
  expect(loads).toEqual([])
})

test('the next page ends the session of a code that the visitor left before the tab was closed [V34]', async () => {
  const { wallet, approve, kit, close } = await scan()
  kit.close()
  await expect.poll(() => kit.state.getSnapshot().modal.phase).toBe('closed')
  close()
  const next = fixture.start()
  await approve()
  await expect.poll(() => wallet.state.get().sessions).toEqual([])
  expect(sessionsOf(next)).toBeNull()
})

test('the next kit of the page ends the session of the code of a kit that was stopped [V34]', async () => {
  const { wallet, approve, kit } = await scan()
  kit.stop()
  const next = fixture.start()
  await approve()
  await expect.poll(() => wallet.state.get().sessions).toEqual([])
  expect(sessionsOf(next)).toBeNull()
})

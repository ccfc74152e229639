import type { Kit } from '@latchkit/core'
import { createMemoryPlatform, type MemoryPlatform } from '@latchkit/core/testing'
import { describe, expect, test } from 'vitest'
import type { Clock } from '../../../core/src/platform/platform.ts'
import { clockWithout, realClock } from './page.fixture.ts'
import { kitFixture, openQrCode, pair, statuses } from './remote-kit.fixture.ts'

const fixture = kitFixture()
const { start } = fixture
const connected = { eip155: 'connected', solana: 'connected' }
/** Delay after which a tab ends the session of a tab that may be closed. */
const lostSessionDelay = 4_000
const addressOf = (kit: Kit) => kit.account.get('eip155').address
const originKey = '@latchkit/default/remote_session'
const registered = () => fixture.browser.stored()[originKey]
const write = (text: string | null) => {
  const { storage } = fixture.browser.tab()
  if (text === null) storage?.remove(originKey)
  else storage?.set(originKey, text)
}

/** A tab with a connected phone. `reload` opens the next page in it. */
async function connectedTab() {
  const session = new Map<string, string>()
  const platform = fixture.browser.tab(session)
  const kit = start({}, platform)
  const phone = await fixture.remote.phone('approve')
  await pair(kit, phone)
  return {
    kit,
    phone,
    reload() {
      platform.page.dispatch('pagehide')
      kit.stop()
      return () => start({}, fixture.browser.tab(new Map(session)))
    },
  }
}

describe('a session that an earlier version stored', () => {
  test('is resumed in a new tab, and registered [V33]', async () => {
    const { kit, phone } = await connectedTab()
    kit.stop()
    const place = registered() ?? ''
    write(null)
    const database = fixture.browser.tab().database('latchkit/default/relay')
    await database.set('session', place)
    const next = start()
    await next.ready()
    expect(statuses(next)).toEqual(connected)
    expect(registered()).toBe(place)
    // A page with the earlier version may still read it.
    expect(await database.get('session')).toBe(place)
    expect(phone.state.get().sessions).toHaveLength(1)
  })

  test('is registered by a tab that is reloaded, so that a new tab resumes it [V33]', async () => {
    const { phone, reload } = await connectedTab()
    const place = registered()
    const open = reload()
    write(null)
    const reloaded = open()
    await reloaded.ready()
    expect(registered()).toBe(place)
    const other = start()
    await other.ready()
    for (const kit of [reloaded, other]) expect(statuses(kit)).toEqual(connected)
    expect(phone.state.get().sessions).toHaveLength(1)
  })
})

describe('a registered session that is not stored', () => {
  const missing = JSON.stringify({ partition: crypto.randomUUID(), topic: 'ab'.repeat(32) })

  test('does not end that of a tab, which registers its own again [V33]', async () => {
    const { kit, phone } = await connectedTab()
    const place = registered()
    write(missing)
    await expect.poll(registered).toBe(place)
    await expect(kit.wallet.signMessage('hello', 'eip155')).resolves.toMatch(/^0x/)
    expect(phone.state.get().sessions).toHaveLength(1)
    expect(statuses(kit)).toEqual(connected)
  })

  test('does not keep a reloaded tab from its own [V33]', async () => {
    const { phone, reload } = await connectedTab()
    const place = registered()
    const open = reload()
    write(missing)
    const reloaded = open()
    await reloaded.ready()
    expect(statuses(reloaded)).toEqual(connected)
    expect(registered()).toBe(place)
    expect(phone.state.get().sessions).toHaveLength(1)
  })
})

describe('a session that only one tab can read, because its database is not persistent', () => {
  const disconnected = { eip155: 'disconnected', solana: 'disconnected' }
  const storedConnectors = () =>
    Object.keys(fixture.browser.stored()).filter((key) => key.includes('connected_connector_id'))
  const inMemory = (): MemoryPlatform => {
    const { database } = createMemoryPlatform({ clock: realClock })
    return {
      ...fixture.browser.tab(),
      database: (name) => ({ ...database(name), isPersistent: async () => false }),
    }
  }

  test('a new tab keeps a session that only another tab can read, until that tab is gone [V33]', async () => {
    const holder = start({}, inMemory())
    const phone = await fixture.remote.phone('approve')
    await pair(holder, phone)
    const place = registered()
    for (const next of [start(), start()]) {
      await next.ready()
      expect(statuses(next)).toEqual(disconnected)
    }
    await expect(holder.wallet.signMessage('hello', 'eip155')).resolves.toMatch(/^0x/)
    expect(statuses(holder)).toEqual(connected)
    expect(phone.state.get().sessions).toHaveLength(1)
    expect([registered(), storedConnectors().length]).toEqual([place, 2])
    holder.stop()
    const last = start()
    await last.ready()
    expect(statuses(last)).toEqual(disconnected)
    await expect.poll(storedConnectors).toEqual([])
    expect(registered()).toBeUndefined()
  })

  test('a session that only its tab can read wins in the other tab, and ends when that one connects later [V33]', async () => {
    const other = start()
    const holder = start({}, inMemory())
    const phones = [
      await fixture.remote.phone('approve'),
      await fixture.remote.phone('approve', { accounts: [5] }),
      await fixture.remote.phone('approve', { accounts: [6] }),
    ] as const
    const sessions = () => phones.map((phone) => phone.state.get().sessions.length)
    const codes = [await openQrCode(other), await openQrCode(holder)] as const
    await phones[0].pair(codes[0])
    await expect.poll(() => statuses(other)).toEqual(connected)
    await phones[1].pair(codes[1])
    await expect.poll(sessions).toEqual([0, 1, 0])
    await expect.poll(() => statuses(other)).toEqual(disconnected)
    expect(other.state.getSnapshot().toast).toMatchObject({ open: true, code: 'remote/replaced' })
    await expect(holder.wallet.signMessage('hello', 'eip155')).resolves.toMatch(/^0x/)
    await pair(other, phones[2])
    await expect.poll(sessions).toEqual([0, 0, 1])
    await expect.poll(() => statuses(holder)).toEqual(disconnected)
    expect(statuses(other)).toEqual(connected)
  })
})

test('two tabs keep their wallets if the later one cannot be registered, until that tab is reloaded [V33]', async () => {
  const session = new Map<string, string>()
  const openFull = (values: Map<string, string>): MemoryPlatform => {
    const tab = fixture.browser.tab(values)
    return {
      ...tab,
      clock: clockWithout(lostSessionDelay),
      storage: tab.storage && {
        ...tab.storage,
        set(key, value) {
          if (key === originKey)
            throw new DOMException('The quota is exceeded', 'QuotaExceededError')
          tab.storage?.set(key, value)
        },
      },
    }
  }
  const full = openFull(session)
  const kits = [start(), start({}, full)] as const
  const phones = [
    await fixture.remote.phone('approve'),
    await fixture.remote.phone('approve', { accounts: [5] }),
  ] as const
  const codes = [await openQrCode(kits[0]), await openQrCode(kits[1])] as const
  for (const index of [0, 1] as const) {
    await phones[index].pair(codes[index])
    await expect.poll(() => statuses(kits[index])).toEqual(connected)
  }
  full.controls.emitVisible()
  // The stored address is that of the later session, the registered session the earlier one.
  const third = start()
  await third.ready()
  expect(statuses(third)).toEqual(connected)
  expect(addressOf(third)).toBe(addressOf(kits[0]))
  for (const index of [1, 0] as const) {
    await expect(kits[index].wallet.signMessage('hello', 'eip155')).resolves.toMatch(/^0x/)
    expect(phones[index].state.get().sessions).toHaveLength(1)
  }
  full.page.dispatch('pagehide')
  kits[1].stop()
  const reloaded = start({}, openFull(new Map(session)))
  await reloaded.ready()
  await expect.poll(() => phones[1].state.get().sessions).toEqual([])
  expect(phones[0].state.get().sessions).toHaveLength(1)
  for (const kit of [kits[0], third, reloaded]) {
    expect(statuses(kit)).toEqual(connected)
    expect(addressOf(kit)).toBe(addressOf(kits[0]))
  }
})

describe('the session of a tab that was closed, which another wallet replaces', () => {
  /** Two tabs show a code. The first connects and is closed; then the second connects. */
  async function replace(clock: Clock, beforeClosed = async () => {}) {
    const closed = start()
    const winner = start({}, { ...fixture.browser.tab(), clock })
    const codes = [await openQrCode(closed), await openQrCode(winner)] as const
    const lost = await fixture.remote.phone('approve')
    const later = await fixture.remote.phone('approve', { accounts: [5] })
    await lost.pair(codes[0])
    await expect.poll(() => statuses(closed)).toEqual(connected)
    await beforeClosed()
    closed.stop()
    await later.pair(codes[1])
    await expect.poll(() => statuses(winner)).toEqual(connected)
    return { winner, lost, later }
  }

  test('is ended at its wallet if a third tab used it, too [V33]', async () => {
    const held: (() => void)[] = []
    const clock: Clock = {
      ...realClock,
      setTimeout: (fn, ms) =>
        ms === lostSessionDelay ? held.push(fn) : realClock.setTimeout(fn, ms),
    }
    const third: Kit[] = []
    const { winner, lost, later } = await replace(clock, async () => {
      const kit = start()
      await kit.ready()
      expect(statuses(kit)).toEqual(connected)
      third.push(kit)
    })
    for (const kit of third) await expect.poll(() => addressOf(kit)).toBe(addressOf(winner))
    for (const run of held.splice(0)) run()
    await expect.poll(() => lost.state.get().sessions).toEqual([])
    expect(later.state.get().sessions).toHaveLength(1)
  })

  test('is ended at its wallet by the next page if the tab that won is closed at once [V33]', async () => {
    const { winner, lost, later } = await replace(realClock)
    winner.stop()
    const next = start({}, { ...fixture.browser.tab(), clock: clockWithout(lostSessionDelay) })
    await next.ready()
    await expect.poll(() => lost.state.get().sessions).toEqual([])
    expect(later.state.get().sessions).toHaveLength(1)
    expect(statuses(next)).toEqual(connected)
    await expect
      .poll(() => fixture.browser.stored()['@latchkit/default/remote_lost'])
      .toBeUndefined()
  })
})

describe('a session that the visitor has ended', () => {
  const lostKey = '@latchkit/default/remote_lost'

  test('an ended session is noted before its wallet is notified, and while the SDK loads [SG8]', async () => {
    const { phone, reload } = await connectedTab()
    const topic = JSON.parse(registered() ?? '{}').topic
    const next = reload()()
    await next.load()
    const seen: unknown[] = []
    fixture.browser.tab().onStorageChange((key) => {
      if (key === lostKey) seen.push(fixture.browser.stored()[lostKey])
    })
    await next.disconnect()
    await expect.poll(() => phone.state.get().sessions).toEqual([])
    await expect.poll(() => seen.at(-1)).toBeUndefined()
    expect(seen[0]).toContain(topic)
  })

  test.each(['while the SDK loaded', 'before its wallet was notified'])(
    'the next page ends the session of a page that was left %s [SG8]',
    async (when) => {
      const { kit, phone } = await connectedTab()
      const place = registered() ?? ''
      kit.stop()
      // What a page that is left at once has stored.
      const tab = { ...fixture.browser.tab(), clock: clockWithout(4_000) }
      tab.storage?.set(lostKey, place)
      if (when === 'before its wallet was notified') write(null)
      for (const key of Object.keys(fixture.browser.stored()))
        if (key.endsWith(':connected_connector_id')) tab.storage?.remove(key)
      tab.storage?.set('@latchkit/default/connections', '{"eip155":[],"solana":[]}')
      const next = start({}, tab)
      next.start()
      await expect.poll(() => phone.state.get().sessions).toEqual([])
      await expect.poll(() => fixture.browser.stored()[lostKey]).toBeUndefined()
      expect([statuses(next).eip155, registered()]).toEqual(['disconnected', undefined])
    },
  )
})

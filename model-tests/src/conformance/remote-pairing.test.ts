import { afterEach, assert, beforeEach, describe, expect, test } from 'vitest'
import type { PairingEvent } from '../../../core/src/connectors/connector.ts'
import { safeGet } from '../../../core/src/domain/unknown.ts'
import { openPlace, type Page, type Place, signal } from './remote.fixture.ts'

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

/** Number of entries in a store of the SDK. */
const kept = async (...path: string[]) => {
  const all = safeGet(await page.connector.universalProvider(), 'client', ...path)
  return typeof all === 'number' ? all : Number.NaN
}

describe('a pairing code', () => {
  test('is shared while it is valid and replaced on request', async () => {
    const first = await page.uri()
    expect(first).toMatch(/^wc:[0-9a-f]{64}@2\?/)
    expect(await page.uri()).toBe(first)
    page.leave()
    expect(await page.uri()).toBe(first)
    page.clock.move(229_000)
    expect(await page.uri()).toBe(first)
    page.clock.move(1_001)
    const second = await page.uri()
    expect(second).not.toBe(first)
    expect(await page.uri({ fresh: true })).not.toBe(second)
  })

  test('is one for two concurrent callers, over one socket [D7]', async () => {
    const [one, two] = await Promise.all([page.uri(), page.uri()])
    expect(one).toBe(two)
    expect(place.relay.clients()).toBe(1)
  })

  test('reaches all subscribers when it is replaced, and the former one has no effect [C5, C9]', async () => {
    const wallet = await place.phone('approve')
    await page.uri()
    const second = await page.uri({ fresh: true })
    const shown = () =>
      new Set(page.events.flatMap((event) => (event.type === 'uri.shown' ? [event.uri] : [])))
    expect(shown()).toHaveLength(2)
    await wallet.pair(second)
    await expect.poll(() => page.types().at(-1)).toBe('wallet.approved')
    expect(page.types().filter((type) => type !== 'uri.shown')).toEqual([
      'wallet.approved',
      'wallet.approved',
    ])
  })

  test('can be replaced thirty times without leaving entries in the SDK', async () => {
    for (let attempt = 0; attempt < 30; attempt += 1) {
      await page.uri({ fresh: true })
      page.leave()
    }
    await expect.poll(() => kept('proposal', 'length')).toBe(1)
    await expect.poll(() => kept('core', 'pairing', 'pairings', 'length')).toBe(1)
    expect(place.relay.clients()).toBe(1)
  })
})

describe('a remote wallet', () => {
  test('that approves after all subscribers left is disconnected', async () => {
    const wallet = await place.phone('approve')
    const uri = await page.uri()
    page.leave()
    await wallet.pair(uri)
    await expect.poll(() => place.relay.published().some(({ tag }) => tag === 1112)).toBe(true)
    await expect.poll(() => wallet.state.get().sessions).toEqual([])
    expect(page.types()).toEqual(['uri.shown'])
    await expect(
      page.connector.resume({ namespace: 'eip155', address: null }, signal),
    ).resolves.toBeNull()
  })

  test('replaces the former one, which is disconnected with the first request to the new one', async () => {
    const [before, after] = [
      await place.phone('approve'),
      await place.phone('approve', { accounts: [5] }),
    ]
    await page.meet(before)
    const told: string[] = []
    page.connector.watch('eip155', ({ type }) => told.push(type))
    const [evm] = await page.meet(after)
    expect(told).toEqual(['disconnected'])
    expect(evm?.address).toBe(after.state.get().accounts[0]?.addresses['eip155:1'])
    await expect.poll(() => before.state.get().sessions).toEqual([])
    expect(await kept('session', 'length')).toBe(1)
  })
})

describe('the relay', () => {
  test('that goes down after the code is shown delivers the approval when it is back [C1]', async () => {
    const wallet = await place.phone('approve')
    const uri = await page.uri()
    await place.relay.down()
    await expect.poll(() => page.types()).toEqual(['uri.shown', 'relay.lost'])
    await place.relay.up()
    await expect
      .poll(() => page.types(), { timeout: 10_000 })
      .toEqual(['uri.shown', 'relay.lost', 'relay.restored'])
    await wallet.pair(uri)
    await expect.poll(() => page.types().at(-1), { timeout: 10_000 }).toBe('wallet.approved')
  }, 30_000)

  test('that is down gives no code, and the same request succeeds when it is back [C2]', async () => {
    await place.relay.down()
    page.connector.pair({ fresh: false }, (event) => page.events.push(event))
    const later: PairingEvent[] = []
    page.connector.pair({ fresh: true }, (event) => later.push(event))
    expect(page.events).toEqual([])
    await place.relay.up()
    await expect
      .poll(() => later.map(({ type }) => type), { timeout: 20_000 })
      .toEqual(['uri.shown'])
    expect(page.types()).toEqual(['uri.shown'])
  }, 30_000)

  test('that goes down keeps the session', async () => {
    const wallet = await place.phone('approve')
    const [evm] = await page.meet(wallet)
    await place.relay.down()
    const asked = page.connector
      .provider('eip155')
      ?.request({ method: 'personal_sign', params: ['0x68656c6c6f', evm?.address] })
    await place.relay.up()
    await expect(asked).resolves.toMatch(/^0x/)
  }, 30_000)

  test.each([
    ['Unauthorized: origin not allowed', ['config/origin-not-allowed']],
    ['Unauthorized: invalid key', ['config/project-id-invalid']],
    ['JWT validation error: JWT Token is not yet valid', ['relay/clock-wrong']],
    ['go away', []],
  ])(
    'that rejects with "%s" ends the pairing and is reported once',
    async (reason, complaints) => {
      place.relay.refuse(reason)
      page.connector.pair({ fresh: false }, (event) => page.events.push(event))
      await expect
        .poll(() => page.events)
        .toMatchObject([{ type: 'pairing.failed', error: { code: 'remote/refused' } }])
      page.connector.pair({ fresh: false }, (event) => page.events.push(event))
      await expect
        .poll(() => page.types(), { timeout: 10_000 })
        .toEqual(['pairing.failed', 'pairing.failed'])
      expect(page.complaints).toEqual(complaints)
      const late: string[] = []
      page.connector.watchServiceErrors((complaint) => late.push(complaint))
      expect(late).toEqual(complaints)
      place.relay.refuse(null)
      expect(await page.uri()).toMatch(/^wc:/)
    },
    30_000,
  )

  test('that rejects while a code is shown removes the code', async () => {
    await page.uri()
    place.relay.refuse('Unauthorized: invalid key')
    await expect.poll(() => page.types().at(-1)).toBe('pairing.failed')
    place.relay.refuse(null)
    expect(await page.uri()).toMatch(/^wc:/)
  }, 30_000)

  test('with a dead socket delivers the approval within 2 s after the page returns [C7]', async () => {
    const wallet = await place.phone('approve')
    const uri = await page.uri()
    page.platform.controls.emitHidden()
    await place.relay.down()
    await place.relay.up()
    await wallet.pair(uri)
    page.clock.move(6_000)
    page.connector.reconnect()
    await expect.poll(() => page.types().at(-1), { timeout: 2_000 }).toBe('wallet.approved')
  })
})

describe('a page that drives the pairing itself', () => {
  test('starts the pairing and is observed by the kit', async () => {
    const manual = place.openPage({ externalPairing: true })
    const stop = manual.connector.pair({ fresh: false }, (event) => manual.events.push(event))
    const provider = await manual.connector.universalProvider()
    expect(place.relay.clients()).toBe(0)
    const connect = safeGet(provider, 'connect')
    assert(typeof connect === 'function')
    const eip155 = { chains: ['eip155:1'], methods: ['personal_sign'], events: [] }
    void Reflect.apply(connect, provider, [{ optionalNamespaces: { eip155 } }])
    await expect.poll(() => manual.types()).toEqual(['uri.shown'])
    const [shown] = manual.events
    await (await place.phone('approve')).pair(shown?.type === 'uri.shown' ? shown.uri : '')
    await expect.poll(() => manual.types()).toEqual(['uri.shown', 'wallet.approved'])
    await expect(manual.connector.grants(signal)).resolves.toMatchObject([
      { namespace: 'eip155', caipNetworkId: 'eip155:1' },
    ])
    stop()
  })

  test('may pass its own provider', async () => {
    const provider = await page.connector.universalProvider()
    const own = place.openPage({ universalProvider: provider })
    const connections = await own.meet(await place.phone('approve'))
    expect(connections).toHaveLength(2)
    expect(safeGet(provider, 'session')).toBeTruthy()
  })

  test('may not pass another object', () => {
    expect(() => place.openPage({ universalProvider: { connect: 1 } })).toThrow(
      expect.objectContaining({ code: 'config/option-invalid' }),
    )
  })
})

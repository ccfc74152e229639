import { assert, beforeEach, describe, expect, test } from 'vitest'
import type { PairingEvent } from '../../../core/src/connectors/connector.ts'
import { safeGet } from '../../../core/src/domain/unknown.ts'
import { type Page, type RelayFixture, signal, startRelayForTest } from './remote.fixture.ts'

let fixture: RelayFixture
let page: Page
beforeEach(async () => {
  fixture = await startRelayForTest()
  page = fixture.openPage()
})

/** Number at a path of the SDK client, such as the length of a store. */
const sdkNumber = async (...path: string[]) => {
  const value = safeGet(await page.connector.universalProvider(), 'client', ...path)
  return typeof value === 'number' ? value : Number.NaN
}

describe('the pairing URI', () => {
  test('pair emits the same URI until it expires, and a new one then or with `fresh`', async () => {
    const first = await page.uri()
    expect(first).toMatch(/^wc:[0-9a-f]{64}@2\?/)
    expect(await page.uri()).toBe(first)
    page.unsubscribe()
    expect(await page.uri()).toBe(first)
    page.clock.advance(229_000)
    expect(await page.uri()).toBe(first)
    page.clock.advance(1_001)
    const second = await page.uri()
    expect(second).not.toBe(first)
    expect(await page.uri({ fresh: true })).not.toBe(second)
  })

  test('two concurrent calls of pair emit the same URI over one socket [D7]', async () => {
    const [firstUri, secondUri] = await Promise.all([page.uri(), page.uri()])
    expect(firstUri).toBe(secondUri)
    expect(fixture.relay.clients()).toBe(1)
  })

  test('pair with `fresh` emits a second URI to all subscribers, and its approval too [C5, C9]', async () => {
    const wallet = await fixture.phone('approve')
    await page.uri()
    const second = await page.uri({ fresh: true })
    const shown = () =>
      new Set(page.events.flatMap((event) => (event.type === 'uri.shown' ? [event.uri] : [])))
    expect(shown()).toHaveLength(2)
    await wallet.pair(second)
    await expect.poll(() => page.eventTypes().at(-1)).toBe('wallet.approved')
    expect(page.eventTypes().filter((type) => type !== 'uri.shown')).toEqual([
      'wallet.approved',
      'wallet.approved',
    ])
  })

  test('thirty fresh pairings leave four proposals and pairings and one socket in the SDK', async () => {
    for (let attempt = 0; attempt < 30; attempt += 1) {
      await page.uri({ fresh: true })
      page.unsubscribe()
    }
    await expect.poll(() => sdkNumber('proposal', 'length')).toBe(4)
    await expect.poll(() => sdkNumber('core', 'pairing', 'pairings', 'length')).toBe(4)
    expect(fixture.relay.clients()).toBe(1)
  })
})

describe('approvals of a pairing', () => {
  test('a remote wallet that approves after all subscribers have unsubscribed is disconnected', async () => {
    const wallet = await fixture.phone('approve')
    const uri = await page.uri()
    page.unsubscribe()
    await wallet.pair(uri)
    await expect.poll(() => fixture.relay.published().some(({ tag }) => tag === 1112)).toBe(true)
    await expect.poll(() => wallet.state.get().sessions).toEqual([])
    expect(page.eventTypes()).toEqual(['uri.shown'])
    await expect(
      page.connector.resume({ namespace: 'eip155', address: null }, signal),
    ).resolves.toBeNull()
  })

  test('a second remote wallet replaces the first, which is disconnected', async () => {
    const [firstWallet, secondWallet] = [
      await fixture.phone('approve'),
      await fixture.phone('approve', { accounts: [5] }),
    ]
    await page.pairWith(firstWallet)
    const eventTypes: string[] = []
    page.connector.watch('eip155', ({ type }) => eventTypes.push(type))
    const [connection] = await page.pairWith(secondWallet)
    expect(eventTypes).toEqual(['disconnected'])
    expect(connection?.address).toBe(secondWallet.state.get().accounts[0]?.addresses['eip155:1'])
    await expect.poll(() => firstWallet.state.get().sessions).toEqual([])
    expect(await sdkNumber('session', 'length')).toBe(1)
  })
})

describe('pairing with relay faults', () => {
  test('a relay that goes down while a URI is shown delivers the approval when it is back [C1]', async () => {
    const wallet = await fixture.phone('approve')
    const uri = await page.uri()
    await fixture.relay.down()
    await expect.poll(() => page.eventTypes()).toEqual(['uri.shown', 'relay.lost'])
    await fixture.relay.up()
    await expect
      .poll(() => page.eventTypes())
      .toEqual(['uri.shown', 'relay.lost', 'relay.restored'])
    await wallet.pair(uri)
    await expect.poll(() => page.eventTypes().at(-1)).toBe('wallet.approved')
  })

  test('pair emits no URI while the relay is down, and one when it is back [C2]', async () => {
    await fixture.relay.down()
    page.connector.pair({ fresh: false }, (event) => page.events.push(event))
    const secondEvents: PairingEvent[] = []
    page.connector.pair({ fresh: true }, (event) => secondEvents.push(event))
    expect(page.events).toEqual([])
    await fixture.relay.up()
    await expect.poll(() => secondEvents.map(({ type }) => type)).toEqual(['uri.shown'])
    expect(page.eventTypes()).toEqual(['uri.shown'])
  })

  test('a request during an outage of the relay is answered when the relay is back', async () => {
    const wallet = await fixture.phone('approve')
    const [connection] = await page.pairWith(wallet)
    await fixture.relay.down()
    const signature = page.connector
      .provider('eip155')
      ?.request({ method: 'personal_sign', params: ['0x68656c6c6f', connection?.address] })
    await fixture.relay.up()
    await expect(signature).resolves.toMatch(/^0x/)
  })

  test.each([
    ['Unauthorized: origin not allowed', 'remote/refused', ['config/origin-not-allowed']],
    ['Unauthorized: invalid key', 'remote/refused', ['config/project-id-invalid']],
    [
      'JWT validation error: JWT Token is not yet valid',
      'relay/clock-wrong',
      ['relay/clock-wrong'],
    ],
    ['go away', 'remote/refused', []],
  ])(
    'a relay that rejects with "%s" ends each pairing with %s and is reported once as %j [W14]',
    async (reason, code, expectedErrors) => {
      fixture.relay.refuse(reason)
      page.connector.pair({ fresh: false }, (event) => page.events.push(event))
      await expect
        .poll(() => page.events)
        .toMatchObject([{ type: 'pairing.failed', error: { code } }])
      page.connector.pair({ fresh: false }, (event) => page.events.push(event))
      await expect.poll(() => page.eventTypes()).toEqual(['pairing.failed', 'pairing.failed'])
      expect(page.serviceErrors).toEqual(expectedErrors)
      const laterErrors: string[] = []
      page.connector.watchServiceErrors((error) => laterErrors.push(error))
      expect(laterErrors).toEqual(expectedErrors)
      fixture.relay.refuse(null)
      expect(await page.uri()).toMatch(/^wc:/)
    },
  )

  test('a relay that rejects while a URI is shown ends the pairing, and the next pairing emits a URI', async () => {
    await page.uri()
    fixture.relay.refuse('Unauthorized: invalid key')
    await expect.poll(() => page.eventTypes().at(-1)).toBe('pairing.failed')
    fixture.relay.refuse(null)
    expect(await page.uri()).toMatch(/^wc:/)
  })

  test('reconnect replaces a dead socket, and the approval arrives within 2 s [C7]', async () => {
    const wallet = await fixture.phone('approve')
    const uri = await page.uri()
    page.platform.controls.emitHidden()
    await fixture.relay.down()
    await fixture.relay.up()
    await wallet.pair(uri)
    page.clock.advance(6_000)
    page.connector.reconnect()
    await expect.poll(() => page.eventTypes().at(-1)).toBe('wallet.approved')
  })
})

describe('pairing by the page', () => {
  test('with externalPairing the connector emits the URI and the approval of a pairing that the page starts', async () => {
    const manualPage = fixture.openPage({ externalPairing: true })
    const stop = manualPage.connector.pair({ fresh: false }, (event) =>
      manualPage.events.push(event),
    )
    const provider = await manualPage.connector.universalProvider()
    expect(fixture.relay.clients()).toBe(0)
    const connect = safeGet(provider, 'connect')
    assert(typeof connect === 'function')
    const eip155 = { chains: ['eip155:1'], methods: ['personal_sign'], events: [] }
    void Reflect.apply(connect, provider, [{ optionalNamespaces: { eip155 } }])
    await expect.poll(() => manualPage.eventTypes()).toEqual(['uri.shown'])
    const [shown] = manualPage.events
    await (await fixture.phone('approve')).pair(shown?.type === 'uri.shown' ? shown.uri : '')
    await expect.poll(() => manualPage.eventTypes()).toEqual(['uri.shown', 'wallet.approved'])
    await expect(manualPage.connector.grants(signal)).resolves.toMatchObject([
      { namespace: 'eip155', caipNetworkId: 'eip155:1' },
    ])
    stop()
  })

  test('the connector pairs with a universalProvider of the page', async () => {
    const provider = await page.connector.universalProvider()
    const pageWithProvider = fixture.openPage({ universalProvider: provider })
    const connections = await pageWithProvider.pairWith(await fixture.phone('approve'))
    expect(connections).toHaveLength(2)
    expect(safeGet(provider, 'session')).toBeTruthy()
  })

  test('the connector throws config/option-invalid for a universalProvider without the methods of the SDK', () => {
    expect(() => fixture.openPage({ universalProvider: { connect: 1 } })).toThrow(
      expect.objectContaining({ code: 'config/option-invalid' }),
    )
  })
})

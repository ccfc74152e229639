import { describe, expect, test } from 'vitest'
import { until } from '../../clients/http/until.fixture.ts'
import { ada, bob, rawSession, uriOf } from '../../clients/relay/scripted-provider.fixture.ts'
import { type CaipNetworkId, caipNetworkIdOf } from '../../domain/caip/caip.ts'
import type { AuthenticationRequest } from '../../domain/sign-in/authentication.ts'
import type { PairingEvent } from '../connector.ts'
import { networks, setup } from './remote.fixture.ts'

const evm = networks.filter(({ chainNamespace }) => chainNamespace === 'eip155')
const requestOn = (chains: readonly CaipNetworkId[], nonce = 'abcdefghij0123456789') =>
  ({
    data: {
      accountAddress: '',
      chainId: caipNetworkIdOf('eip155', 1),
      domain: 'page.example',
      uri: 'https://page.example/',
      version: '1',
      nonce,
      statement: 'Sign in.',
      issuedAt: '2030-01-01T00:00:00.000Z',
      notBefore: '2030-01-02T00:00:00.000Z',
      expirationTime: '2030-01-03T00:00:00.000Z',
      requestId: 'request-1',
      resources: ['https://page.example/terms'],
    },
    chains,
  }) satisfies AuthenticationRequest

/** Starts a pairing. Resolves when the SDK has the proposal. */
async function propose(options: Parameters<typeof setup>[0]) {
  const run = setup({ networks: evm, ...options })
  const events: PairingEvent[] = []
  const pair = (fresh = false) => run.connector.pair({ fresh }, (event) => events.push(event))
  const before = run.connects.length
  pair()
  const whenProposed = () => until(() => run.connects.length > before)
  return { ...run, events, pair, whenProposed }
}
const cacao = { h: {}, p: {}, s: {} }
const withCacaos = (authentication: unknown, overrides: object = {}) =>
  rawSession({ authentication, ...overrides })

describe('the proposal', () => {
  test('contains the request, on the proposed networks', async () => {
    const { connects, whenProposed } = await propose({
      authentication: async (chains) => requestOn(chains),
    })
    await whenProposed()
    expect(connects[0]?.args).toMatchObject({
      authentication: [
        {
          chains: ['eip155:1', 'eip155:10', 'eip155:11155111'],
          domain: 'page.example',
          uri: 'https://page.example/',
          nonce: 'abcdefghij0123456789',
          statement: 'Sign in.',
          nbf: '2030-01-02T00:00:00.000Z',
          exp: '2030-01-03T00:00:00.000Z',
          requestId: 'request-1',
          resources: ['https://page.example/terms'],
        },
      ],
    })
  })

  test.each<[string, Parameters<typeof setup>[0]]>([
    ['without an extension', {}],
    ['with a network of another namespace', { networks }],
    ['with such a network in the override', { override: { chains: { solana: ['solana:5'] } } }],
    ['without a network', { override: { chains: { eip155: [] } } }],
  ])('contains no request %s', async (name, options) => {
    const asked: unknown[] = []
    const authentication = async (chains: readonly CaipNetworkId[]) => {
      asked.push(chains)
      return requestOn(chains)
    }
    const { connects, whenProposed } = await propose(
      name === 'without an extension' ? {} : { authentication, ...options },
    )
    await whenProposed()
    expect(connects[0]?.args).not.toHaveProperty('authentication')
    expect(asked).toEqual([])
  })

  test('names each network once', async () => {
    const { connects, whenProposed } = await propose({
      authentication: async (chains) => requestOn(chains),
      override: { chains: { eip155: ['eip155:10', 'eip155:1', 'eip155:10'] } },
    })
    await whenProposed()
    expect(connects[0]?.args).toMatchObject({
      authentication: [{ chains: ['eip155:10', 'eip155:1'] }],
    })
  })

  test('contains no request if the extension creates none, or fails, which is logged', async () => {
    const none = await propose({ authentication: async () => null })
    await none.whenProposed()
    const failing = await propose({ authentication: () => Promise.reject(new Error('offline')) })
    await failing.whenProposed()
    for (const { connects } of [none, failing])
      expect(connects[0]?.args).not.toHaveProperty('authentication')
    expect(none.platform.controls.logged).toEqual([])
    expect(failing.platform.controls.logged).toMatchObject([
      { level: 'warn', error: { message: 'offline' } },
    ])
  })

  test('contains no request after a code with one, until a wallet approves that code [V10]', async () => {
    const run = await propose({ authentication: async (chains) => requestOn(chains) })
    await run.whenProposed()
    const hasRequest = () => run.connects.map(({ args }) => 'authentication' in Object(args))
    run.emitProvider('display_uri', uriOf('a'))
    run.pair(true)
    await until(() => run.connects.length === 2)
    run.emitProvider('display_uri', uriOf('b'))
    run.connects[1]?.resolve(rawSession())
    await until(() => run.events.at(-1)?.type === 'wallet.approved')
    run.pair(true)
    await until(() => run.connects.length === 3)
    expect(hasRequest()).toEqual([true, false, false])
    run.connects[0]?.resolve(rawSession({ topic: 'topic-2' }))
    await until(() => run.calls.includes('disconnect topic-2'))
    run.emitProvider('display_uri', uriOf('c'))
    run.pair(true)
    await until(() => run.connects.length === 4)
    expect(hasRequest()).toEqual([true, false, false, true])
  })

  test.each([
    [' unanswered', false],
    ['', true],
  ])(
    'after a reload contains a request if the record of the last code ends with %j: %s [V10]',
    async (mark, expected) => {
      const run = await propose({
        authentication: async (chains) => requestOn(chains),
        openCode: `0 left ${'a'.repeat(64)} ${crypto.randomUUID()}${mark}`,
      })
      await run.whenProposed()
      expect('authentication' in Object(run.connects[0]?.args)).toBe(expected)
    },
  )

  test('contains a request again if the pairing failed before it had a code', async () => {
    const run = await propose({ authentication: async (chains) => requestOn(chains) })
    await run.whenProposed()
    run.connects[0]?.reject(new Error('offline'))
    await until(() => run.events.at(-1)?.type === 'pairing.failed')
    run.pair(true)
    await until(() => run.connects.length === 2)
    expect(run.connects[1]?.args).toHaveProperty('authentication')
  })

  test('is sent without a request if creating one takes longer than 4 s', async () => {
    const { connects, whenProposed, clock } = await propose({
      authentication: () => new Promise(() => {}),
    })
    await until(() => clock.pending() > 0)
    clock.advance(3_999)
    expect(connects).toEqual([])
    clock.advance(1)
    await whenProposed()
    expect(connects[0]?.args).not.toHaveProperty('authentication')
  })

  test('is not sent after stop() while the request is created', async () => {
    const { connects, connector, clock, events } = await propose({
      authentication: () => new Promise(() => {}),
    })
    await until(() => clock.pending() > 0)
    connector.stop()
    await until(() => clock.pending() === 0)
    expect(connects).toEqual([])
    expect(events.map(({ type }) => type)).not.toContain('uri.shown')
  })
})

describe('takeCacaos()', () => {
  const authentication = async (chains: readonly CaipNetworkId[]) => requestOn(chains)

  test('returns the answer of the approved session once', async () => {
    const run = await propose({ authentication })
    await run.whenProposed()
    run.emitProvider('display_uri', uriOf('a'))
    expect(run.connector.takeCacaos()).toBeNull()
    run.connects[0]?.resolve(withCacaos([cacao]))
    await until(() => run.events.at(-1)?.type === 'wallet.approved')
    expect(run.connector.takeCacaos()).toEqual({
      request: requestOn(evm.map(({ caipNetworkId }) => caipNetworkId)),
      cacaos: [cacao],
      accounts: [`eip155:1:${ada}`, `eip155:1:${bob}`, `eip155:10:${ada}`, `eip155:10:${bob}`],
    })
    expect(run.connector.takeCacaos()).toBeNull()
  })

  test('returns the answer with the request of the pairing that the wallet approved', async () => {
    let count = 0
    const run = await propose({
      authentication: async (chains) => requestOn(chains, `nonce${count++}`),
    })
    await run.whenProposed()
    run.emitProvider('display_uri', uriOf('a'))
    run.pair(true)
    await until(() => run.connects.length === 2)
    run.emitProvider('display_uri', uriOf('b'))
    run.connects[0]?.resolve(withCacaos([cacao]))
    await until(() => run.events.at(-1)?.type === 'wallet.approved')
    run.connects[1]?.resolve(withCacaos(['other'], { topic: 'topic-2' }))
    await until(() => run.calls.includes('disconnect topic-2'))
    expect(run.connector.takeCacaos()).toMatchObject({
      request: { data: { nonce: 'nonce0' } },
      cacaos: [cacao],
    })
  })

  test.each([[undefined], [null], [[]], ['cacao'], [{ 0: cacao, length: 1 }]])(
    'returns null if the wallet returned %j',
    async (returned) => {
      const run = await propose({ authentication })
      await run.whenProposed()
      run.connects[0]?.resolve(withCacaos(returned))
      await until(() => run.events.at(-1)?.type === 'wallet.approved')
      expect(run.connector.takeCacaos()).toBeNull()
    },
  )

  test('returns null for cacaos that the page did not ask for', async () => {
    const run = await propose({ authentication: async () => null })
    await run.whenProposed()
    run.connects[0]?.resolve(withCacaos([cacao]))
    await until(() => run.events.at(-1)?.type === 'wallet.approved')
    expect(run.connector.takeCacaos()).toBeNull()
  })

  test('returns null after the session has ended', async () => {
    const run = await propose({ authentication })
    await run.whenProposed()
    run.connects[0]?.resolve(withCacaos([cacao]))
    await until(() => run.events.at(-1)?.type === 'wallet.approved')
    run.emitSession('session_delete', { topic: 'topic-1' })
    expect(run.connector.takeCacaos()).toBeNull()
  })

  test('returns at most 100 cacaos', async () => {
    const run = await propose({ authentication })
    await run.whenProposed()
    run.connects[0]?.resolve(withCacaos(Array(1_000).fill(cacao)))
    await until(() => run.events.at(-1)?.type === 'wallet.approved')
    expect(run.connector.takeCacaos()?.cacaos).toHaveLength(100)
  })
})

import { describe, expect, test } from 'vitest'
import { until } from '../../clients/http/until.fixture.ts'
import { timeouts } from '../../domain/constants.ts'
import { ada, bob, etha, listed, on } from './keys.fixture.ts'
import {
  kusama,
  meet,
  polkadotNetwork,
  scriptedExtension,
  startAdapter,
} from './scripted-extension.fixture.ts'

const { signal } = new AbortController()
const never = () => new Promise(() => {})
const both = { get: () => [listed(ada, { name: 'Savings\u202e' }), listed(bob)] }
const request = { connectorId: 'polkadot-js', caipNetworkId: null }
const genesis = (network: string) => `0x${network.slice('polkadot:'.length)}${'0'.repeat(32)}`

describe('connect', () => {
  test('enables the one extension, and gives all accounts, named, as its network writes them', async () => {
    const { chain, extension } = await meet(both)
    await expect(chain.connect(request, signal)).resolves.toEqual({
      namespace: 'polkadot',
      connectorId: 'polkadot-js',
      address: on(ada, 0),
      accounts: [
        { address: on(ada, 0), type: 'eoa', name: 'Savings' },
        { address: on(bob, 0), type: 'eoa' },
      ],
      caipNetworkId: polkadotNetwork.caipNetworkId,
    })
    expect(extension.asked[0]).toEqual({ method: 'enable', args: ['Test page'] })
    expect(extension.methods()).toEqual(['enable', 'get'])
  })

  test('the newer way in is taken where there is one', async () => {
    const { injected } = scriptedExtension(both)
    const said: string[] = []
    const connectWay = {
      connect: async (origin: string) => said.push(origin) && injected,
      enable: () => Promise.reject(new Error('old')),
    }
    const { adapter } = startAdapter({ newer: connectWay }, { appName: '' })
    adapter.discover({ found: () => {} })
    const chain = await adapter.load()
    await expect(
      chain.connect({ ...request, connectorId: 'newer' }, signal),
    ).resolves.toMatchObject({ address: on(ada, 0) })
    expect(said).toEqual(['https://page.example'])
  })

  test('A8: an extension that never answers keeps no other from connecting, and no other is asked', async () => {
    const silent = scriptedExtension({ enable: never })
    const good = scriptedExtension(both)
    const idle = scriptedExtension(both)
    const { adapter } = startAdapter({ silent: silent.entry, good: good.entry, idle: idle.entry })
    adapter.discover({ found: () => {} })
    const chain = await adapter.load()
    const caller = new AbortController()
    const asked = chain.connect({ ...request, connectorId: 'silent' }, caller.signal)
    await expect(chain.connect({ ...request, connectorId: 'good' }, signal)).resolves.toMatchObject(
      { connectorId: 'good' },
    )
    caller.abort()
    await expect(asked).rejects.toMatchObject({ code: 'kit/aborted' })
    expect([silent.methods(), idle.methods()]).toEqual([['enable'], []])
  })

  test('the wanted network is taken, and addresses are written for it', async () => {
    const { chain } = await meet(both)
    await expect(
      chain.connect({ ...request, caipNetworkId: kusama.caipNetworkId }, signal),
    ).resolves.toMatchObject({
      address: on(ada, 2),
      caipNetworkId: kusama.caipNetworkId,
    })
  })

  test('a page names further prefixes; whatever is not known has 42', async () => {
    const networks = [{ ...kusama, caipNetworkId: 'polkadot:0123' as typeof kusama.caipNetworkId }]
    const plain = await meet(both, { networks })
    await expect(plain.chain.connect(request, signal)).resolves.toMatchObject({
      address: on(ada, 42),
    })
    const named = await meet(both, { networks, prefixes: { 'polkadot:0123': 5 } })
    await expect(named.chain.connect(request, signal)).resolves.toMatchObject({
      address: on(ada, 5),
    })
  })

  test('an account that is bound to another chain is not offered; bound to the page’s other network, that is taken', async () => {
    const bound = listed(bob, { genesisHash: genesis(kusama.caipNetworkId) })
    const mixed = await meet({ get: () => [bound, listed(ada)] })
    await expect(mixed.chain.connect(request, signal)).resolves.toMatchObject({
      accounts: [{ address: on(ada, 0) }],
    })
    const only = await meet({ get: () => [bound] })
    await expect(only.chain.connect(request, signal)).resolves.toMatchObject({
      address: on(bob, 2),
      caipNetworkId: kusama.caipNetworkId,
    })
    const elsewhere = await meet({
      get: () => [listed(ada, { genesisHash: genesis('polkadot:ffff') })],
    })
    await expect(elsewhere.chain.connect(request, signal)).rejects.toMatchObject({
      code: 'connect/no-account-shared',
    })
  })

  test('an Ethereum-style account stays as it is written', async () => {
    const { chain } = await meet({ get: () => [listed(etha)] })
    await expect(chain.connect(request, signal)).resolves.toMatchObject({ address: etha.address })
  })

  test.each([
    ['B5: words', new Error('Rejected'), 'rpc/user-rejected'],
    ['B5: other words', new Error('User Rejected Request'), 'rpc/user-rejected'],
    ['B5: a number', { code: 4001 }, 'rpc/user-rejected'],
    [
      'B7: an open question',
      new Error('The source https://x has a pending authorization request'),
      'rpc/resource-unavailable',
    ],
    [
      'an earlier no',
      new Error('The source https://x is not allowed to interact with this extension'),
      'rpc/unauthorized',
    ],
    ['B6: nothing', undefined, 'connect/wallet-failed'],
    [
      'B6: a broken error',
      new Error('Cannot read properties of undefined'),
      'connect/wallet-failed',
    ],
  ])('%s is told as what it is', async (_, error, code) => {
    const { chain, extension } = await meet({ enable: () => Promise.reject(error) })
    await expect(chain.connect(request, signal)).rejects.toMatchObject({ name: 'KitError', code })
    expect(extension.methods()).toEqual(['enable'])
  })

  test.each([[null], ['text'], [{}], [{ accounts: {} }]])(
    'B3: %j instead of accounts and signer fails',
    async (answer) => {
      const { chain } = await meet({ enable: () => answer })
      await expect(chain.connect(request, signal)).rejects.toMatchObject({
        code: 'connect/wallet-failed',
        details: { wallet: 'Polkadot.js' },
      })
    },
  )

  test.each([[null], [{}], [[{ address: 'nonsense' }, 7, null]]])(
    'B3: %j instead of a list of accounts fails',
    async (list) => {
      const { chain } = await meet({ get: () => list })
      await expect(chain.connect(request, signal)).rejects.toMatchObject({
        code: 'connect/wallet-failed',
      })
    },
  )

  test('B1: an extension that stays silent can be left, and a late yes changes nothing', async () => {
    let admit = (_: unknown) => {}
    const answer = new Promise((resolve) => {
      admit = resolve
    })
    const { chain, extension } = await meet({ enable: () => answer, get: () => [listed(ada)] })
    const caller = new AbortController()
    const asked = chain.connect(request, caller.signal)
    await until(() => extension.methods().includes('enable'))
    caller.abort()
    await expect(asked).rejects.toMatchObject({ code: 'kit/aborted' })
    admit(extension.injected)
    await answer
    expect([extension.methods(), extension.listening(), chain.provider('polkadot-js')]).toEqual([
      ['enable'],
      0,
      null,
    ])
  })

  test.each(['0x', 'polkadot', 7, {}, `0x${'z'.repeat(64)}`])(
    'B4: %j instead of the chain an account is bound to binds it to none',
    async (hash) => {
      const { chain } = await meet({ get: () => [listed(bob, { genesisHash: hash }), listed(ada)] })
      await expect(chain.connect(request, signal)).resolves.toMatchObject({
        accounts: [{ address: on(ada, 0) }],
      })
    },
  )

  test('B3: accounts without end are read as far as anybody can look', async () => {
    const list = Array.from({ length: 100_000 }, () => listed(ada))
    const { chain } = await meet({ get: () => list })
    expect((await chain.connect(request, signal)).accounts).toHaveLength(1)
  })

  test('B2: no account is no connection', async () => {
    const { chain, extension } = await meet({ get: () => [] })
    await expect(chain.connect(request, signal)).rejects.toMatchObject({
      code: 'connect/no-account-shared',
    })
    expect(extension.listening()).toBe(0)
  })

  test('an extension that is not on the page is not found', async () => {
    const { chain } = await meet(both)
    await expect(chain.connect({ ...request, connectorId: 'gone' }, signal)).rejects.toMatchObject({
      code: 'connect/wallet-not-found',
    })
  })
})

describe('resume', () => {
  const resume = { connectorId: 'polkadot-js', address: null }

  test('takes the stored account, and the network that its address is written for', async () => {
    const { chain } = await meet(both)
    await expect(chain.resume({ ...resume, address: on(bob, 2) }, signal)).resolves.toMatchObject({
      address: on(bob, 2),
      caipNetworkId: kusama.caipNetworkId,
    })
  })

  test('the network of the last visit counts more than how the address is written', async () => {
    const { chain } = await meet(both)
    const { caipNetworkId } = kusama
    await expect(
      chain.resume({ ...resume, address: on(bob, 0), caipNetworkId }, signal),
    ).resolves.toMatchObject({
      address: on(bob, 2),
      caipNetworkId,
    })
  })

  test('knows the stored account by its key, whatever it was written for; takes the first where it is gone', async () => {
    const { chain } = await meet(both)
    await expect(chain.resume({ ...resume, address: on(bob, 42) }, signal)).resolves.toMatchObject({
      address: on(bob, 0),
    })
    await expect(chain.resume({ ...resume, address: etha.address }, signal)).resolves.toMatchObject(
      { address: on(ada, 0) },
    )
  })

  test.each([
    ['shares nothing any more', { get: () => [] }],
    ['asked again and was told no', { enable: () => Promise.reject(new Error('Rejected')) }],
    [
      'was told no for ever',
      {
        enable: () =>
          Promise.reject(new Error('The source x is not allowed to interact with this extension')),
      },
    ],
  ])('an extension that %s is no connection', async (_, scripts) => {
    const { chain } = await meet(scripts)
    await expect(chain.resume(resume, signal)).resolves.toBeNull()
  })

  test('a question that stays open is left after 5 s', async () => {
    const { chain, clock, extension } = await meet({ enable: never })
    const resumed = chain.resume(resume, signal)
    const told = expect(resumed).rejects.toMatchObject({ code: 'kit/timed-out' })
    await until(() => extension.methods().includes('enable'))
    clock.advance(timeouts.restoreTimeout)
    await told
  })

  test('waits for an extension that comes late', async () => {
    const page: Record<string, unknown> = {}
    const { adapter, clock } = startAdapter(page)
    adapter.discover({ found: () => {} })
    const resumed = (await adapter.load()).resume(resume, signal)
    page['polkadot-js'] = scriptedExtension(both).entry
    clock.advance(1_000)
    await expect(resumed).resolves.toMatchObject({ address: on(ada, 0) })
  })
})

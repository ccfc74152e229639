import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { nativeTokenAddress } from '../../../../core/src/domain/token/asset-id.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import { bob, foxConnection, mainnet, sepolia, strange } from '../../samples.ts'
import { about, balance, dollar, holdings, none } from './account.cases.ts'
import { connected, listed, wanted, withBalance } from './account.scenario.ts'

const load = { type: 'load', forced: false } as const
const anew = { type: 'load', forced: true } as const
const down = new KitError('endpoint/unreachable')
const unsupported = { ...none, status: 'unsupported' } as const
const toast = {
  to: 'toast',
  type: 'show',
  variant: 'error',
  code: 'account/balance-unavailable',
  message: null,
}

describe('what an account holds', () => {
  test('is not read before somebody looks', async () => {
    const run = await withBalance()
    await run.send({ type: 'refresh', forced: true })
    await run.wait(timeouts.balanceCache)
    expect([run.asked('readHoldings'), run.asked('readAbout'), run.seen().tokensStatus]).toEqual([
      [],
      [],
      'none',
    ])
  })

  test('is listed with the native token first, and says how many are left out', async () => {
    const run = await listed()
    expect(run.seen()).toMatchObject({ tokensStatus: 'fresh', hiddenTokens: 1, ...about })
    expect(run.seen().tokens).toMatchObject([
      { address: null, symbol: 'ETH', quantity: { decimals: 18, numeric: '1.5' } },
      dollar,
    ])
  })

  test('has the native token as soon as the chain says how much there is', async () => {
    const run = await connected()
    await run.send(load)
    await run.answer('readHoldings', holdings)
    expect(run.seen().tokens).toEqual([dollar])
    await run.answer('readBalance', balance)
    expect(run.seen().tokens).toHaveLength(2)
  })

  test('is the native token alone where nobody lists any: without a project nobody is told, of a network the service does not know they are', async () => {
    const unserved = await wanted()
    await unserved.answer('readHoldings', none)
    expect([unserved.seen().tokensStatus, unserved.seen().tokens.length, unserved.told()]).toEqual([
      'unsupported',
      1,
      [],
    ])
    const unknown = await wanted()
    await unknown.answer('readHoldings', unsupported)
    expect([unknown.seen().tokensStatus, unknown.seen().tokens.length, unknown.told()]).toEqual([
      'unsupported',
      1,
      [toast],
    ])
  })

  test('stays shown while it is read again, and when that fails', async () => {
    const run = await listed()
    const before = run.seen().tokens
    await run.send(load)
    expect(run.seen()).toMatchObject({ tokensStatus: 'loading', tokens: before })
    await run.fail('readHoldings', down)
    expect(run.seen()).toMatchObject({ tokensStatus: 'failed', tokens: before, hiddenTokens: 1 })
  })

  test('goes with the account, the network and the wallet, and is not read again before somebody looks there', async () => {
    const others = [
      { type: 'address.select', address: bob },
      { type: 'network.set', caipNetworkId: sepolia.caipNetworkId },
      { type: 'chain.changed', caipNetworkId: sepolia.caipNetworkId },
      { type: 'connection.set', connection: { ...foxConnection, address: bob } },
    ] as const
    for (const other of others) {
      const run = await listed()
      const before = run.facts().length
      await run.send(other)
      expect(run.seen(), other.type).toMatchObject({
        tokens: [],
        tokensStatus: 'none',
        hiddenTokens: 0,
        identity: null,
        smartAccountDeployed: null,
      })
      expect(run.asked('readHoldings')).toHaveLength(1)
      expect(run.facts().slice(before)).toContainEqual({
        type: 'holdings.invalidated',
        namespace: 'eip155',
      })
    }
  })

  test('stays on screen while the same account is connected anew', async () => {
    const run = await listed()
    const { tokens } = run.seen()
    await run.send({ type: 'connection.set', connection: foxConnection })
    expect(run.seen()).toMatchObject({ tokens, identity: about.identity })
    await run.send(load)
    expect(run.seen()).toMatchObject({ tokens, tokensStatus: 'loading' })
  })
})

describe('late and many', () => {
  test('G4 O-5 a list that comes after the account changed is not shown', async () => {
    const run = await wanted()
    await run.send({ type: 'address.select', address: bob })
    await run.answerLate(holdings)
    expect(run.seen()).toMatchObject({ address: bob, tokens: [], identity: null })
    await run.send(load)
    expect(run.asked('readHoldings').at(-1)).toMatchObject({ address: bob, network: mainnet })
  })

  test('G5 asked twice at once it is read once; asked for anew, the newest question counts', async () => {
    const run = await wanted()
    await run.send(load)
    expect(run.asked('readHoldings')).toHaveLength(1)
    await run.send(anew)
    await run.send({ type: 'refresh', forced: true })
    expect(run.asked('readHoldings')).toHaveLength(3)
    await run.answer('readHoldings', holdings)
    expect(run.seen().tokensStatus).toBe('fresh')
  })

  test('K4 on a network nobody configured nothing is read, whoever looks', async () => {
    const run = await listed()
    await run.hear({ type: 'chain.changed', caipNetworkId: strange })
    await run.send(anew)
    expect(run.seen()).toMatchObject({ tokens: [], tokensStatus: 'none' })
    expect([
      run.asked('readHoldings').length,
      run.asked('readAbout').length,
      run.asked('readBalance').length,
    ]).toEqual([1, 1, 2])
  })

  test('K4 a network that is taken away takes along what was shown of it', async () => {
    const run = await listed()
    await run.send({ type: 'networks.set', networks: [sepolia] })
    expect(run.seen()).toMatchObject({ tokens: [], identity: null, balance: null })
  })

  test('that is silent is given up, and a later answer is not shown', async () => {
    const run = await wanted()
    await run.wait(timeouts.portfolioTimeout)
    expect([run.seen().tokensStatus, run.told()]).toEqual(['failed', [toast]])
    await run.answerLate(holdings)
    expect(run.seen().hiddenTokens).toBe(0)
  })
})

describe('asked for anew', () => {
  const changed = async (event: typeof anew | { type: 'refresh'; forced: boolean }) => {
    const run = await listed()
    await run.send(event)
    const asked = run.asked('readHoldings').map((one) => Object(one).changed)
    await run.answer('readHoldings', holdings)
    await run.send(load)
    return { asked, next: run.asked('readHoldings').at(-1) }
  }
  const all = [nativeTokenAddress(mainnet), dollar.address]

  test('by the visitor or after a transfer the service hears what changed, once', async () => {
    for (const event of [anew, { type: 'refresh', forced: true } as const]) {
      const { asked, next } = await changed(event)
      expect([asked, Object(next).changed]).toEqual([[[], all], []])
    }
  })

  test('L8 after a sleep what is kept may still do', async () =>
    expect((await changed({ type: 'refresh', forced: false })).asked).toEqual([[], []]))

  test('the native balance is read with it: from the cache, or past it', async () => {
    const run = await listed()
    await run.send(load)
    await run.answer('readBalance', balance)
    await run.send(anew)
    expect(run.asked('readBalance').map((asked) => Object(asked).forced)).toEqual([
      false,
      false,
      true,
    ])
  })
})

describe('a list that cannot be had (specification, section 8)', () => {
  test('is told of, once while nothing changes, and again when the visitor asked', async () => {
    const run = await wanted()
    await run.fail('readHoldings', down)
    expect(run.told()).toEqual([toast])
    await run.send(load)
    await run.fail('readHoldings', down)
    expect(run.told()).toEqual([toast])
    await run.send(anew)
    await run.fail('readHoldings', down)
    expect(run.told()).toEqual([toast, toast])
  })

  test('is told of again once there was one in between', async () => {
    const run = await wanted()
    await run.fail('readHoldings', down)
    await run.send(load)
    await run.answer('readHoldings', holdings)
    await run.send(load)
    await run.fail('readHoldings', down)
    expect(run.told()).toEqual([toast, toast])
  })

  test('is not told of while the service is left alone for 30 s', async () => {
    const run = await wanted()
    await run.answer('readHoldings', { ...none, status: 'paused' })
    expect([run.seen().tokensStatus, run.told()]).toEqual(['failed', []])
  })

  test('because the service refuses this page is for its developer, not for the visitor', async () => {
    const run = await wanted()
    await run.fail('readHoldings', new KitError('config/project-id-invalid'))
    expect(run.told()).toEqual([
      {
        to: 'alert',
        type: 'raise',
        code: 'config/project-id-invalid',
        variant: 'error',
        details: {},
        once: true,
      },
    ])
  })

  test.each([holdings, none, unsupported])(
    'and one that can: whoever waits hears when it is settled: $status',
    async (answer) => {
      const run = await wanted()
      await run.answer('readHoldings', answer)
      expect(run.facts().filter(({ type }) => type === 'holdings.settled')).toMatchObject([
        { namespace: 'eip155' },
      ])
    },
  )
})

import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { nativeTokenAddress } from '../../../../core/src/domain/token/asset-id.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import { bob, foxConnection, mainnet, sepolia, unconfiguredNetwork } from '../../samples.ts'
import { balance, dollar, holdings, none, profile } from './account.cases.ts'
import { connected, listed, loading, withBalance } from './account.scenario.ts'

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

describe('account holdings', () => {
  test('holdings are not read before the first load', async () => {
    const run = await withBalance()
    await run.send({ type: 'refresh', forced: true })
    await run.elapse(timeouts.balanceCache)
    expect([
      run.inputsOf('readHoldings'),
      run.inputsOf('readProfile'),
      run.state().tokensStatus,
    ]).toEqual([[], [], 'none'])
  })

  test('holdings list the native token first and count the hidden tokens', async () => {
    const run = await listed()
    expect(run.state()).toMatchObject({ tokensStatus: 'fresh', hiddenTokens: 1, ...profile })
    expect(run.state().tokens).toMatchObject([
      { address: null, symbol: 'ETH', quantity: { decimals: 18, numeric: '1.5' } },
      dollar,
    ])
  })

  test('holdings include the native token once the balance was read', async () => {
    const run = await connected()
    await run.send(load)
    await run.answer('readHoldings', holdings)
    expect(run.state().tokens).toEqual([dollar])
    await run.answer('readBalance', balance)
    expect(run.state().tokens).toHaveLength(2)
  })

  test('unsupported holdings consist of the native token, with a toast only if the service exists', async () => {
    const unserved = await loading()
    await unserved.answer('readHoldings', none)
    expect([
      unserved.state().tokensStatus,
      unserved.state().tokens.length,
      unserved.messages(),
    ]).toEqual(['unsupported', 1, []])
    const unknown = await loading()
    await unknown.answer('readHoldings', unsupported)
    expect([
      unknown.state().tokensStatus,
      unknown.state().tokens.length,
      unknown.messages(),
    ]).toEqual(['unsupported', 1, [toast]])
  })

  test('holdings stay shown while they are read again and when that fails', async () => {
    const run = await listed()
    const before = run.state().tokens
    await run.send(load)
    expect(run.state()).toMatchObject({ tokensStatus: 'loading', tokens: before })
    await run.fail('readHoldings', down)
    expect(run.state()).toMatchObject({ tokensStatus: 'failed', tokens: before, hiddenTokens: 1 })
  })

  test('holdings are cleared for another account, network or wallet, and read again on the next load only', async () => {
    const others = [
      { type: 'address.select', address: bob },
      { type: 'network.set', caipNetworkId: sepolia.caipNetworkId },
      { type: 'chain.changed', caipNetworkId: sepolia.caipNetworkId },
      { type: 'connection.set', connection: { ...foxConnection, address: bob } },
    ] as const
    for (const other of others) {
      const run = await listed()
      const before = run.emitted().length
      await run.send(other)
      expect(run.state(), other.type).toMatchObject({
        tokens: [],
        tokensStatus: 'none',
        hiddenTokens: 0,
        identity: null,
        smartAccountDeployed: null,
      })
      expect(run.inputsOf('readHoldings')).toHaveLength(1)
      expect(run.emitted().slice(before)).toContainEqual({
        type: 'holdings.invalidated',
        namespace: 'eip155',
      })
    }
  })

  test('holdings stay shown when the same account reconnects', async () => {
    const run = await listed()
    const { tokens } = run.state()
    await run.send({ type: 'connection.set', connection: foxConnection })
    expect(run.state()).toMatchObject({ tokens, identity: profile.identity })
    await run.send(load)
    expect(run.state()).toMatchObject({ tokens, tokensStatus: 'loading' })
  })
})

describe('late and repeated reads of holdings', () => {
  test('holdings that arrive after the account changed are ignored [G4, O-5]', async () => {
    const run = await loading()
    await run.send({ type: 'address.select', address: bob })
    await run.answerLate(holdings)
    expect(run.state()).toMatchObject({ address: bob, tokens: [], identity: null })
    await run.send(load)
    expect(run.inputsOf('readHoldings').at(-1)).toMatchObject({ address: bob, network: mainnet })
  })

  test('load during a read starts no second one, and a forced load restarts it [G5]', async () => {
    const run = await loading()
    await run.send(load)
    expect(run.inputsOf('readHoldings')).toHaveLength(1)
    await run.send(anew)
    await run.send({ type: 'refresh', forced: true })
    expect(run.inputsOf('readHoldings')).toHaveLength(3)
    await run.answer('readHoldings', holdings)
    expect(run.state().tokensStatus).toBe('fresh')
  })

  test('load reads nothing on a network that is not configured [K4]', async () => {
    const run = await listed()
    await run.sendBack({ type: 'chain.changed', caipNetworkId: unconfiguredNetwork })
    await run.send(anew)
    expect(run.state()).toMatchObject({ tokens: [], tokensStatus: 'none' })
    expect([
      run.inputsOf('readHoldings').length,
      run.inputsOf('readProfile').length,
      run.inputsOf('readBalance').length,
    ]).toEqual([1, 1, 2])
  })

  test('removing the network clears holdings, identity and balance [K4]', async () => {
    const run = await listed()
    await run.send({ type: 'networks.set', networks: [sepolia] })
    expect(run.state()).toMatchObject({ tokens: [], identity: null, balance: null })
  })

  test('reading holdings fails after its timeout and ignores a late response', async () => {
    const run = await loading()
    await run.elapse(timeouts.portfolioTimeout)
    expect([run.state().tokensStatus, run.messages()]).toEqual(['failed', [toast]])
    await run.answerLate(holdings)
    expect(run.state().hiddenTokens).toBe(0)
  })
})

describe('forced reads of holdings', () => {
  const changed = async (event: typeof anew | { type: 'refresh'; forced: boolean }) => {
    const run = await listed()
    await run.send(event)
    const asked = run.inputsOf('readHoldings').map((one) => Object(one).changed)
    await run.answer('readHoldings', holdings)
    await run.send(load)
    return { asked, next: run.inputsOf('readHoldings').at(-1) }
  }
  const all = [nativeTokenAddress(mainnet), dollar.address]

  test('a forced load or refresh reports the changed tokens to the service once', async () => {
    for (const event of [anew, { type: 'refresh', forced: true } as const]) {
      const { asked, next } = await changed(event)
      expect([asked, Object(next).changed]).toEqual([[[], all], []])
    }
  })

  test('a refresh that is not forced accepts cached holdings [L8]', async () =>
    expect((await changed({ type: 'refresh', forced: false })).asked).toEqual([[], []]))

  test('load reads the balance too, from the cache unless it is forced', async () => {
    const run = await listed()
    await run.send(load)
    await run.answer('readBalance', balance)
    await run.send(anew)
    expect(run.inputsOf('readBalance').map((asked) => Object(asked).forced)).toEqual([
      false,
      false,
      true,
    ])
  })
})

describe('unavailable holdings', () => {
  test('failing holdings show one toast, and another one after a forced load', async () => {
    const run = await loading()
    await run.fail('readHoldings', down)
    expect(run.messages()).toEqual([toast])
    await run.send(load)
    await run.fail('readHoldings', down)
    expect(run.messages()).toEqual([toast])
    await run.send(anew)
    await run.fail('readHoldings', down)
    expect(run.messages()).toEqual([toast, toast])
  })

  test('failing holdings show a toast again after a successful read', async () => {
    const run = await loading()
    await run.fail('readHoldings', down)
    await run.send(load)
    await run.answer('readHoldings', holdings)
    await run.send(load)
    await run.fail('readHoldings', down)
    expect(run.messages()).toEqual([toast, toast])
  })

  test('paused holdings show no toast', async () => {
    const run = await loading()
    await run.answer('readHoldings', { ...none, status: 'paused' })
    expect([run.state().tokensStatus, run.messages()]).toEqual(['failed', []])
  })

  test('holdings forbidden by the service raise an alert for the developer and no toast', async () => {
    const run = await loading()
    await run.fail('readHoldings', new KitError('config/project-id-invalid'))
    expect(run.messages()).toEqual([
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
    'holdings emit holdings.settled after a read with status $status',
    async (answer) => {
      const run = await loading()
      await run.answer('readHoldings', answer)
      expect(run.emitted().filter(({ type }) => type === 'holdings.settled')).toMatchObject([
        { namespace: 'eip155' },
      ])
    },
  )
})

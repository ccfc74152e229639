import { describe, expect, test } from 'vitest'
import { plainAccounts } from '../../../../core/src/domain/account/account.ts'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { nativeTokenAddress } from '../../../../core/src/domain/token/asset-id.ts'
import { catalogue } from '../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import { alice, bob, foxConnection, mainnet, sepolia, unconfiguredNetwork } from '../../samples.ts'
import { balance, balances, dollar, profile } from './account.cases.ts'
import { connected, listed, loading, withBalance } from './account.scenario.ts'

const load = { type: 'load', forced: false } as const
const forcedLoad = { type: 'load', forced: true } as const
const down = new KitError(catalogue, 'endpoint/unreachable')
const noService = new KitError(catalogue, 'data/unavailable')
const toast = {
  to: 'toast',
  type: 'show',
  variant: 'error',
  code: 'account/balance-unavailable',
  message: null,
}

describe('account holdings', () => {
  test('account reads no holdings before the first load', async () => {
    const run = await withBalance()
    await run.send({ type: 'refresh', forced: true })
    await run.elapse(timeouts.balanceCache)
    expect([
      run.requests('readHoldings'),
      run.requests('readIdentity'),
      run.state().tokensStatus,
    ]).toEqual([[], [], 'idle'])
  })

  test('the holdings are loading from their first load until they are read', async () => {
    const run = await withBalance()
    const statuses: string[] = []
    run.onChange(() => statuses.push(run.state().tokensStatus))
    await run.send(load)
    await run.answer('readHoldings', balances)
    expect([...new Set(statuses)]).toEqual(['loading', 'fresh'])
  })

  test('account lists the native token first and counts the hidden tokens', async () => {
    const run = await listed()
    expect(run.state()).toMatchObject({ tokensStatus: 'fresh', hiddenTokens: 1, ...profile })
    expect(run.state().tokens).toMatchObject([
      { address: null, symbol: 'ETH', quantity: { decimals: 18, numeric: '1.5' } },
      dollar,
    ])
  })

  test('account adds the native token to the list when the balance was read', async () => {
    const run = await connected()
    await run.send(load)
    await run.answer('readHoldings', balances)
    expect(run.state().tokens).toEqual([dollar])
    await run.answer('readBalance', balance)
    expect(run.state().tokens).toHaveLength(2)
  })

  test('account lists only the native token for unsupported holdings, and shows a toast only if a service exists', async () => {
    const withoutService = await loading()
    await withoutService.fail('readHoldings', noService)
    expect([
      withoutService.state().tokensCoverage,
      withoutService.state().tokens.length,
      withoutService.messages(),
    ]).toEqual(['configured', 1, []])
    const withService = await loading()
    await withService.answer('readHoldings', { status: 'unsupported' })
    expect([
      withService.state().tokensCoverage,
      withService.state().tokens.length,
      withService.messages(),
    ]).toEqual(['configured', 1, [toast]])
  })

  test('account keeps the holdings and the time they were read while they are read again and when that read fails', async () => {
    const run = await listed()
    const { tokens: before, tokensReadAt: readAt } = run.state()
    await run.elapse(1_000)
    await run.send(load)
    expect(run.state()).toMatchObject({ tokensStatus: 'loading', tokens: before })
    await run.fail('readHoldings', down)
    expect(run.state()).toMatchObject({
      tokensStatus: 'failed',
      tokens: before,
      hiddenTokens: 1,
      tokensReadAt: readAt,
    })
  })

  test('account clears the holdings for another account or network and reads them on the next load only', async () => {
    const events = [
      { type: 'address.select', address: bob },
      { type: 'network.set', caipNetworkId: sepolia.caipNetworkId },
      { type: 'chain.changed', caipNetworkId: sepolia.caipNetworkId },
      { type: 'connection.set', connection: { ...foxConnection, address: bob } },
    ] as const
    for (const event of events) {
      const run = await listed()
      const before = run.emitted().length
      await run.send(event)
      expect(run.state(), event.type).toMatchObject({
        tokens: [],
        tokensStatus: 'idle',
        hiddenTokens: 0,
        identity: null,
        smartAccountDeployed: null,
      })
      expect(run.requests('readHoldings')).toHaveLength(1)
      expect(run.emitted().slice(before)).toContainEqual({
        type: 'holdings.invalidated',
        namespace: 'eip155',
      })
    }
  })

  test('account keeps the holdings when only its other accounts or other networks change', async () => {
    const run = await listed()
    await run.answer('readBalance', balance)
    const before = run.state()
    await run.send({ type: 'accounts.changed', accounts: plainAccounts([alice]) })
    await run.send({ type: 'networks.set', networks: [mainnet] })
    await run.send({ type: 'network.set', caipNetworkId: mainnet.caipNetworkId })
    expect(run.state()).toMatchObject({
      tokens: before.tokens,
      tokensStatus: 'fresh',
      balanceStatus: 'fresh',
    })
    expect([run.requests('readBalance').length, run.requests('readHoldings').length]).toEqual([
      2, 1,
    ])
  })

  test('account keeps the holdings when the same account reconnects', async () => {
    const run = await listed()
    const { tokens } = run.state()
    await run.send({ type: 'connection.set', connection: foxConnection })
    expect(run.state()).toMatchObject({ tokens, identity: profile.identity })
    await run.send(load)
    expect(run.state()).toMatchObject({ tokens, tokensStatus: 'loading' })
  })
})

describe('late and repeated reads of holdings', () => {
  test('account ignores holdings that arrive after another account was selected [G4, O-5]', async () => {
    const run = await loading()
    await run.send({ type: 'address.select', address: bob })
    await run.answerLate('readHoldings', balances)
    expect(run.state()).toMatchObject({ address: bob, tokens: [], identity: null })
    await run.send(load)
    expect(run.requests('readHoldings').at(-1)).toMatchObject({ account: `eip155:1:${bob}` })
  })

  test('load starts no second read of the holdings, and load with `forced` restarts the read [G5]', async () => {
    const run = await loading()
    await run.send(load)
    expect(run.requests('readHoldings')).toHaveLength(1)
    await run.send(forcedLoad)
    await run.send({ type: 'refresh', forced: true })
    expect(run.requests('readHoldings')).toHaveLength(3)
    await run.answer('readHoldings', balances)
    expect(run.state().tokensStatus).toBe('fresh')
  })

  test('load sends no request on a network that is not configured [K4]', async () => {
    const run = await listed()
    await run.send({ type: 'chain.changed', caipNetworkId: unconfiguredNetwork })
    await run.send(forcedLoad)
    expect(run.state()).toMatchObject({ tokens: [], tokensStatus: 'idle' })
    expect([
      run.requests('readHoldings').length,
      run.requests('readIdentity').length,
      run.requests('readBalance').length,
    ]).toEqual([1, 1, 2])
  })

  test('a load on a network that is not configured has no effect once it is configured', async () => {
    const run = await connected()
    await run.send({ type: 'networks.set', networks: [sepolia] })
    await run.send(forcedLoad)
    await run.send({ type: 'networks.set', networks: [mainnet] })
    expect([run.state().tokensStatus, run.requests('readHoldings')]).toEqual(['idle', []])
  })

  test('account clears holdings, identity and balance when its network is removed [K4]', async () => {
    const run = await listed()
    await run.send({ type: 'networks.set', networks: [sepolia] })
    expect(run.state()).toMatchObject({ tokens: [], identity: null, balance: null })
  })

  test('account fails to read the holdings after the timeout and ignores a late response', async () => {
    const run = await loading()
    await run.elapse(timeouts.portfolioTimeout)
    expect([run.state().tokensStatus, run.messages()]).toEqual(['failed', [toast]])
    await run.answerLate('readHoldings', balances)
    expect(run.state().hiddenTokens).toBe(0)
  })
})

describe('forced reads of holdings', () => {
  const changedByEvent = async (
    event: typeof forcedLoad | { type: 'refresh'; forced: boolean },
  ) => {
    const run = await listed()
    await run.send(event)
    const changedTokens = run.requests('readHoldings').map(({ changed }) => changed)
    await run.answer('readHoldings', balances)
    await run.send(load)
    return { changedTokens, next: run.requests('readHoldings').at(-1)?.changed }
  }
  const all = [nativeTokenAddress(mainnet), dollar.address]

  test('load and refresh with `forced` request changed tokens from the service once', async () => {
    for (const event of [forcedLoad, { type: 'refresh', forced: true } as const]) {
      const { changedTokens, next } = await changedByEvent(event)
      expect([changedTokens, next]).toEqual([[[], all], []])
    }
  })

  test.each([
    { type: 'connection.set', connection: foxConnection },
    { type: 'networks.set', networks: [{ ...mainnet, name: 'Renamed' }, sepolia] },
  ] as const)(
    'the first forced load after $type of the same account names all shown tokens',
    async (event) => {
      const run = await listed()
      await run.send(event)
      await run.send(forcedLoad)
      expect(run.requests('readHoldings').at(-1)?.changed).toEqual(all)
    },
  )

  test('refresh without `forced` accepts cached holdings [L8]', async () =>
    expect((await changedByEvent({ type: 'refresh', forced: false })).changedTokens).toEqual([
      [],
      [],
    ]))

  test('load and refresh start a running read of the holdings again only if forced', async () => {
    for (const type of ['load', 'refresh'] as const) {
      const run = await loading()
      await run.send({ type, forced: false })
      expect(run.stopped('readHoldings')).toEqual([false])
      await run.send({ type, forced: true })
      expect(run.stopped('readHoldings')).toEqual([true, false])
    }
  })

  test('load also reads the balance, without the cache if `forced` is true', async () => {
    const run = await listed()
    await run.send(load)
    await run.answer('readBalance', balance)
    await run.send(forcedLoad)
    expect(run.requests('readBalance').map(({ forced }) => forced)).toEqual([false, false, true])
  })
})

describe('unavailable holdings', () => {
  test('account shows one toast for failing holdings, and another one after a forced load', async () => {
    const run = await loading()
    await run.fail('readHoldings', down)
    expect(run.messages()).toEqual([toast])
    await run.send(load)
    await run.fail('readHoldings', down)
    expect(run.messages()).toEqual([toast])
    await run.send(forcedLoad)
    await run.fail('readHoldings', down)
    expect(run.messages()).toEqual([toast, toast])
  })

  test('account shows a toast again when holdings fail after a successful read', async () => {
    const run = await loading()
    await run.fail('readHoldings', down)
    await run.send(load)
    await run.answer('readHoldings', balances)
    await run.send(load)
    await run.fail('readHoldings', down)
    expect(run.messages()).toEqual([toast, toast])
  })

  test('a refresh after a transfer shows no toast for failing holdings, unless it continues a read that a view requested [V2, V30]', async () => {
    const refresh = { type: 'refresh', forced: true } as const
    const run = await loading()
    await run.answer('readHoldings', balances)
    for (const _ of ['first', 'second']) {
      await run.send(refresh)
      await run.fail('readHoldings', down)
      expect([run.state().tokensStatus, run.messages()]).toEqual(['failed', []])
    }
    await run.send(load)
    await run.send(refresh)
    await run.fail('readHoldings', down)
    expect(run.messages()).toEqual([toast])
    await run.send(refresh)
    await run.fail('readHoldings', down)
    expect(run.messages()).toEqual([toast])
  })

  test('account reports missing holdings once while offline, and reads them again online', async () => {
    const run = await loading()
    await run.fail('readHoldings', down)
    run.platform.controls.emit('offline')
    expect([run.state().tokensStatus, run.messages()]).toEqual(['offline', [toast]])
    await run.online()
    expect(run.state().tokensStatus).toBe('loading')
    await run.fail('readHoldings', down)
    expect([run.state().tokensStatus, run.messages()]).toEqual(['failed', [toast]])
  })

  test('account keeps its holdings while the service pauses, and reads all of them with the next forced load', async () => {
    const run = await listed()
    const { tokens } = run.state()
    await run.send(load)
    await run.answer('readHoldings', { status: 'failedLately' })
    expect(run.state()).toMatchObject({ tokensStatus: 'failed', tokens, hiddenTokens: 1 })
    await run.send(forcedLoad)
    const changed = [nativeTokenAddress(mainnet), dollar.address]
    expect(run.requests('readHoldings').at(-1)).toMatchObject({ changed })
    await run.send({ type: 'connection.set', connection: foxConnection })
    await run.send(load)
    await run.answer('readHoldings', { status: 'failedLately' })
    expect(run.state()).toMatchObject({ tokensStatus: 'failed', hiddenTokens: 1 })
    expect(run.state().tokens).toContainEqual(dollar)
  })

  test('account shows no toast for paused holdings', async () => {
    const run = await loading()
    await run.answer('readHoldings', { status: 'failedLately' })
    expect([run.state().tokensStatus, run.messages()]).toEqual(['failed', []])
  })

  test('account raises an alert for the developer, without a toast, when the service forbids holdings', async () => {
    const run = await loading()
    await run.fail('readHoldings', new KitError(catalogue, 'config/project-id-invalid'))
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

  test.each(['read', 'unsupported', 'unavailable'])(
    'account emits holdings.settled once after a read with the status %s',
    async (status) => {
      const run = await loading()
      if (status === 'unavailable') await run.fail('readHoldings', noService)
      else
        await run.answer('readHoldings', status === 'read' ? balances : { status: 'unsupported' })
      expect(run.emitted().filter(({ type }) => type === 'holdings.settled')).toMatchObject([
        { namespace: 'eip155' },
      ])
    },
  )
})

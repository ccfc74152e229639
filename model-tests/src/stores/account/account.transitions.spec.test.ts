import { describe, expect, test } from 'vitest'
import { plainAccounts } from '../../../../core/src/domain/account/account.ts'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { nativeTokenAddress } from '../../../../core/src/domain/token/asset-id.ts'
import { catalogue } from '../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import { alice, bob, carol, foxConnection, mainnet, sepolia } from '../../samples.ts'
import { balance, balances, dollar, profile } from './account.cases.ts'
import {
  connected,
  createScenario,
  listed,
  loading,
  type Run,
  withBalance,
} from './account.scenario.ts'

const load = { type: 'load', forced: false } as const
const forced = { type: 'load', forced: true } as const
const refresh = { type: 'refresh', forced: false } as const
const forcedRefresh = { type: 'refresh', forced: true } as const
const setFox = { type: 'connection.set', connection: foxConnection } as const
const down = new KitError(catalogue, 'endpoint/unreachable')
const noService = new KitError(catalogue, 'data/unavailable')
const types = (run: Run, count: number) =>
  run
    .emitted()
    .slice(-count)
    .map(({ type }) => type)
const holdingsOf = (run: Run) => run.snapshot().context.holdings

describe('events of the connection', () => {
  test('account emits account.connected in every state in which connection.set connects it', async () => {
    const attempts = (['connecting', 'reconnecting'] as const).map(
      (status) => ({ type: 'attempt.start', status }) as const,
    )
    for (const before of [[], ...attempts.map((attempt) => [attempt]), [setFox]]) {
      const run = createScenario()
      for (const event of before) await run.send(event)
      const emittedBefore = run.emitted().length
      await run.send(setFox)
      expect(run.emitted()[emittedBefore]).toEqual({ type: 'account.connected', ...foxConnection })
    }
  })

  test('a disconnected account stores the networks', async () => {
    const run = createScenario()
    await run.send({ type: 'networks.set', networks: [sepolia] })
    expect(run.snapshot().context.networks).toEqual([sepolia])
  })

  test('chain.changed to the network of the account changes nothing', async () => {
    const run = await withBalance()
    const before = run.snapshot()
    await run.send({ type: 'chain.changed', caipNetworkId: mainnet.caipNetworkId })
    expect([run.accountEvents(), run.snapshot().context]).toEqual([[], before.context])
  })

  test('account reads the balance again after each change of its address or network', async () => {
    const ordinal = [...plainAccounts([alice]), ...plainAccounts([carol], 'ordinal')]
    for (const [event, last] of [
      [{ type: 'address.select', address: bob }, `eip155:1:${bob}`],
      [{ type: 'chain.changed', caipNetworkId: sepolia.caipNetworkId }, `eip155:11155111:${alice}`],
      [{ type: 'network.set', caipNetworkId: sepolia.caipNetworkId }, `eip155:11155111:${alice}`],
      [
        {
          type: 'chain.changed',
          caipNetworkId: mainnet.caipNetworkId,
          accounts: plainAccounts([carol, bob]),
        },
        `eip155:1:${carol}`,
      ],
      [{ type: 'address.select', address: carol }, `eip155:1:${carol}`],
    ] as const) {
      const run = await connected()
      await run.send({ type: 'accounts.changed', accounts: ordinal })
      if (event.type !== 'address.select' || event.address === bob) await run.send(setFox)
      await run.answer('readBalance', balance)
      const reads = run.requests('readBalance').length
      await run.send(event)
      expect(run.requests('readBalance').slice(reads)).toEqual([{ account: last, forced: false }])
      expect(run.state()).toMatchObject({ balanceStatus: 'loading', tokensStatus: 'idle' })
      expect(run.requests('readIdentity')).toEqual([])
    }
  })
})

describe('reads of the holdings', () => {
  const native = nativeTokenAddress(mainnet)
  const changed = (run: Run) => run.requests('readHoldings').map(({ changed }) => changed)

  test('the first read of the holdings is forced if its load is forced', async () => {
    const run = await connected()
    await run.send(forced)
    expect(changed(run)).toEqual([[native]])
  })

  type State = readonly [status: string, problem: string | null, coverage: string]
  const full = ['fresh', null, 'full'] as const
  const configured = ['fresh', null, 'configured'] as const
  const failed = (code: string): State => ['failed', code, 'full']
  const results: [string, (run: Run) => Promise<void>, State, readonly string[]][] = [
    ['loaded', (run) => run.answer('readHoldings', balances), full, ['holdings.settled']],
    [
      'unsupported',
      (run) => run.answer('readHoldings', { status: 'unsupported' }),
      configured,
      ['holdings.unavailable', 'holdings.settled'],
    ],
    ['unavailable', (run) => run.fail('readHoldings', noService), configured, ['holdings.settled']],
    [
      'paused',
      (run) => run.answer('readHoldings', { status: 'failedLately' }),
      failed('account/balance-unavailable'),
      ['holdings.settled'],
    ],
    [
      'unreachable',
      (run) => run.fail('readHoldings', down),
      failed('endpoint/unreachable'),
      ['holdings.unavailable', 'holdings.settled'],
    ],
    [
      'forbidden',
      (run) => run.fail('readHoldings', new KitError(catalogue, 'config/project-id-invalid')),
      failed('config/project-id-invalid'),
      ['holdings.forbidden', 'holdings.settled'],
    ],
    [
      'timed out',
      (run) => run.elapse(timeouts.portfolioTimeout),
      failed('kit/timed-out'),
      ['holdings.unavailable', 'holdings.settled'],
    ],
  ]

  test.each(results)('holdings that are %s end the read', async (_, end, state, emitted) => {
    const run = await loading()
    await run.send(forced)
    const before = run.emitted().length
    await end(run)
    const { tokensStatus, tokensProblem, tokensCoverage } = run.state()
    expect([tokensStatus, tokensProblem, tokensCoverage]).toEqual(state)
    expect(types(run, run.emitted().length - before)).toEqual(emitted)
    const { forced: isForced, requested } = run.snapshot().context
    expect([isForced, requested, holdingsOf(run).data === null]).toEqual([false, false, false])
  })

  test.each(results.slice(1, 3))(
    'holdings that are %s replace the listed tokens',
    async (_, end) => {
      const run = await listed()
      expect(holdingsOf(run).data?.tokens).toEqual([dollar])
      await run.send(load)
      await end(run)
      expect(holdingsOf(run).data?.tokens).toEqual([])
    },
  )

  test.each(results.filter(([, , , emitted]) => emitted[0] === 'holdings.unavailable'))(
    'holdings that are %s emit `quiet: true` the second time',
    async (_, end) => {
      const run = await loading()
      await end(run)
      await run.send(load)
      await end(run)
      const reports = run.emitted().filter(({ type }) => type === 'holdings.unavailable')
      expect(reports).toMatchObject([{ quiet: false }, { quiet: true }])
    },
  )
})

describe('reads of the profile', () => {
  const noProfile = { identity: null, smartAccountDeployed: null }
  test.each([
    ['an error', (run: Run) => run.answerProfile(noProfile)],
    ['a timeout', (run: Run) => run.elapse(timeouts.identityTimeout)],
  ])('the profile is read on the next load after %s', async (_, end) => {
    const run = await loading()
    await end(run)
    await run.send(load)
    expect(run.requests('readIdentity')).toHaveLength(2)
  })

  test('a complete profile is read again only if load or refresh is forced', async () => {
    for (const [event, reads] of [
      [load, 1],
      [refresh, 1],
      [forced, 2],
      [forcedRefresh, 2],
    ] as const) {
      const run = await loading()
      await run.answerProfile(profile)
      await run.send(event)
      expect(run.requests('readIdentity')).toHaveLength(reads)
    }
  })
})

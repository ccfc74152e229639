import { describe, expect, test } from 'vitest'
import {
  account,
  inTurn,
  json,
  one,
  signal,
  status,
  supported,
  usdc,
} from '../../clients/data-api/scripted-service.fixture.ts'
import { until } from '../../clients/http/until.fixture.ts'
import { caipAddressOf, toCaipNetworkId } from '../../domain/caip/caip.ts'
import { timeouts } from '../../domain/constants.ts'
import { type CachedRun, startCached, store } from './cached-data.fixture.ts'

const changed = [`${one}:${usdc}`]
const usd = (numeric: string) => ({
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: one,
  address: `${one}:${usdc}`,
  value: 1,
  price: 1,
  quantity: { decimals: '6', numeric },
  iconUrl: 'https://a.example/usdc.png',
})
const holding =
  (...numerics: readonly string[]) =>
  () =>
    json({ balances: numerics.map(usd) })
const amount = async ({ data }: Pick<CachedRun, 'data'>, forced: readonly string[] = []) => {
  const answer = await data.balances(account, forced, signal)
  return answer.status === 'read'
    ? answer.tokens.map(({ quantity }) => quantity.numeric).join()
    : answer.status
}

describe('a cached portfolio', () => {
  test('a portfolio is cached for exactly 30 s, also for another kit with the same storage', async () => {
    const run = startCached({ '/v1/account': inTurn(holding('1'), holding('2')) })
    expect(await amount(run)).toBe('1')
    run.clock.advance(timeouts.balanceCache)
    expect([await amount(run), await amount({ data: run.make() })]).toEqual(['1', '1'])
    expect(run.urls()).toHaveLength(1)
    run.clock.advance(1)
    expect(await amount(run)).toBe('2')
  })

  test('a forced request fetches the portfolio again and replaces the cached one', async () => {
    const run = startCached({ '/v1/account': inTurn(holding('1'), holding('2')) })
    expect([await amount(run), await amount(run, changed), await amount(run)]).toEqual([
      '1',
      '2',
      '2',
    ])
    expect(run.urls().map(({ searchParams }) => searchParams.get('forceUpdate'))).toEqual([
      null,
      changed[0],
    ])
  })

  test('portfolios are cached by account and network', async () => {
    const run = startCached({
      '/v1/account': inTurn(holding('1'), holding('2')),
      '/v1/supported-chains': () => json({ http: [one, 'eip155:10'] }),
    })
    await amount(run)
    const other = caipAddressOf(toCaipNetworkId('eip155:1'), usdc)
    expect(await run.data.balances(other, [], signal)).toMatchObject({
      tokens: [{ quantity: { numeric: '2' } }],
    })
    expect(run.urls()).toHaveLength(2)
  })

  test('a stored portfolio equals the fetched one, including the number of hidden tokens', async () => {
    const points = { ...usd('7'), quantity: { decimals: '0', numeric: '7' } }
    const run = startCached({ '/v1/account': () => json({ balances: [usd('1'), points] }) })
    const first = await run.data.balances(account, [], signal)
    expect(first).toMatchObject({ status: 'read', hidden: 1 })
    expect(await run.make().balances(account, [], signal)).toEqual(first)
  })

  test('a failed portfolio is not requested again for exactly 30 s; other accounts are not affected', async () => {
    const run = startCached({
      '/v1/account': inTurn(() => status(400), holding('3'), holding('4')),
    })
    await expect(amount(run)).rejects.toMatchObject({ code: 'endpoint/refused' })
    expect(await amount(run)).toBe('failedLately')
    expect(await amount(run, changed)).toBe('failedLately')
    expect(await run.data.balances(caipAddressOf(one, usdc), [], signal)).toMatchObject({
      status: 'read',
    })
    run.clock.advance(timeouts.balancePause - 1)
    expect([await amount(run), run.urls().length]).toEqual(['failedLately', 2])
    run.clock.advance(1)
    expect(await amount(run)).toBe('4')
  })

  test('a valid cached portfolio is returned during the pause after a failure', async () => {
    const run = startCached({ '/v1/account': inTurn(holding('1'), () => status(400)) })
    await amount(run)
    await expect(amount(run, changed)).rejects.toMatchObject({ code: 'endpoint/refused' })
    expect([await amount(run), await amount(run, changed)]).toEqual(['1', 'failedLately'])
  })

  test('an aborted request does not start the pause after a failure [G4]', async () => {
    const run = startCached({ '/v1/account': inTurn(() => new Promise(() => {}), holding('1')) })
    const leaving = new AbortController()
    const left = run.data.balances(account, [], leaving.signal)
    await until(() => run.urls().length === 1)
    leaving.abort()
    await expect(left).rejects.toMatchObject({ code: 'kit/aborted' })
    expect(await amount(run)).toBe('1')
  })

  test('the result for an unsupported network is not cached', async () => {
    const run = startCached({
      '/v1/supported-chains': inTurn(() => json({ http: [] }), supported['/v1/supported-chains']),
      '/v1/account': holding('1'),
    })
    expect([await amount(run), await amount(run)]).toEqual(['unsupported', '1'])
  })
})

describe('responses that arrive out of order', () => {
  /** Sends two requests. The second response arrives first. */
  async function crossing(first: () => Response, second: () => Response) {
    const answers: ((response: Response) => void)[] = []
    const run = startCached({
      '/v1/account': () => new Promise((resolve) => answers.push(resolve)),
    })
    const older = run.data.balances(account, [], signal)
    await until(() => answers.length === 1)
    const newer = run.data.balances(account, changed, signal)
    await until(() => answers.length === 2)
    answers[1]?.(second())
    await newer
    answers[0]?.(first())
    await older.catch(() => {})
    return run
  }

  test('the response to the later request stays cached [G5]', async () => {
    expect(await amount(await crossing(holding('1'), holding('2')))).toBe('2')
  })

  test('a failure of the earlier request does not start the pause [G5]', async () => {
    const run = await crossing(() => status(400), holding('2'))
    expect(await amount(run)).toBe('2')
    run.clock.advance(timeouts.balanceCache + 1)
    void run.data.balances(account, [], signal)
    await until(() => run.urls().length === 3)
  })
})

describe('stored portfolios', () => {
  const row = { ...usd('1'), address: `${one}:${usdc}`, quantity: { decimals: 6, numeric: '1' } }

  test('a valid stored portfolio is returned', async () => {
    const run = startCached({ '/v1/account': holding('2') })
    store('portfolio_cache', account, { tokens: [row], hidden: 3 }, run)
    expect(await run.data.balances(account, [], signal)).toMatchObject({
      status: 'read',
      hidden: 3,
      tokens: [{ quantity: { numeric: '1' } }],
    })
  })

  test.each([
    ['no chain', { ...row, chainId: 'x' }],
    ['no address', { ...row, address: 'x' }],
    ['no amount', { ...row, quantity: { decimals: 6, numeric: '1e3' } }],
    ['half a decimal', { ...row, quantity: { decimals: 1.5, numeric: '1' } }],
    ['nothing', null],
  ])('a stored portfolio with %s is fetched again [R23]', async (_, bad) => {
    const run = startCached({ '/v1/account': holding('2') })
    store('portfolio_cache', account, { tokens: [bad], hidden: 0 }, run)
    expect(await amount(run)).toBe('2')
  })
})

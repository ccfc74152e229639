import { describe, expect, test } from 'vitest'
import {
  account,
  ethereum,
  inTurn,
  json,
  signal,
  status,
  supported,
  usdc,
} from '../../clients/data-api/scripted-service.fixture.ts'
import { until } from '../../clients/http/until.fixture.ts'
import { caipAddressOf, toCaipNetworkId } from '../../domain/caip/caip.ts'
import { timeouts } from '../../domain/constants.ts'
import { type CachedRun, startCached, store } from './cached-data.fixture.ts'

const changedTokens = [`${ethereum}:${usdc}`]
const usdcRow = (numeric: string) => ({
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: ethereum,
  address: `${ethereum}:${usdc}`,
  value: 1,
  price: 1,
  quantity: { decimals: '6', numeric },
  iconUrl: 'https://a.example/usdc.png',
})
const balancesOf =
  (...numerics: readonly string[]) =>
  () =>
    json({ balances: numerics.map(usdcRow) })
const amountsOf = async ({ data }: Pick<CachedRun, 'data'>, forced: readonly string[] = []) => {
  const answer = await data.balances(account, forced, signal)
  return answer.status === 'read'
    ? answer.tokens.map(({ quantity }) => quantity.numeric).join()
    : answer.status
}

describe('createCachedData', () => {
  test('balances are cached for exactly 30 s, also for another kit with the same storage', async () => {
    const run = startCached({ '/v1/account': inTurn(balancesOf('1'), balancesOf('2')) })
    expect(await amountsOf(run)).toBe('1')
    run.clock.advance(timeouts.balanceCache)
    expect([await amountsOf(run), await amountsOf({ data: run.createClient() })]).toEqual([
      '1',
      '1',
    ])
    expect(run.urls()).toHaveLength(1)
    run.clock.advance(1)
    expect(await amountsOf(run)).toBe('2')
  })

  test('a forced request fetches balances again and replaces the cached ones', async () => {
    const run = startCached({ '/v1/account': inTurn(balancesOf('1'), balancesOf('2')) })
    expect([
      await amountsOf(run),
      await amountsOf(run, changedTokens),
      await amountsOf(run),
    ]).toEqual(['1', '2', '2'])
    expect(run.urls().map(({ searchParams }) => searchParams.get('forceUpdate'))).toEqual([
      null,
      changedTokens[0],
    ])
  })

  test('balances are cached by account and network', async () => {
    const run = startCached({
      '/v1/account': inTurn(balancesOf('1'), balancesOf('2')),
      '/v1/supported-chains': () => json({ http: [ethereum, 'eip155:10'] }),
    })
    await amountsOf(run)
    const other = caipAddressOf(toCaipNetworkId('eip155:1'), usdc)
    expect(await run.data.balances(other, [], signal)).toMatchObject({
      tokens: [{ quantity: { numeric: '2' } }],
    })
    expect(run.urls()).toHaveLength(2)
  })

  test('cached balances equal the fetched ones, including the number of hidden tokens', async () => {
    const zeroDecimalRow = { ...usdcRow('7'), quantity: { decimals: '0', numeric: '7' } }
    const run = startCached({
      '/v1/account': () => json({ balances: [usdcRow('1'), zeroDecimalRow] }),
    })
    const first = await run.data.balances(account, [], signal)
    expect(first).toMatchObject({ status: 'read', hidden: 1 })
    expect(await run.createClient().balances(account, [], signal)).toEqual(first)
  })

  test('balances of an account are not requested for exactly 30 s after a failure; other accounts are not affected', async () => {
    const run = startCached({
      '/v1/account': inTurn(() => status(400), balancesOf('3'), balancesOf('4')),
    })
    await expect(amountsOf(run)).rejects.toMatchObject({ code: 'endpoint/refused' })
    expect(await amountsOf(run)).toBe('failedLately')
    expect(await amountsOf(run, changedTokens)).toBe('failedLately')
    expect(await run.data.balances(caipAddressOf(ethereum, usdc), [], signal)).toMatchObject({
      status: 'read',
    })
    run.clock.advance(timeouts.balancePause - 1)
    expect([await amountsOf(run), run.urls().length]).toEqual(['failedLately', 2])
    run.clock.advance(1)
    expect(await amountsOf(run)).toBe('4')
  })

  test('valid cached balances are returned during the pause after a failure', async () => {
    const run = startCached({ '/v1/account': inTurn(balancesOf('1'), () => status(400)) })
    await amountsOf(run)
    await expect(amountsOf(run, changedTokens)).rejects.toMatchObject({ code: 'endpoint/refused' })
    expect([await amountsOf(run), await amountsOf(run, changedTokens)]).toEqual([
      '1',
      'failedLately',
    ])
  })

  test('an aborted request for balances does not start the pause after a failure [G4]', async () => {
    const run = startCached({ '/v1/account': inTurn(() => new Promise(() => {}), balancesOf('1')) })
    const controller = new AbortController()
    const pending = run.data.balances(account, [], controller.signal)
    await until(() => run.urls().length === 1)
    controller.abort()
    await expect(pending).rejects.toMatchObject({ code: 'kit/aborted' })
    expect(await amountsOf(run)).toBe('1')
  })

  test('the balances of an unsupported network are not cached', async () => {
    const run = startCached({
      '/v1/supported-chains': inTurn(() => json({ http: [] }), supported['/v1/supported-chains']),
      '/v1/account': balancesOf('1'),
    })
    expect([await amountsOf(run), await amountsOf(run)]).toEqual(['unsupported', '1'])
  })
})

describe('responses that arrive out of order', () => {
  /** Sends two requests. The response to the second one arrives first. */
  async function requestsOutOfOrder(first: () => Response, second: () => Response) {
    const answers: ((response: Response) => void)[] = []
    const run = startCached({
      '/v1/account': () => new Promise((resolve) => answers.push(resolve)),
    })
    const older = run.data.balances(account, [], signal)
    await until(() => answers.length === 1)
    const newer = run.data.balances(account, changedTokens, signal)
    await until(() => answers.length === 2)
    answers[1]?.(second())
    await newer
    answers[0]?.(first())
    await older.catch(() => {})
    return run
  }

  test('balances of the later request stay cached if its response arrives first [G5]', async () => {
    expect(await amountsOf(await requestsOutOfOrder(balancesOf('1'), balancesOf('2')))).toBe('2')
  })

  test('a failure of the earlier request for balances does not start the pause if the later response arrives first [G5]', async () => {
    const run = await requestsOutOfOrder(() => status(400), balancesOf('2'))
    expect(await amountsOf(run)).toBe('2')
    run.clock.advance(timeouts.balanceCache + 1)
    void run.data.balances(account, [], signal)
    await until(() => run.urls().length === 3)
  })
})

describe('stored portfolios', () => {
  const row = {
    ...usdcRow('1'),
    address: `${ethereum}:${usdc}`,
    quantity: { decimals: 6, numeric: '1' },
  }

  test('valid stored balances are returned', async () => {
    const run = startCached({ '/v1/account': balancesOf('2') })
    store('portfolio_cache', account, { status: 'read', tokens: [row], hidden: 3 }, run)
    expect(await run.data.balances(account, [], signal)).toMatchObject({
      status: 'read',
      hidden: 3,
      tokens: [{ quantity: { numeric: '1' } }],
    })
  })

  test.each([
    ['an invalid chain', { ...row, chainId: 'x' }],
    ['an invalid address', { ...row, address: 'x' }],
    ['an invalid amount', { ...row, quantity: { decimals: 6, numeric: '1e3' } }],
    ['fractional decimals', { ...row, quantity: { decimals: 1.5, numeric: '1' } }],
    ['null', null],
  ])('stored balances with %s are fetched again [R23]', async (_, invalid) => {
    const run = startCached({ '/v1/account': balancesOf('2') })
    store('portfolio_cache', account, { status: 'read', tokens: [invalid], hidden: 0 }, run)
    expect(await amountsOf(run)).toBe('2')
  })
})

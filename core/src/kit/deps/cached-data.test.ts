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
import { type KeptRun, startKept, store } from './cached-data.fixture.ts'

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
const amount = async ({ data }: Pick<KeptRun, 'data'>, forced: readonly string[] = []) => {
  const answer = await data.balances(account, forced, signal)
  return answer.status === 'read'
    ? answer.tokens.map(({ quantity }) => quantity.numeric).join()
    : answer.status
}

describe('what an account holds', () => {
  test('is good for 30 s to the millisecond, also for the next kit of the page', async () => {
    const run = startKept({ '/v1/account': inTurn(holding('1'), holding('2')) })
    expect(await amount(run)).toBe('1')
    run.clock.advance(timeouts.balanceCache)
    expect([await amount(run), await amount({ data: run.make() })]).toEqual(['1', '1'])
    expect(run.urls()).toHaveLength(1)
    run.clock.advance(1)
    expect(await amount(run)).toBe('2')
  })

  test('is asked anew for what changed, and that is what is kept', async () => {
    const run = startKept({ '/v1/account': inTurn(holding('1'), holding('2')) })
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

  test('is kept by account and network', async () => {
    const run = startKept({
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

  test('comes back from storage as it went there, with how many are hidden', async () => {
    const points = { ...usd('7'), quantity: { decimals: '0', numeric: '7' } }
    const run = startKept({ '/v1/account': () => json({ balances: [usd('1'), points] }) })
    const first = await run.data.balances(account, [], signal)
    expect(first).toMatchObject({ status: 'read', hidden: 1 })
    expect(await run.make().balances(account, [], signal)).toEqual(first)
  })

  test('after a failure is not asked for 30 s to the millisecond; for other accounts it is', async () => {
    const run = startKept({ '/v1/account': inTurn(() => status(400), holding('3'), holding('4')) })
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

  test('that is still good is told in the pause after a failure', async () => {
    const run = startKept({ '/v1/account': inTurn(holding('1'), () => status(400)) })
    await amount(run)
    await expect(amount(run, changed)).rejects.toMatchObject({ code: 'endpoint/refused' })
    expect([await amount(run), await amount(run, changed)]).toEqual(['1', 'failedLately'])
  })

  test('G4: who left did not fail', async () => {
    const run = startKept({ '/v1/account': inTurn(() => new Promise(() => {}), holding('1')) })
    const leaving = new AbortController()
    const left = run.data.balances(account, [], leaving.signal)
    await until(() => run.urls().length === 1)
    leaving.abort()
    await expect(left).rejects.toMatchObject({ code: 'kit/aborted' })
    expect(await amount(run)).toBe('1')
  })

  test('on a network that is not supported is not kept', async () => {
    const run = startKept({
      '/v1/supported-chains': inTurn(() => json({ http: [] }), supported['/v1/supported-chains']),
      '/v1/account': holding('1'),
    })
    expect([await amount(run), await amount(run)]).toEqual(['unsupported', '1'])
  })
})

describe('G5: answers out of order', () => {
  /** Two questions, the second of which is answered first. */
  async function crossing(first: () => Response, second: () => Response) {
    const answers: ((response: Response) => void)[] = []
    const run = startKept({ '/v1/account': () => new Promise((resolve) => answers.push(resolve)) })
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

  test('what the later question was answered is kept', async () => {
    expect(await amount(await crossing(holding('1'), holding('2')))).toBe('2')
  })

  test('a failure of the earlier one pauses nothing', async () => {
    const run = await crossing(() => status(400), holding('2'))
    expect(await amount(run)).toBe('2')
    run.clock.advance(timeouts.balanceCache + 1)
    void run.data.balances(account, [], signal)
    await until(() => run.urls().length === 3)
  })
})

describe('R23: what is stored is not believed', () => {
  const row = { ...usd('1'), address: `${one}:${usdc}`, quantity: { decimals: 6, numeric: '1' } }

  test('as it is written it is read', async () => {
    const run = startKept({ '/v1/account': holding('2') })
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
  ])('a portfolio with %s is asked for', async (_, bad) => {
    const run = startKept({ '/v1/account': holding('2') })
    store('portfolio_cache', account, { tokens: [bad], hidden: 0 }, run)
    expect(await amount(run)).toBe('2')
  })
})

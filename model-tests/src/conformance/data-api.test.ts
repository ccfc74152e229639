import { sandboxAccount } from '@latchkit/sandbox'
import { busyAccount } from '@latchkit/sandbox/data-api'
import { createWalletClient, http, parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import type { ActivityRow } from '../../../core/src/domain/activity/activity.ts'
import { caipAddressOf, toCaipNetworkId } from '../../../core/src/domain/caip/caip.ts'
import { timeouts } from '../../../core/src/domain/constants.ts'
import { ground, one, signal, solana } from './data-api.fixture.ts'

const start = ground()
const native = `${one}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`
type Here = Awaited<ReturnType<typeof start>>

const amounts = async (
  { data }: Pick<Here, 'data'>,
  account: ReturnType<Here['account']>,
  forced: readonly string[] = [],
) => {
  const answer = await data.balances(account, forced, signal)
  return answer.status === 'read'
    ? answer.tokens.map(
        ({ symbol, quantity }) => `${quantity.numeric} ${symbol} ${quantity.decimals}`,
      )
    : answer.status
}
async function everything({ data, account }: Here): Promise<readonly ActivityRow[]> {
  const rows: ActivityRow[] = []
  for (let cursor: string | null = null, page = 0; page === 0 || cursor !== null; page += 1) {
    const answer = await data.history(
      { account: account(busyAccount), cursor, onramp: null },
      signal,
    )
    rows.push(...answer.rows)
    cursor = answer.next
  }
  return rows
}
const send = async ({ sandbox }: Here, from: number, value: bigint) => {
  const client = createWalletClient({
    account: sandboxAccount(from),
    transport: http(sandbox.chains[0]?.rpc),
  })
  return client.sendTransaction({ chain: null, to: sandboxAccount(8).address, value })
}

describe('holdings of an account', () => {
  test('contain every token with its own decimals; tokens without decimals are counted as hidden', async () => {
    const here = await start()
    const answer = await here.data.balances(here.account(0), [], signal)
    expect(answer).toMatchObject({ status: 'read', hidden: 1 })
    expect(await amounts(here, here.account(0))).toEqual([
      '10000 ETH 18',
      '1000 SBD 6',
      '1000 SBD 6',
      '1000 SBC 8',
      '1000 SBE 18',
      '1000 OSD 6',
      '1000 STN 18',
    ])
  })

  test('distinguish two tokens with the same name and symbol by address', async () => {
    const here = await start()
    const answer = await here.data.balances(here.account(0), [], signal)
    const twins =
      answer.status === 'read' ? answer.tokens.filter(({ symbol }) => symbol === 'SBD') : []
    const [dollar, twin] = here.sandbox.chains[0]?.tokens ?? []
    expect(twins.map(({ address, price }) => [address, price])).toEqual([
      [`${one}:${dollar?.address}`, 1],
      [`${one}:${twin?.address}`, 0],
    ])
  })

  test('contain Sol and tokens by mint on Solana', async () => {
    const here = await start()
    const owner = '5kMDkdera2vkpd3XkjMd851WJ4EnE9nxGcukW2mW7AU3'
    expect(await amounts(here, caipAddressOf(solana, owner))).toEqual([
      '100 SOL 9',
      '1000 SBD 6',
      '1000 SBG 9',
    ])
    expect(here.asked()[0]).toMatchObject({
      path: `/v1/account/${owner}/balance`,
      query: { chainId: solana, currency: 'usd', projectId: 'p1' },
    })
  })

  test('reflect changes on chain when they are requested again', async () => {
    const here = await start({ clock: 'manual' })
    const before = await amounts(here, here.account(9))
    await send(here, 9, parseEther('1'))
    expect(await amounts(here, here.account(9))).toEqual(before)
    const after = await amounts(here, here.account(9), [`${one}:native`])
    expect(after).not.toEqual(before)
    expect(here.asked().map(({ query }) => query.forceUpdate)).toEqual([undefined, `${one}:native`])
    expect(await amounts(here, here.account(9))).toEqual(after)
  })

  test('are requested again after 30 s, and every request carries project id and SDK label', async () => {
    const here = await start({ clock: 'manual' })
    await amounts(here, here.account(0))
    here.clock.advance(timeouts.balanceCache)
    await amounts(here, here.account(0))
    here.clock.advance(1)
    await amounts(here, here.account(0))
    expect(here.asked()).toHaveLength(2)
    for (const { query } of here.asked())
      expect(query).toMatchObject({
        projectId: 'p1',
        st: expect.stringMatching(/./),
        sv: expect.stringMatching(/^html-/),
      })
  })
})

describe('history of an account', () => {
  test('returns all 500 transactions page by page, each once, newest first', async () => {
    const rows = await everything(await start())
    expect(
      rows.filter(({ operationType }) => operationType !== 'receive').length,
    ).toBeGreaterThanOrEqual(500)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    const times = rows.map(({ minedAt }) => Date.parse(minedAt))
    expect(times).toEqual([...times].sort((a, b) => b - a))
    expect(new Set(rows.map(({ minedAt }) => minedAt.slice(0, 4))).size).toBeGreaterThanOrEqual(2)
  })

  test('contains every kind: sent, received, traded, approved, revoked, failed, NFTs and spam NFTs', async () => {
    const rows = await everything(await start())
    expect(new Set(rows.map(({ operationType, status }) => `${operationType} ${status}`))).toEqual(
      new Set([
        'send confirmed',
        'send failed',
        'receive confirmed',
        'trade confirmed',
        'approve confirmed',
        'revoke confirmed',
      ]),
    )
    const pictures = rows
      .flatMap(({ transfers }) => transfers)
      .flatMap(({ nft }) => (nft === null ? [] : [nft]))
    expect(pictures.some(({ isSpam }) => isSpam)).toBe(true)
    const stamp = pictures.find(({ isSpam }) => !isSpam)
    expect((await fetch(stamp?.preview ?? '')).headers.get('content-type')).toBe('image/svg+xml')
  })

  test('includes pending, completed and failed purchases', async () => {
    const { data, account } = await start()
    const { rows, next } = await data.history(
      { account: account(busyAccount), cursor: null, onramp: 'coinbase' },
      signal,
    )
    expect([rows.map(({ status }) => status.split('_').at(-1)), next]).toEqual([
      ['PROGRESS', 'SUCCESS', 'FAILED'],
      null,
    ])
  })

  test('starts with the transaction sent last', async () => {
    const here = await start()
    const hash = await send(here, busyAccount, parseEther('0.25'))
    const { rows } = await here.data.history(
      { account: here.account(busyAccount), cursor: null, onramp: null },
      signal,
    )
    expect(rows[0]).toMatchObject({
      hash,
      status: 'confirmed',
      transfers: [{ direction: 'out', quantity: { numeric: '0.25' } }],
    })
  })

  test('contains received transfers on Solana', async () => {
    const { data } = await start()
    const account = caipAddressOf(solana, '5kMDkdera2vkpd3XkjMd851WJ4EnE9nxGcukW2mW7AU3')
    const { rows } = await data.history({ account, cursor: null, onramp: null }, signal)
    expect(
      rows.map(
        ({ operationType, transfers }) => `${operationType} ${transfers[0]?.fungible?.symbol}`,
      ),
    ).toEqual(['receive SBG', 'receive SBD'])
  })
})

describe('names, identities, prices and gas', () => {
  test('a name resolves to an address per network and an avatar', async () => {
    const { data, sandbox } = await start()
    const alice = await data.lookUp('alice.sandbox.id', { fresh: false }, signal)
    expect([alice?.addresses['60'], Object.keys(alice?.addresses ?? {})]).toEqual([
      sandbox.accounts[3],
      ['60', '501'],
    ])
    expect(alice?.avatar).toMatch(/^data:image\/svg\+xml;base64,/)
    expect(await data.lookUp('nobody.at.all', { fresh: false }, signal)).toBeNull()
    expect(await data.lookUp('nobody.sandbox.id', { fresh: false }, signal)).toBeNull()
    expect(
      (await data.reverse(sandbox.accounts[3] ?? '', null, signal)).map(({ name }) => name),
    ).toEqual(['alice.sandbox.id'])
    expect(await data.reverse(sandbox.accounts[0] ?? '', null, signal)).toEqual([])
  })

  test('control characters and markup are stripped from a hostile name [R9]', async () => {
    const { data } = await start()
    expect(await data.lookUp('mallory.sandbox.id', { fresh: false }, signal)).toEqual({
      name: 'mallory.sandbox.id',
      addresses: { 60: 'no address', 501: '<b>none</b>' },
      avatar: null,
    })
  })

  test('a fresh lookup returns the changed address of a name', async () => {
    const { data, service } = await start()
    const ask = async (fresh: boolean) =>
      (await data.lookUp('bob.sandbox.id', { fresh }, signal))?.addresses['60']
    const before = await ask(false)
    service.set({
      names: [
        {
          name: 'bob.sandbox.id',
          addresses: { '60': '0x00000000000000000000000000000000000000Aa' },
        },
      ],
    })
    expect(await ask(false)).toBe(before)
    expect(await ask(true)).toBe('0x00000000000000000000000000000000000000Aa')
    expect(await ask(false)).toBe('0x00000000000000000000000000000000000000Aa')
  })

  test('an identity is cached for five minutes', async () => {
    const here = await start({ clock: 'manual' })
    const ask = async () => (await here.data.identity(here.account(3), null, signal)).name
    expect([await ask(), await ask()]).toEqual(['alice.sandbox.id', 'alice.sandbox.id'])
    here.clock.advance(timeouts.nameCache + 1)
    await ask()
    expect(here.asked()).toHaveLength(2)
  })

  test('prices and gas prices are returned in the documented units', async () => {
    const { data, sandbox } = await start()
    const prices = await data.prices(
      [
        native,
        `${one}:${sandbox.chains[0]?.token}`,
        `${solana}:So11111111111111111111111111111111111111111`,
      ],
      signal,
    )
    expect(prices.map(({ symbol, price }) => [symbol, price])).toEqual([
      ['ETH', 2_500],
      ['SBD', 1],
      ['SOL', 150],
    ])
    const { standard, instant } = await data.gasPrice(one, signal)
    expect(BigInt(standard) < BigInt(instant)).toBe(true)
  })
})

test('an unsupported network returns no data and causes no request', async () => {
  const here = await start()
  const other = toCaipNetworkId('eip155:1')
  const account = caipAddressOf(other, here.sandbox.accounts[0] ?? '')
  expect(await here.data.supports(other, signal)).toBe(false)
  expect(await amounts(here, account)).toBe('unsupported')
  expect(await here.data.history({ account, cursor: null, onramp: null }, signal)).toEqual({
    rows: [],
    next: null,
  })
  expect(await here.data.identity(account, null, signal)).toEqual({ name: null, avatar: null })
  expect(await here.data.prices([`${other}:0x0`], signal)).toEqual([])
  await expect(here.data.gasPrice(other, signal)).rejects.toMatchObject({
    code: 'data/gas-price-unsupported',
  })
  expect(here.asked()).toEqual([])
})

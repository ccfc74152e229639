import { sandboxAccount } from '@latchkit/sandbox'
import { waitForReceipt } from '@latchkit/sandbox/chain'
import { busyAccount } from '@latchkit/sandbox/data-api'
import { createWalletClient, http, parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import type { ActivityRow } from '../../../core/src/domain/activity/activity.ts'
import { caipAddressOf, toCaipNetworkId } from '../../../core/src/domain/caip/caip.ts'
import { timeouts } from '../../../core/src/domain/constants.ts'
import { createProfileReader } from '../../../core/src/stores/account/account.profile.actors.ts'
import { dataApiFixture, evmNetwork, signal, solana } from './data-api.fixture.ts'
import { etherNetwork } from './in-page-send.fixture.ts'
import { nodePlatform } from './page.fixture.ts'

const createFixture = dataApiFixture()
const native = `${evmNetwork}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`
type Fixture = Awaited<ReturnType<typeof createFixture>>

const amountsOf = async (
  { data }: Pick<Fixture, 'data'>,
  account: ReturnType<Fixture['account']>,
  forceUpdate: readonly string[] = [],
) => {
  const response = await data.balances(account, forceUpdate, signal)
  return response.status === 'read'
    ? response.tokens.map(
        ({ symbol, quantity }) => `${quantity.numeric} ${symbol} ${quantity.decimals}`,
      )
    : response.status
}
async function allHistory({ data, account }: Fixture): Promise<readonly ActivityRow[]> {
  const rows: ActivityRow[] = []
  for (let cursor: string | null = null, page = 0; page === 0 || cursor !== null; page += 1) {
    const response = await data.history(
      { account: account(busyAccount), cursor, onramp: null },
      signal,
    )
    rows.push(...response.rows)
    cursor = response.next
  }
  return rows
}
const send = async ({ sandbox }: Fixture, from: number, value: bigint) => {
  const client = createWalletClient({
    account: sandboxAccount(from),
    transport: http(sandbox.chains[0]?.rpc),
  })
  const hash = await client.sendTransaction({
    chain: null,
    to: sandboxAccount(8).address,
    value,
  })
  // On a busy machine the node responds before it mines the transaction.
  await waitForReceipt(client, hash)
  return hash
}

describe('holdings of an account', () => {
  test('balances returns every token with its own decimals and counts tokens without decimals as hidden', async () => {
    const fixture = await createFixture()
    const response = await fixture.data.balances(fixture.account(0), [], signal)
    expect(response).toMatchObject({ status: 'read', hidden: 1 })
    expect(await amountsOf(fixture, fixture.account(0))).toEqual([
      '10000 ETH 18',
      '1000 SBD 6',
      '1000 SBD 6',
      '1000 SBC 8',
      '1000 SBE 18',
      '1000 OSD 6',
      '1000 STN 18',
    ])
  })

  test('balances returns two tokens with the same name and symbol with their own addresses and prices', async () => {
    const fixture = await createFixture()
    const response = await fixture.data.balances(fixture.account(0), [], signal)
    const twins =
      response.status === 'read' ? response.tokens.filter(({ symbol }) => symbol === 'SBD') : []
    const [dollar, twin] = fixture.sandbox.chains[0]?.tokens ?? []
    expect(twins.map(({ address, price }) => [address, price])).toEqual([
      [`${evmNetwork}:${dollar?.address}`, 1],
      [`${evmNetwork}:${twin?.address}`, null],
    ])
  })

  test('balances returns Sol and the tokens of a Solana account', async () => {
    const fixture = await createFixture()
    const owner = '5kMDkdera2vkpd3XkjMd851WJ4EnE9nxGcukW2mW7AU3'
    expect(await amountsOf(fixture, caipAddressOf(solana, owner))).toEqual([
      '100 SOL 9',
      '1000 SBD 6',
      '1000 SBG 9',
    ])
    expect(fixture.requests()[0]).toMatchObject({
      path: `/v1/account/${owner}/balance`,
      query: { chainId: solana, currency: 'usd', projectId: 'p1' },
    })
  })

  test('balances is cached until the caller forces an update, which shows changes on chain', async () => {
    const fixture = await createFixture({ clock: 'manual' })
    const before = await amountsOf(fixture, fixture.account(9))
    await send(fixture, 9, parseEther('1'))
    expect(await amountsOf(fixture, fixture.account(9))).toEqual(before)
    const after = await amountsOf(fixture, fixture.account(9), [`${evmNetwork}:native`])
    expect(after).not.toEqual(before)
    expect(fixture.requests().map(({ query }) => query.forceUpdate)).toEqual([
      undefined,
      `${evmNetwork}:native`,
    ])
    expect(await amountsOf(fixture, fixture.account(9))).toEqual(after)
  })

  test('balances is requested again after 30 s, and every request contains project id and SDK label', async () => {
    const fixture = await createFixture({ clock: 'manual' })
    await amountsOf(fixture, fixture.account(0))
    fixture.clock.advance(timeouts.balanceCache)
    await amountsOf(fixture, fixture.account(0))
    fixture.clock.advance(1)
    await amountsOf(fixture, fixture.account(0))
    expect(fixture.requests()).toHaveLength(2)
    for (const { query } of fixture.requests())
      expect(query).toMatchObject({
        projectId: 'p1',
        st: expect.stringMatching(/./),
        sv: expect.stringMatching(/^html-/),
      })
  })
})

describe('history of an account', () => {
  test('history returns at least 500 transactions page by page, each once, newest first', async () => {
    const rows = await allHistory(await createFixture())
    expect(
      rows.filter(({ operationType }) => operationType !== 'receive').length,
    ).toBeGreaterThanOrEqual(500)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    const times = rows.map(({ minedAt }) => Date.parse(minedAt))
    expect(times).toEqual([...times].sort((a, b) => b - a))
    expect(new Set(rows.map(({ minedAt }) => minedAt.slice(0, 4))).size).toBeGreaterThanOrEqual(2)
  })

  test('history contains every kind: sent, received, traded, approved, revoked, failed, NFTs and spam NFTs', async () => {
    const rows = await allHistory(await createFixture())
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
    const nfts = rows
      .flatMap(({ transfers }) => transfers)
      .flatMap(({ nft }) => (nft === null ? [] : [nft]))
    expect(nfts.some(({ isSpam }) => isSpam)).toBe(true)
    const stamp = nfts.find(({ isSpam }) => !isSpam)
    expect((await fetch(stamp?.preview ?? '')).headers.get('content-type')).toBe('image/svg+xml')
  })

  test('history with `onramp` returns pending, completed and failed purchases', async () => {
    const { data, account } = await createFixture()
    const { rows, next } = await data.history(
      { account: account(busyAccount), cursor: null, onramp: 'coinbase' },
      signal,
    )
    expect([rows.map(({ status }) => status.split('_').at(-1)), next]).toEqual([
      ['PROGRESS', 'SUCCESS', 'FAILED'],
      null,
    ])
  })

  test('history starts with the transaction that was sent last', async () => {
    const fixture = await createFixture()
    const hash = await send(fixture, busyAccount, parseEther('0.25'))
    const { rows } = await fixture.data.history(
      { account: fixture.account(busyAccount), cursor: null, onramp: null },
      signal,
    )
    expect(rows[0]).toMatchObject({
      hash,
      status: 'confirmed',
      transfers: [{ direction: 'out', quantity: { numeric: '0.25' } }],
    })
  })

  test('history returns received transfers on Solana', async () => {
    const { data } = await createFixture()
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
  test('lookUp resolves a name to an address per coin type and an avatar, and reverse returns the name of an address', async () => {
    const { data, sandbox } = await createFixture()
    const alice = await data.lookUp('alice.sandbox.id', { fresh: false }, signal)
    expect(alice?.addresses['60']).toBe(sandbox.accounts[3])
    expect(Object.keys(alice?.addresses ?? {})).toEqual(expect.arrayContaining(['60', '501']))
    expect(alice?.avatar).toMatch(/^data:image\/svg\+xml;base64,/)
    expect(await data.lookUp('unknown.example', { fresh: false }, signal)).toBeNull()
    expect(await data.lookUp('unknown.sandbox.id', { fresh: false }, signal)).toBeNull()
    expect(
      (await data.reverse(sandbox.accounts[3] ?? '', null, signal)).map(
        ({ claimedName }) => claimedName,
      ),
    ).toEqual(['alice.sandbox.id'])
    expect(await data.reverse(sandbox.accounts[0] ?? '', null, signal)).toEqual([])
  })

  test('lookUp returns a hostile name without control characters, with unchecked addresses and no avatar [R9]', async () => {
    const { data } = await createFixture()
    expect(await data.lookUp('mallory.sandbox.id', { fresh: false }, signal)).toEqual({
      name: 'mallory.sandbox.id',
      addresses: { 60: 'no address', 501: '<b>none</b>' },
      avatar: null,
    })
  })

  test('lookUp with `fresh` returns the changed address of a name and caches it', async () => {
    const { data, service } = await createFixture()
    const read = async (fresh: boolean) =>
      (await data.lookUp('bob.sandbox.id', { fresh }, signal))?.addresses['60']
    const before = await read(false)
    service.set({
      names: [
        {
          name: 'bob.sandbox.id',
          addresses: { '60': '0x00000000000000000000000000000000000000Aa' },
        },
      ],
    })
    expect(await read(false)).toBe(before)
    expect(await read(true)).toBe('0x00000000000000000000000000000000000000Aa')
    expect(await read(false)).toBe('0x00000000000000000000000000000000000000Aa')
  })

  test('the account has the name that resolves to its address, and not one that only claims it [V11]', async () => {
    const { data, sandbox } = await createFixture()
    const [chain] = sandbox.chains
    const network = etherNetwork(31337, 'Localhost One', chain?.rpc ?? '')
    const adapters = { get: async () => ({ transfer: null }) }
    const readProfile = createProfileReader({ adapters, data, platform: nodePlatform() } as never)
    const identityOf = async (index: number) => {
      const address = sandbox.accounts[index] ?? ''
      const request = { namespace: 'eip155', network, address } as const
      return (await readProfile(request, signal)).identity
    }
    expect(await identityOf(3)).toMatchObject({ name: 'alice.sandbox.id' })
    const mallory = caipAddressOf(evmNetwork, sandbox.accounts[1] ?? '')
    expect((await data.identity(mallory, null, signal)).claimedName).toBe('mallory.sandbox.id')
    expect(await identityOf(1)).toEqual({ name: null, avatar: null })
  })

  test('identity is cached for five minutes', async () => {
    const fixture = await createFixture({ clock: 'manual' })
    const read = async () =>
      (await fixture.data.identity(fixture.account(3), null, signal)).claimedName
    expect([await read(), await read()]).toEqual(['alice.sandbox.id', 'alice.sandbox.id'])
    fixture.clock.advance(timeouts.nameCache + 1)
    await read()
    expect(fixture.requests()).toHaveLength(2)
  })

  test('prices returns US dollars per token, and gasPrice returns `standard` below `instant`', async () => {
    const { data, sandbox } = await createFixture()
    const prices = await data.prices(
      [
        native,
        `${evmNetwork}:${sandbox.chains[0]?.token}`,
        `${solana}:So11111111111111111111111111111111111111111`,
      ],
      signal,
    )
    expect(prices.map(({ symbol, price }) => [symbol, price])).toEqual([
      ['ETH', 2_500],
      ['SBD', 1],
      ['SOL', 150],
    ])
    const { standard, instant } = await data.gasPrice(evmNetwork, signal)
    expect(BigInt(standard) < BigInt(instant)).toBe(true)
  })
})

test('an unsupported network has no data and causes no request', async () => {
  const fixture = await createFixture()
  const other = toCaipNetworkId('eip155:1')
  const account = caipAddressOf(other, fixture.sandbox.accounts[0] ?? '')
  expect(await fixture.data.supports(other, signal)).toBe(false)
  expect(await amountsOf(fixture, account)).toBe('unsupported')
  expect(await fixture.data.history({ account, cursor: null, onramp: null }, signal)).toEqual({
    rows: [],
    next: null,
  })
  expect(await fixture.data.identity(account, null, signal)).toEqual({
    claimedName: null,
    claimedAvatar: null,
  })
  expect(await fixture.data.prices([`${other}:0x0`], signal)).toEqual([])
  await expect(fixture.data.gasPrice(other, signal)).rejects.toMatchObject({
    code: 'data/gas-price-unsupported',
  })
  expect(fixture.requests()).toEqual([])
})

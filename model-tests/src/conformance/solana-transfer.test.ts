import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  fee,
  nobody,
  openPaying,
  type Paying,
  rent,
  signal,
  sol,
  tokenless,
} from './solana-transfer.fixture.ts'

let it: Paying
let to: string
let mint: string
beforeEach(async () => {
  it = await openPaying()
  to = it.page.control.addresses[1] ?? ''
  mint = it.svm.token.mint
}, 60_000)
afterEach(() => it.close())

const refused = (change: Parameters<Paying['prepare']>[0], code: string) =>
  expect(it.prepare(change)).rejects.toMatchObject({ code })
const system = '11111111111111111111111111111111'

describe('transfers of Sol', () => {
  test('a transfer of Sol arrives to the last lamport and costs exactly the reviewed fee', async () => {
    const amount = 1_234_567_891n
    const before = [await it.page.balanceOf(it.from), await it.page.balanceOf(to)] as const
    const prepared = await it.prepare({ amount: String(amount) })
    expect(prepared.review).toEqual({
      caipNetworkId: it.page.network.caipNetworkId,
      from: it.from,
      to,
      asset: null,
      amount: String(amount),
      decimals: 9,
      symbol: 'SOL',
      fee: { amount: String(fee), decimals: 9, symbol: 'SOL' },
      accountRent: null,
    })
    expect(await it.pay(prepared)).toMatchObject({ end: 'confirmed', news: [{ type: 'seen' }] })
    expect([await it.page.balanceOf(it.from), await it.page.balanceOf(to)]).toEqual([
      before[0] - amount - fee,
      before[1] + amount,
    ])
  })

  test('a transfer of Sol to a new account needs at least the rent-exempt minimum', async () => {
    await refused({ to: nobody, amount: String(rent.empty - 1n) }, 'send/below-minimum')
    const prepared = await it.prepare({ to: nobody, amount: String(rent.empty) })
    expect(await it.pay(prepared)).toMatchObject({ end: 'confirmed' })
    expect(await it.page.balanceOf(nobody)).toBe(rent.empty)
  })

  test('a transfer of Sol empties the account or leaves at least the rent-exempt minimum', async () => {
    const balance = await it.page.balanceOf(it.from)
    await refused({ amount: String(balance + 1n) }, 'send/funds-insufficient')
    await refused({ amount: String(balance) }, 'send/fee-insufficient')
    await refused({ amount: String(balance - fee - 1n) }, 'send/leaves-too-little')
    await it.prepare({ amount: String(balance - fee - rent.empty) })
    expect(await it.pay(await it.prepare({ amount: String(balance - fee) }))).toMatchObject({
      end: 'confirmed',
    })
    expect(await it.page.balanceOf(it.from)).toBe(0n)
  })

  test('a transfer of Max leaves a rent-exempt account', async () => {
    const balance = await it.page.balanceOf(it.from)
    const reserve = BigInt(await it.money.feeReserve(it.request({}), signal))
    expect(reserve).toBe(fee + rent.empty)
    expect(await it.pay(await it.prepare({ amount: String(balance - reserve) }))).toMatchObject({
      end: 'confirmed',
    })
    expect(await it.page.balanceOf(it.from)).toBe(rent.empty)
  })

  test('a transfer of Sol to the sender costs the fee', async () => {
    const balance = await it.page.balanceOf(it.from)
    expect(await it.pay(await it.prepare({ to: it.from }))).toMatchObject({ end: 'confirmed' })
    expect(await it.page.balanceOf(it.from)).toBe(balance - fee)
  })

  test('a transfer of Sol with other decimals than on chain is rejected', () =>
    refused({ decimals: 18 }, 'send/decimals-mismatch'))
})

describe('transfers of a token', () => {
  test('a token transfer arrives to the last unit', async () => {
    const amount = 1_500_001n
    const before = [await it.tokensOf(it.from), await it.tokensOf(to)] as [bigint, bigint]
    const prepared = await it.prepare({ asset: mint, amount: String(amount), decimals: 6 })
    expect(prepared.review).toMatchObject({
      from: it.from,
      to,
      asset: mint,
      amount: String(amount),
      decimals: 6,
      symbol: '',
      accountRent: null,
    })
    expect(await it.pay(prepared)).toMatchObject({ end: 'confirmed', news: [{ type: 'seen' }] })
    expect([await it.tokensOf(it.from), await it.tokensOf(to)]).toEqual([
      before[0] - amount,
      before[1] + amount,
    ])
  })

  test("create the receiver's token account and show its cost before", async () => {
    const receiver = await tokenless()
    const before = await it.page.balanceOf(it.from)
    expect(await it.tokensOf(receiver)).toBeNull()
    const prepared = await it.prepare({ to: receiver, asset: mint, amount: '7' })
    expect(prepared.review).toMatchObject({
      to: receiver,
      accountRent: String(rent.token),
      fee: { amount: String(fee) },
    })
    expect(await it.pay(prepared)).toMatchObject({ end: 'confirmed' })
    expect([await it.tokensOf(receiver), await it.page.balanceOf(it.from)]).toEqual([
      7n,
      before - fee - rent.token,
    ])
    expect(
      (await it.prepare({ to: receiver, asset: mint, amount: '7' })).review.accountRent,
    ).toBeNull()
  })

  test('a token transfer reaches a receiver without any account', async () => {
    expect(await it.pay(await it.prepare({ to: nobody, asset: mint, amount: '1' }))).toMatchObject({
      end: 'confirmed',
    })
    expect([await it.tokensOf(nobody), await it.page.balanceOf(nobody)]).toEqual([1n, 0n])
  })

  test('a token transfer to the sender changes no balance', async () => {
    const held = await it.tokensOf(it.from)
    expect(await it.pay(await it.prepare({ to: it.from, asset: mint, amount: '5' }))).toMatchObject(
      { end: 'confirmed' },
    )
    expect(await it.tokensOf(it.from)).toBe(held)
  })

  test('a token transfer uses the data of the mint, which has no name', async () => {
    const { network } = it.page
    expect(await it.money.token({ network, asset: mint, holder: it.from }, signal)).toEqual({
      name: '',
      symbol: '',
      decimals: 6,
      balance: String(await it.tokensOf(it.from)),
    })
    expect(await it.money.token({ network, asset: mint, holder: nobody }, signal)).toMatchObject({
      balance: '0',
    })
    await expect(
      it.money.token({ network, asset: to, holder: nobody }, signal),
    ).rejects.toMatchObject({ code: 'send/token-unreadable' })
  })

  test('a token transfer above the balance or with other decimals is rejected', async () => {
    await refused(
      { asset: mint, amount: String(((await it.tokensOf(it.from)) ?? 0n) + 1n) },
      'send/funds-insufficient',
    )
    await refused({ asset: mint, amount: '1', decimals: 9 }, 'send/decimals-mismatch')
    await refused({ asset: it.from, amount: '1' }, 'send/token-unreadable')
  })

  test("are rejected if the fee or the receiver's account cannot be paid", async () => {
    const balance = await it.page.balanceOf(it.from)
    await it.pay(await it.prepare({ amount: String(balance - fee - rent.empty - fee) }))
    const receiver = await tokenless()
    await refused({ asset: mint, to: receiver, amount: '1' }, 'send/fee-insufficient')
    expect(await it.pay(await it.prepare({ asset: mint, amount: '1' }))).toMatchObject({
      end: 'confirmed',
    })
    await refused({ asset: mint, amount: '1' }, 'send/leaves-too-little')
  })
})

describe('the receiver of a Solana transfer', () => {
  const facts = (address: string) =>
    it.money.receiver({ network: it.page.network, address }, signal)

  test('a receiver on the curve is no contract, also if it is new', async () =>
    expect([await facts(to), await facts(nobody)]).toEqual([
      { isContract: false },
      { isContract: false },
    ]))

  test('a receiver off the curve is a contract', async () => {
    const [found] = Object(
      await it.rpc('getTokenAccountsByOwner', it.from, { mint }, { encoding: 'base64' }),
    ).value
    await expect(facts(found.pubkey)).rejects.toMatchObject({ code: 'send/receiver-blocked' })
    await it.pay(await it.prepare({ to: nobody, amount: String(sol) }))
    expect(await facts('9W959DqEETiGZocYWCQPaJ6sBmUzgfxXfqGeTEdp3aQP')).toEqual({
      isContract: expect.any(Boolean),
    })
  })

  test.each([
    ['the system program', () => system, 'send/receiver-blocked'],
    ['the token itself', () => mint, 'send/receiver-blocked'],
    ['a program', () => 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'send/receiver-blocked'],
    [
      'an address of another chain',
      () => '0x00000000219ab540356cBB839Cbe05303d7705Fa',
      'send/address-invalid',
    ],
    ['an address with a prefix', () => `x ${nobody}`, 'send/address-invalid'],
    ['an empty text', () => '', 'send/address-invalid'],
  ])('that is %s is rejected', async (_, address, code) => {
    await refused({ to: address(), amount: String(sol) }, code)
    await refused({ to: address(), asset: mint, amount: '1' }, code)
  })

  test('a Solana address is 32 bytes in canonical base58', () =>
    expect(
      [nobody, ` ${nobody}`, `${nobody}1`, nobody.slice(9), 'O'.repeat(32)].map(
        it.money.checkAddress,
      ),
    ).toEqual([nobody, null, null, null, null]))
})

describe('amounts', () => {
  test.each([
    ['0', 'send/amount-or-receiver-missing'],
    ['', 'send/amount-invalid'],
    ['-1', 'send/amount-invalid'],
    ['1.5', 'send/amount-invalid'],
    ['1e3', 'send/amount-invalid'],
    [String(2n ** 64n), 'send/amount-invalid'],
  ])('%j is not sent', (amount, code) => refused({ amount }, code))
})

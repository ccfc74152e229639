import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  addressWithoutTokenAccount,
  fee,
  rent,
  type SolanaTransferFixture,
  signal,
  sol,
  startSolanaTransferFixture,
  unusedAddress,
} from './solana-transfer.fixture.ts'

let fixture: SolanaTransferFixture
let to: string
let mint: string
beforeEach(async () => {
  fixture = await startSolanaTransferFixture()
  to = fixture.page.control.addresses[1] ?? ''
  mint = fixture.svm.token.mint
})
afterEach(() => fixture.close())

const expectRejection = (change: Parameters<SolanaTransferFixture['prepare']>[0], code: string) =>
  expect(fixture.prepare(change)).rejects.toMatchObject({ code })
const system = '11111111111111111111111111111111'

describe('transfers of Sol', () => {
  test('a transfer of Sol credits the exact amount in lamports and costs exactly the reviewed fee', async () => {
    const amount = 1_234_567_891n
    const before = [
      await fixture.page.balanceOf(fixture.from),
      await fixture.page.balanceOf(to),
    ] as const
    const prepared = await fixture.prepare({ amount: String(amount) })
    expect(prepared.review).toEqual({
      caipNetworkId: fixture.page.network.caipNetworkId,
      from: fixture.from,
      to,
      asset: null,
      amount: String(amount),
      decimals: 9,
      symbol: 'SOL',
      fee: { amount: String(fee), decimals: 9, symbol: 'SOL' },
      accountRent: null,
    })
    expect(await fixture.sendAndTrack(prepared)).toMatchObject({
      outcome: 'confirmed',
      updates: [{ type: 'seen' }, { type: 'included' }],
    })
    expect([await fixture.page.balanceOf(fixture.from), await fixture.page.balanceOf(to)]).toEqual([
      before[0] - amount - fee,
      before[1] + amount,
    ])
  })

  test('a transfer of Sol to a new account needs at least the rent-exempt minimum', async () => {
    await expectRejection(
      { to: unusedAddress, amount: String(rent.empty - 1n) },
      'send/below-minimum',
    )
    const prepared = await fixture.prepare({ to: unusedAddress, amount: String(rent.empty) })
    expect(await fixture.sendAndTrack(prepared)).toMatchObject({ outcome: 'confirmed' })
    expect(await fixture.page.balanceOf(unusedAddress)).toBe(rent.empty)
  })

  test('a transfer of Sol empties the account or leaves at least the rent-exempt minimum', async () => {
    const balance = await fixture.page.balanceOf(fixture.from)
    await expectRejection({ amount: String(balance + 1n) }, 'send/funds-insufficient')
    await expectRejection({ amount: String(balance) }, 'send/fee-insufficient')
    await expectRejection({ amount: String(balance - fee - 1n) }, 'send/leaves-too-little')
    await fixture.prepare({ amount: String(balance - fee - rent.empty) })
    expect(
      await fixture.sendAndTrack(await fixture.prepare({ amount: String(balance - fee) })),
    ).toMatchObject({
      outcome: 'confirmed',
    })
    expect(await fixture.page.balanceOf(fixture.from)).toBe(0n)
  })

  test('a transfer of the balance less feeReserve leaves the rent-exempt minimum', async () => {
    const balance = await fixture.page.balanceOf(fixture.from)
    const reserve = BigInt(await fixture.client.feeReserve(fixture.request({}), signal))
    expect(reserve).toBe(fee + rent.empty)
    expect(
      await fixture.sendAndTrack(await fixture.prepare({ amount: String(balance - reserve) })),
    ).toMatchObject({
      outcome: 'confirmed',
    })
    expect(await fixture.page.balanceOf(fixture.from)).toBe(rent.empty)
  })

  test('a transfer of Sol to the sender costs only the fee', async () => {
    const balance = await fixture.page.balanceOf(fixture.from)
    expect(await fixture.sendAndTrack(await fixture.prepare({ to: fixture.from }))).toMatchObject({
      outcome: 'confirmed',
    })
    expect(await fixture.page.balanceOf(fixture.from)).toBe(balance - fee)
  })

  test('prepare rejects a transfer of Sol with other decimals than 9', () =>
    expectRejection({ decimals: 18 }, 'send/decimals-mismatch'))
})

describe('transfers of a Solana token', () => {
  test('a Solana token transfer credits the exact amount', async () => {
    const amount = 1_500_001n
    const before = [await fixture.tokensOf(fixture.from), await fixture.tokensOf(to)] as [
      bigint,
      bigint,
    ]
    const prepared = await fixture.prepare({ asset: mint, amount: String(amount), decimals: 6 })
    expect(prepared.review).toMatchObject({
      from: fixture.from,
      to,
      asset: mint,
      amount: String(amount),
      decimals: 6,
      symbol: '',
      accountRent: null,
    })
    expect(await fixture.sendAndTrack(prepared)).toMatchObject({
      outcome: 'confirmed',
      updates: [{ type: 'seen' }, { type: 'included' }],
    })
    expect([await fixture.tokensOf(fixture.from), await fixture.tokensOf(to)]).toEqual([
      before[0] - amount,
      before[1] + amount,
    ])
  })

  test("a Solana token transfer creates the receiver's token account, whose cost is in the review", async () => {
    const receiver = await addressWithoutTokenAccount()
    const before = await fixture.page.balanceOf(fixture.from)
    expect(await fixture.tokensOf(receiver)).toBeNull()
    const prepared = await fixture.prepare({ to: receiver, asset: mint, amount: '7' })
    expect(prepared.review).toMatchObject({
      to: receiver,
      accountRent: String(rent.token),
      fee: { amount: String(fee) },
    })
    expect(await fixture.sendAndTrack(prepared)).toMatchObject({ outcome: 'confirmed' })
    expect([await fixture.tokensOf(receiver), await fixture.page.balanceOf(fixture.from)]).toEqual([
      7n,
      before - fee - rent.token,
    ])
    expect(
      (await fixture.prepare({ to: receiver, asset: mint, amount: '7' })).review.accountRent,
    ).toBeNull()
  })

  test('a Solana token transfer credits a receiver without any account', async () => {
    expect(
      await fixture.sendAndTrack(
        await fixture.prepare({ to: unusedAddress, asset: mint, amount: '1' }),
      ),
    ).toMatchObject({
      outcome: 'confirmed',
    })
    expect([
      await fixture.tokensOf(unusedAddress),
      await fixture.page.balanceOf(unusedAddress),
    ]).toEqual([1n, 0n])
  })

  test('a Solana token transfer to the sender changes no balance', async () => {
    const balanceBefore = await fixture.tokensOf(fixture.from)
    expect(
      await fixture.sendAndTrack(
        await fixture.prepare({ to: fixture.from, asset: mint, amount: '5' }),
      ),
    ).toMatchObject({ outcome: 'confirmed' })
    expect(await fixture.tokensOf(fixture.from)).toBe(balanceBefore)
  })

  test('token returns the decimals and balance of a mint, with empty names, and throws for an address that is not a mint', async () => {
    const { network } = fixture.page
    expect(
      await fixture.client.token({ network, asset: mint, holder: fixture.from }, signal),
    ).toEqual({
      name: '',
      symbol: '',
      decimals: 6,
      balance: String(await fixture.tokensOf(fixture.from)),
    })
    expect(
      await fixture.client.token({ network, asset: mint, holder: unusedAddress }, signal),
    ).toMatchObject({
      balance: '0',
    })
    await expect(
      fixture.client.token({ network, asset: to, holder: unusedAddress }, signal),
    ).rejects.toMatchObject({ code: 'send/token-unreadable' })
  })

  test('prepare rejects a Solana token transfer above the balance, with other decimals or of an unreadable mint', async () => {
    await expectRejection(
      { asset: mint, amount: String(((await fixture.tokensOf(fixture.from)) ?? 0n) + 1n) },
      'send/funds-insufficient',
    )
    await expectRejection({ asset: mint, amount: '1', decimals: 9 }, 'send/decimals-mismatch')
    await expectRejection({ asset: fixture.from, amount: '1' }, 'send/token-unreadable')
  })

  test("prepare rejects a Solana token transfer if the Sol does not cover the fee or the receiver's account", async () => {
    const balance = await fixture.page.balanceOf(fixture.from)
    await fixture.sendAndTrack(
      await fixture.prepare({ amount: String(balance - fee - rent.empty - fee) }),
    )
    const receiver = await addressWithoutTokenAccount()
    await expectRejection({ asset: mint, to: receiver, amount: '1' }, 'send/fee-insufficient')
    expect(
      await fixture.sendAndTrack(await fixture.prepare({ asset: mint, amount: '1' })),
    ).toMatchObject({
      outcome: 'confirmed',
    })
    await expectRejection({ asset: mint, amount: '1' }, 'send/leaves-too-little')
  })
})

describe('the receiver of a Solana transfer', () => {
  const receiverInfo = (address: string) =>
    fixture.client.receiver({ network: fixture.page.network, address }, signal)

  test('receiver returns that an address on the curve is not a contract, also without transactions', async () =>
    expect([await receiverInfo(to), await receiverInfo(unusedAddress)]).toEqual([
      { isContract: false },
      { isContract: false },
    ]))

  test('receiver throws send/receiver-blocked for a token account, and resolves for another address off the curve', async () => {
    const [found] = Object(
      await fixture.rpc('getTokenAccountsByOwner', fixture.from, { mint }, { encoding: 'base64' }),
    ).value
    await expect(receiverInfo(found.pubkey)).rejects.toMatchObject({
      code: 'send/receiver-blocked',
    })
    await fixture.sendAndTrack(await fixture.prepare({ to: unusedAddress, amount: String(sol) }))
    expect(await receiverInfo('9W959DqEETiGZocYWCQPaJ6sBmUzgfxXfqGeTEdp3aQP')).toEqual({
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
    ['an address with a prefix', () => `x ${unusedAddress}`, 'send/address-invalid'],
    ['an empty text', () => '', 'send/address-invalid'],
  ])('prepare rejects %s as receiver', async (_, address, code) => {
    await expectRejection({ to: address(), amount: String(sol) }, code)
    await expectRejection({ to: address(), asset: mint, amount: '1' }, code)
  })

  test('checkAddress returns null for any text other than 32 bytes in canonical base58', () =>
    expect(
      [
        unusedAddress,
        ` ${unusedAddress}`,
        `${unusedAddress}1`,
        unusedAddress.slice(9),
        'O'.repeat(32),
      ].map(fixture.client.checkAddress),
    ).toEqual([unusedAddress, null, null, null, null]))
})

describe('amounts of Solana transfers', () => {
  test.each([
    ['0', 'send/amount-or-receiver-missing'],
    ['', 'send/amount-invalid'],
    ['-1', 'send/amount-invalid'],
    ['1.5', 'send/amount-invalid'],
    ['1e3', 'send/amount-invalid'],
    [String(2n ** 64n), 'send/amount-invalid'],
  ])('prepare rejects the amount %j', (amount, code) => expectRejection({ amount }, code))
})

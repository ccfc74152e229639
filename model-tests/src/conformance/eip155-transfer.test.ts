import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { PreparedTransfer } from '../../../core/src/domain/transfer/transfer.ts'
import {
  hexOf,
  signal,
  startTransferFixture,
  type TransferFixture,
} from './eip155-transfer.fixture.ts'

let fixture: TransferFixture
beforeAll(async () => {
  fixture = await startTransferFixture()
})
afterAll(() => fixture.close())
afterEach(() => {
  fixture.page.control.changeChain(31337)
  fixture.page.control.setMode('auto')
})

const ether = 10n ** 18n
const recheck = (prepared: PreparedTransfer, network = fixture.network) =>
  fixture.client.recheck({ connectorId: fixture.page.connectorId, network, prepared }, signal)
const tokenBalance = async (asset: string, holder: string) => {
  const { balance } = await fixture.client.token(
    { network: fixture.network, asset, holder },
    signal,
  )
  return BigInt(balance)
}

describe('eip155 transfers of Ether', () => {
  test('a transfer of Ether credits the exact amount in wei and costs at most the reviewed fee', async () => {
    const { ada, bob, balance } = fixture
    const amount = 1_234_567_890_123_456_789n
    const [before, bobBefore] = [await balance(ada), await balance(bob)]
    const prepared = await fixture.prepare({ amount: String(amount) })
    expect(prepared.review).toMatchObject({
      from: ada,
      to: bob,
      asset: null,
      amount: String(amount),
      decimals: 18,
      symbol: 'ETH',
    })
    await recheck(prepared)
    const { outcome, updates } = fixture.track(prepared, await fixture.submit(prepared))
    expect(await outcome).toBe('confirmed')
    expect(updates).toEqual([{ type: 'seen' }, { type: 'included' }])
    expect(await balance(bob)).toBe(bobBefore + amount)
    const cost = before - amount - (await balance(ada))
    expect(cost > 0n && cost <= BigInt(prepared.review.fee.amount)).toBe(true)
  })

  test('the whole balance less feeReserve can be sent in a later block [H7]', async () => {
    const from = fixture.page.control.addresses[1] ?? ''
    const { network, connectorId, to, asset } = fixture.request({})
    const reserve = BigInt(
      await fixture.client.feeReserve({ network, connectorId, from, to, asset }, signal),
    )
    const amount = (await fixture.balance(from)) - reserve
    const prepared = await fixture.prepare({ from, amount: String(amount) })
    await fixture.callRpc('evm_mine')
    expect(await fixture.track(prepared, await fixture.submit(prepared)).outcome).toBe('confirmed')
    expect((await fixture.balance(from)) < ether / 1_000n).toBe(true)
    await expect(fixture.prepare({ from, amount: String(reserve) })).rejects.toMatchObject({
      code: 'send/funds-insufficient',
    })
    await fixture.callRpc('anvil_setBalance', [from, '0x21e19e0c9bab2400000'])
  })

  test('prepare rejects an amount of Ether above the balance, or one that leaves too little for the fee', async () => {
    const balance = await fixture.balance(fixture.ada)
    await expect(fixture.prepare({ amount: String(balance + 1n) })).rejects.toMatchObject({
      code: 'send/funds-insufficient',
    })
    await expect(fixture.prepare({ amount: String(balance) })).rejects.toMatchObject({
      code: 'send/fee-insufficient',
    })
  })

  test('recheck throws when the balance has dropped below the amount or the fee since the review [H7]', async () => {
    const from = fixture.page.control.addresses[1] ?? ''
    const prepared = await fixture.prepare({ from, amount: String(5n * ether) })
    await fixture.callRpc('anvil_setBalance', [from, `0x${(5n * ether).toString(16)}`])
    await expect(recheck(prepared)).rejects.toMatchObject({ code: 'send/fee-insufficient' })
    await fixture.callRpc('anvil_setBalance', [from, '0x1'])
    await expect(recheck(prepared)).rejects.toMatchObject({ code: 'send/funds-insufficient' })
    await fixture.callRpc('anvil_setBalance', [from, '0x21e19e0c9bab2400000'])
  })
})

describe('eip155 transfers of a token', () => {
  test.each([
    ['dollar', 6],
    ['coin', 8],
    ['euro', 18],
    ['old', 6],
  ] as const)(
    'a transfer of the token `%s` with %d decimals credits the exact amount',
    async (id, decimals) => {
      const { ada, bob } = fixture
      const { address, symbol } = fixture.token(id)
      const [before, bobBefore] = [
        await tokenBalance(address, ada),
        await tokenBalance(address, bob),
      ]
      const prepared = await fixture.prepare({
        asset: address.toLowerCase(),
        amount: '1234567',
        decimals,
      })
      expect(prepared.payload).toMatchObject({ to: address, value: '0x0' })
      expect(prepared.review).toMatchObject({
        to: bob,
        asset: address,
        amount: '1234567',
        decimals,
        symbol,
      })
      await recheck(prepared)
      const { outcome, updates } = fixture.track(prepared, await fixture.submit(prepared))
      expect(await outcome).toBe('confirmed')
      expect(updates).toEqual([{ type: 'seen' }, { type: 'included' }])
      expect([await tokenBalance(address, ada), await tokenBalance(address, bob)]).toEqual([
        before - 1_234_567n,
        bobBefore + 1_234_567n,
      ])
    },
  )

  test('prepare rejects a token amount above the balance, and a sender without Ether for the fee', async () => {
    const asset = fixture.token('dollar').address
    const balance = await tokenBalance(asset, fixture.ada)
    await expect(fixture.prepare({ asset, amount: String(balance + 1n) })).rejects.toMatchObject({
      code: 'send/funds-insufficient',
    })
    const from = fixture.page.control.addresses[1] ?? ''
    await fixture.callRpc('anvil_setBalance', [from, '0x1'])
    await expect(fixture.prepare({ asset, from })).rejects.toMatchObject({
      code: 'send/fee-insufficient',
    })
    await fixture.callRpc('anvil_setBalance', [from, '0x21e19e0c9bab2400000'])
  })

  test('prepare rejects a token transfer that reverts in simulation', async () => {
    await expect(fixture.prepare({ asset: fixture.token('stone').address })).rejects.toMatchObject({
      code: 'send/would-fail',
    })
  })
})

describe('eip155 transfers that changed since the review [R13]', () => {
  test('recheck and submit throw send/account-changed when the wallet no longer shares the sender [B8]', async () => {
    const prepared = await fixture.prepare({})
    fixture.page.control.lock()
    await expect(recheck(prepared)).rejects.toMatchObject({ code: 'send/account-changed' })
    await expect(fixture.submit(prepared)).rejects.toMatchObject({ code: 'send/account-changed' })
    fixture.page.control.unlock()
    await expect(recheck(prepared)).resolves.toBeUndefined()
  })
})

test('prepare sets the maximum fee to 1.2 times the latest base fee plus the tip', async () => {
  const block = await fixture.callRpc('eth_getBlockByNumber', ['latest', false])
  const baseFee = BigInt(hexOf(Reflect.get(Object(block), 'baseFeePerGas')))
  const tip = BigInt(hexOf(await fixture.callRpc('eth_maxPriorityFeePerGas')))
  const maxFeePerGas = (baseFee * 12n + 9n) / 10n + tip
  const { payload, review } = await fixture.prepare({})
  expect(payload).toMatchObject({
    gas: '0x5208',
    gasPrice: null,
    maxFeePerGas: `0x${maxFeePerGas.toString(16)}`,
  })
  expect(review.fee).toEqual({
    amount: String(21_000n * maxFeePerGas),
    decimals: 18,
    symbol: 'ETH',
  })
})

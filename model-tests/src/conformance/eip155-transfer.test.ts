import * as fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { PreparedTransfer } from '../../../core/src/domain/transfer/transfer.ts'
import { type Ground, hexOf, never, openGround, signal } from './eip155-transfer.fixture.ts'

let ground: Ground
beforeAll(async () => {
  ground = await openGround()
}, 60_000)
afterAll(() => ground.close())
afterEach(() => {
  ground.page.control.changeChain(31337)
  ground.page.control.setMode('auto')
})

const ether = 10n ** 18n
const recheck = (prepared: PreparedTransfer, network = ground.one) =>
  ground.money.recheck({ connectorId: ground.page.connectorId, network, prepared }, signal)
const holds = async (asset: string, holder: string) => {
  const { balance } = await ground.money.token({ network: ground.one, asset, holder }, signal)
  return BigInt(balance)
}

describe('transfers of Ether', () => {
  test('a transfer of Ether arrives to the last wei and costs no more than the reviewed fee', async () => {
    const { ada, bob, balance } = ground
    const amount = 1_234_567_890_123_456_789n
    const [before, his] = [await balance(ada), await balance(bob)]
    const prepared = await ground.prepared({ amount: String(amount) })
    expect(prepared.review).toMatchObject({
      from: ada,
      to: bob,
      asset: null,
      amount: String(amount),
      decimals: 18,
      symbol: 'ETH',
    })
    await recheck(prepared)
    const { end, news } = ground.followed(prepared, await ground.submit(prepared))
    expect(await end).toBe('confirmed')
    expect(news).toEqual([{ type: 'seen' }])
    expect(await balance(bob)).toBe(his + amount)
    const paid = before - amount - (await balance(ada))
    expect(paid > 0n && paid <= BigInt(prepared.review.fee.amount)).toBe(true)
  })

  test('all Ether can be sent, less the fee reserve [H7]', async () => {
    const from = ground.page.control.addresses[1] ?? ''
    const { network, connectorId, to, asset } = ground.request({})
    const behind = BigInt(
      await ground.money.feeReserve({ network, connectorId, from, to, asset }, signal),
    )
    const amount = (await ground.balance(from)) - behind
    const prepared = await ground.prepared({ from, amount: String(amount) })
    await ground.ask('evm_mine')
    expect(await ground.followed(prepared, await ground.submit(prepared)).end).toBe('confirmed')
    expect((await ground.balance(from)) < ether / 1_000n).toBe(true)
    await expect(ground.prepared({ from, amount: String(behind) })).rejects.toMatchObject({
      code: 'send/funds-insufficient',
    })
    await ground.ask('anvil_setBalance', [from, '0x21e19e0c9bab2400000'])
  })

  test('prepare rejects an amount of Ether above the balance, or that leaves too little for the fee', async () => {
    const all = await ground.balance(ground.ada)
    await expect(ground.prepared({ amount: String(all + 1n) })).rejects.toMatchObject({
      code: 'send/funds-insufficient',
    })
    await expect(ground.prepared({ amount: String(all) })).rejects.toMatchObject({
      code: 'send/fee-insufficient',
    })
  })

  test('recheck detects Ether that was spent after the review, before the wallet request [H7]', async () => {
    const from = ground.page.control.addresses[1] ?? ''
    const prepared = await ground.prepared({ from, amount: String(5n * ether) })
    await ground.ask('anvil_setBalance', [from, `0x${(5n * ether).toString(16)}`])
    await expect(recheck(prepared)).rejects.toMatchObject({ code: 'send/fee-insufficient' })
    await ground.ask('anvil_setBalance', [from, '0x1'])
    await expect(recheck(prepared)).rejects.toMatchObject({ code: 'send/funds-insufficient' })
    await ground.ask('anvil_setBalance', [from, '0x21e19e0c9bab2400000'])
  })
})

describe('transfers of a token', () => {
  test.each([
    ['dollar', 6],
    ['coin', 8],
    ['euro', 18],
    ['old', 6],
  ] as const)('%s with %d decimals arrives to the last unit', async (id, decimals) => {
    const { ada, bob } = ground
    const { address, symbol } = ground.token(id)
    const [before, his] = [await holds(address, ada), await holds(address, bob)]
    const prepared = await ground.prepared({
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
    const { end, news } = ground.followed(prepared, await ground.submit(prepared))
    expect(await end).toBe('confirmed')
    expect(news).toEqual([{ type: 'seen' }])
    expect([await holds(address, ada), await holds(address, bob)]).toEqual([
      before - 1_234_567n,
      his + 1_234_567n,
    ])
  })

  test('prepare rejects a token whose listed decimals differ from the contract [H6]', async () => {
    const asset = ground.token('dollar').address
    await expect(ground.prepared({ asset, decimals: 18 })).rejects.toMatchObject({
      code: 'send/decimals-mismatch',
    })
  })

  test('prepare rejects a token amount above the balance, or without Ether for the fee', async () => {
    const asset = ground.token('dollar').address
    const all = await holds(asset, ground.ada)
    await expect(ground.prepared({ asset, amount: String(all + 1n) })).rejects.toMatchObject({
      code: 'send/funds-insufficient',
    })
    const from = ground.page.control.addresses[1] ?? ''
    await ground.ask('anvil_setBalance', [from, '0x1'])
    await expect(ground.prepared({ asset, from })).rejects.toMatchObject({
      code: 'send/fee-insufficient',
    })
    await ground.ask('anvil_setBalance', [from, '0x21e19e0c9bab2400000'])
  })

  test('prepare rejects a token transfer that reverts in simulation', async () => {
    await expect(ground.prepared({ asset: ground.token('stone').address })).rejects.toMatchObject({
      code: 'send/would-fail',
    })
  })

  test('an address without a token contract cannot be read', async () => {
    await expect(ground.prepared({ asset: never })).rejects.toMatchObject({
      code: 'send/token-unreadable',
    })
    await expect(holds(never, ground.ada)).rejects.toMatchObject({ code: 'send/token-unreadable' })
  })

  test('a token is not sent to its own contract or the zero address [I1]', async () => {
    const asset = ground.token('dollar').address
    await expect(ground.prepared({ asset, to: asset.toLowerCase() })).rejects.toMatchObject({
      code: 'send/receiver-blocked',
    })
    await expect(ground.prepared({ to: `0x${'0'.repeat(40)}` })).rejects.toMatchObject({
      code: 'send/receiver-blocked',
    })
    await expect(
      ground.money.receiver({ network: ground.one, address: asset }, signal),
    ).resolves.toEqual({ isContract: true })
    await expect(
      ground.money.receiver({ network: ground.one, address: ground.bob }, signal),
    ).resolves.toEqual({ isContract: false })
  })
})

describe('changes since the review [R13]', () => {
  test('a change in any field of the payload is rejected without a wallet request [R13]', async () => {
    const prepared = await ground.prepared({ asset: ground.token('euro').address, amount: '5' })
    ground.page.control.setMode('reject')
    const others = fc.oneof(
      fc.bigInt(0n, 2n ** 256n).map((value) => `0x${value.toString(16)}`),
      fc.string(),
      fc.constant(null),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(prepared.payload)),
        others,
        async (field, value) => {
          fc.pre(Reflect.get(prepared.payload, field) !== value)
          const payload = { ...prepared.payload, [field]: value } as PreparedTransfer['payload']
          await expect(recheck({ ...prepared, payload })).rejects.toMatchObject({
            code: 'send/changed',
          })
          await expect(ground.submit({ ...prepared, payload })).rejects.toMatchObject({
            code: 'send/changed',
          })
        },
      ),
      { numRuns: 200 },
    )
  })

  test("of the wallet's network are rejected and nothing is sent there", async () => {
    const prepared = await ground.prepared({})
    ground.page.control.changeChain(31338)
    await expect(recheck(prepared)).rejects.toMatchObject({ code: 'send/network-changed' })
    await expect(ground.submit(prepared)).rejects.toMatchObject({ code: 'send/network-changed' })
    await expect(recheck(prepared, ground.two)).rejects.toMatchObject({
      code: 'send/network-changed',
    })
  })

  test('a transfer is rejected if the wallet no longer shares the sender [B8]', async () => {
    const prepared = await ground.prepared({})
    ground.page.control.lock()
    await expect(recheck(prepared)).rejects.toMatchObject({ code: 'send/account-changed' })
    await expect(ground.submit(prepared)).rejects.toMatchObject({ code: 'send/account-changed' })
    ground.page.control.unlock()
    await expect(recheck(prepared)).resolves.toBeUndefined()
  })

  test('a transfer rejected in the wallet raises rpc/user-rejected', async () => {
    const prepared = await ground.prepared({})
    ground.page.control.setMode('reject')
    await expect(ground.submit(prepared)).rejects.toMatchObject({ code: 'rpc/user-rejected' })
  })
})

test('prepare rejects a node of another chain [K5]', async () => {
  const wrong = { ...ground.one, rpcUrls: ground.two.rpcUrls }
  await expect(ground.prepared({ network: wrong })).rejects.toMatchObject({
    code: 'endpoint/wrong-chain',
  })
})

test('the maximum fee is 1.2 times the latest base fee plus the tip', async () => {
  const block = await ground.ask('eth_getBlockByNumber', ['latest', false])
  const baseFee = BigInt(hexOf(Reflect.get(Object(block), 'baseFeePerGas')))
  const tip = BigInt(hexOf(await ground.ask('eth_maxPriorityFeePerGas')))
  const most = (baseFee * 12n + 9n) / 10n + tip
  const { payload, review } = await ground.prepared({})
  expect(payload).toMatchObject({
    gas: '0x5208',
    gasPrice: null,
    maxFeePerGas: `0x${most.toString(16)}`,
  })
  expect(review.fee).toEqual({ amount: String(21_000n * most), decimals: 18, symbol: 'ETH' })
})

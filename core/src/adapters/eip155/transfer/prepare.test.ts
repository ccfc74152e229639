import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Answers,
  ada,
  bob,
  coin,
  contracts,
  ether,
  gwei,
  hex,
  network,
  refused,
  request,
  signal,
  startTransfer,
  tokenWith,
  word,
} from './scripted-chain.fixture.ts'

const prepare = async (more: Parameters<typeof request>[0] = {}, answers: Answers = {}) => {
  const { money } = await startTransfer(answers)
  return money.prepare(request(more), signal)
}
const tokens = (more: Parameters<typeof tokenWith>[0]) => ({
  eth_call: contracts({ [coin]: tokenWith(more) }),
})
const usdc = { asset: coin, amount: '250000', decimals: 6 }
const tether = '0xdAC17F958D2ee523a2206206994597C13D831ec7'

describe('what is built', () => {
  test('of Ether is a plain payment, and its most is what is shown', async () => {
    await expect(
      prepare({ from: ada.toLowerCase(), to: bob.toLowerCase() }),
    ).resolves.toMatchObject({
      payload: {
        namespace: 'eip155',
        caipNetworkId: 'eip155:31337',
        from: ada,
        to: bob,
        value: hex(ether),
        data: '0x',
        gas: '0x5208',
        gasPrice: null,
        maxFeePerGas: hex(13n * gwei),
        maxPriorityFeePerGas: hex(gwei),
      },
      review: {
        from: ada,
        to: bob,
        asset: null,
        amount: String(ether),
        decimals: 18,
        symbol: 'ETH',
        fee: { amount: String(21_000n * 13n * gwei), decimals: 18, symbol: 'ETH' },
        accountRent: null,
      },
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })

  test('of a token is one call of its contract, with room for what it takes', async () => {
    const { payload, review } = await prepare(usdc, { eth_estimateGas: () => hex(50_001n) })
    expect(payload).toMatchObject({
      to: coin,
      value: '0x0',
      data: `0xa9059cbb${bob.slice(2).toLowerCase().padStart(64, '0')}${word(250_000n).slice(2)}`,
      gas: hex(60_002n),
    })
    expect(review).toMatchObject({
      to: bob,
      asset: coin,
      amount: '250000',
      decimals: 6,
      symbol: 'USDC',
    })
  })

  test('pays a gas price where blocks have no base fee', async () => {
    const { payload, review } = await prepare(
      {},
      { eth_getBlockByNumber: () => ({}), eth_gasPrice: () => hex(3n * gwei) },
    )
    expect(payload).toMatchObject({
      gasPrice: hex(3n * gwei),
      maxFeePerGas: null,
      maxPriorityFeePerGas: null,
    })
    expect(review.fee.amount).toBe(String(21_000n * 3n * gwei))
  })

  test('tips what the node’s price is above the base fee, where the node does not say it', async () => {
    const silent = { eth_maxPriorityFeePerGas: () => refused('no such method', -32601) }
    await expect(
      prepare({}, { ...silent, eth_gasPrice: () => hex(14n * gwei) }),
    ).resolves.toMatchObject({
      payload: { maxFeePerGas: hex(16n * gwei), maxPriorityFeePerGas: hex(4n * gwei) },
    })
    await expect(
      prepare({}, { ...silent, eth_gasPrice: () => hex(9n * gwei) }),
    ).resolves.toMatchObject({
      payload: { maxFeePerGas: hex(12n * gwei), maxPriorityFeePerGas: '0x0' },
    })
  })

  test('adds what a rollup takes for publishing it', async () => {
    const oracle = '0x420000000000000000000000000000000000000F'
    const { review } = await prepare(
      {},
      { eth_call: contracts({ [oracle]: { '0xf1c7a58b': () => word(1_000n) } }) },
    )
    expect(review.fee.amount).toBe(String(21_000n * 13n * gwei + 1_200n))
  })

  test('has the base fee’s room that the page wants, and never less than the base fee', async () => {
    const { money } = await startTransfer({}, { baseFeeMultiplier: '2.05' })
    await expect(money.prepare(request(), signal)).resolves.toMatchObject({
      payload: { maxFeePerGas: hex(21n * gwei + gwei / 2n) },
    })
    const less = await startTransfer({}, { baseFeeMultiplier: 0.99 })
    await expect(less.money.prepare(request(), signal)).rejects.toMatchObject({
      code: 'transaction/multiplier-too-low',
    })
  })
})

test.each<[string, Parameters<typeof request>[0], string]>([
  ['no amount', { amount: '' }, 'send/amount-invalid'],
  ['an amount of nothing', { amount: '0' }, 'send/amount-or-receiver-missing'],
  ['an amount below nothing', { amount: '-1' }, 'send/amount-invalid'],
  ['an amount with a point', { amount: '1.5' }, 'send/amount-invalid'],
  ['an amount with an exponent', { amount: '1e18' }, 'send/amount-invalid'],
  ['an amount beyond the chain’s numbers', { amount: String(2n ** 256n) }, 'send/amount-invalid'],
  ['more than there is', { amount: String(10n * ether + 1n) }, 'send/funds-insufficient'],
  ['all there is', { amount: String(10n * ether) }, 'send/fee-insufficient'],
  ['I1: nobody to send it to', { to: `0x${'0'.repeat(40)}` }, 'send/receiver-blocked'],
  ['I1: the token’s own contract', { ...usdc, to: coin.toLowerCase() }, 'send/receiver-blocked'],
  [
    'I1: an address of another namespace',
    { to: '2VqKhjZ766ZN3uBtBpb7Ls3cN4HrocP1rzxzekhVEgpU' },
    'send/address-invalid',
  ],
  ['a receiver whose checksum is wrong', { to: bob.replace('C', 'c') }, 'send/address-invalid'],
  ['a sender that is none', { from: 'me' }, 'transaction/address-invalid'],
  ['a token that is none', { asset: 'USDC' }, 'transaction/address-invalid'],
  ['H6: other decimals than the list said', { ...usdc, decimals: 18 }, 'send/decimals-mismatch'],
  ['other decimals than the native ones', { decimals: 6 }, 'send/decimals-mismatch'],
  ['more of a token than there is', { ...usdc, amount: '1000001' }, 'send/funds-insufficient'],
  [
    'a network that is none',
    { network: { ...network, caipNetworkId: 'eip155:x' as typeof network.caipNetworkId } },
    'transaction/chain-missing',
  ],
  [
    'network 0',
    { network: { ...network, caipNetworkId: 'eip155:0' as typeof network.caipNetworkId } },
    'transaction/chain-invalid',
  ],
  [
    'a network of another family',
    { network: { ...network, chainNamespace: 'solana' } },
    'send/unsupported-chain',
  ],
])('%s is refused', async (_, more, code) => {
  await expect(prepare(more)).rejects.toMatchObject({ code })
})

describe('what the chain would refuse', () => {
  const reverts = () => refused('execution reverted: paused', 3)
  test.each<[string, Answers, string]>([
    ['a token that answers false', tokens({ '0xa9059cbb': () => word(0n) }), 'send/would-fail'],
    [
      'a token that answers something else',
      tokens({ '0xa9059cbb': () => word(2n) }),
      'send/would-fail',
    ],
    ['a token that reverts', tokens({ '0xa9059cbb': reverts }), 'send/would-fail'],
    [
      'a contract that takes any call and does nothing',
      tokens({ '0xa9059cbb': () => '0x' }),
      'send/would-fail',
    ],
    ['an estimate that reverts', { eth_estimateGas: reverts }, 'send/would-fail'],
    [
      'a contract that reverts in words of its own',
      { eth_estimateGas: () => refused('execution reverted: insufficient funds', 3) },
      'send/would-fail',
    ],
    [
      'an estimate that lacks funds',
      { eth_estimateGas: () => refused('insufficient funds for transfer') },
      'send/fee-insufficient',
    ],
    ['no Ether for the fee of a token', { eth_getBalance: () => '0x1' }, 'send/fee-insufficient'],
    [
      'a node that is down',
      { eth_estimateGas: () => refused('later', -32005) },
      'rpc/limit-exceeded',
    ],
    [
      'a fee that cannot be read',
      { eth_getBlockByNumber: () => ({ baseFeePerGas: 'cheap' }) },
      'endpoint/unreadable',
    ],
    [
      'a tip beyond everything',
      { eth_maxPriorityFeePerGas: () => hex(2n ** 256n - 1n) },
      'transaction/fee-cap-too-high',
    ],
    ['K5: a node of another chain', { eth_chainId: () => '0x1' }, 'endpoint/wrong-chain'],
  ])('%s is known before', async (_, answers, code) => {
    await expect(prepare(usdc, answers)).rejects.toMatchObject({ code })
  })

  test('a token that answers nothing, but refuses what is not there, is sent', async () => {
    const old = tokens({
      '0xa9059cbb': (data) =>
        data.endsWith(word(250_000n).slice(2)) ? '0x' : refused('execution reverted', 3),
    })
    await expect(prepare(usdc, old)).resolves.toMatchObject({ payload: { to: coin } })
  })

  test('Tether’s contracts answer nothing, and are sent', async () => {
    const { money } = await startTransfer({
      eth_call: contracts({ [tether]: tokenWith({ '0xa9059cbb': () => '0x' }) }),
    })
    await expect(
      money.prepare(request({ ...usdc, asset: tether.toLowerCase() }), signal),
    ).resolves.toMatchObject({
      payload: { to: tether },
    })
  })
})

describe('what stays behind for the fee', () => {
  const { amount: _, decimals: __, ...asked } = request()

  test('is half as much again as the fee; a token needs none of it', async () => {
    const { money } = await startTransfer()
    await expect(money.feeReserve(asked, signal)).resolves.toBe(
      String((21_000n * 13n * gwei * 3n) / 2n),
    )
    await expect(money.feeReserve({ ...asked, asset: coin }, signal)).resolves.toBe('0')
    await expect(money.feeReserve({ ...asked, from: 'me' }, signal)).rejects.toMatchObject({
      code: 'transaction/address-invalid',
    })
  })

  test('is enough where a rollup takes something on top, and where blocks have no base fee', async () => {
    const oracle = '0x420000000000000000000000000000000000000F'
    let published = word(10n ** 13n)
    const { money } = await startTransfer({
      eth_call: contracts({ [oracle]: { '0xf1c7a58b': () => published } }),
    })
    const kept = BigInt(await money.feeReserve(asked, signal))
    expect(kept).toBe(((21_000n * 13n * gwei + (10n ** 13n * 12n) / 10n) * 3n) / 2n)
    published = word(14n * 10n ** 12n)
    await expect(
      money.prepare(request({ amount: String(10n * ether - kept) }), signal),
    ).resolves.toMatchObject({ payload: { to: bob } })
    const legacy = await startTransfer({
      eth_getBlockByNumber: () => ({ baseFeePerGas: null }),
      eth_gasPrice: () => hex(3n * gwei),
    })
    await expect(legacy.money.feeReserve(asked, signal)).resolves.toBe(
      String((21_000n * 3n * gwei * 3n) / 2n),
    )
  })

  test('does without what a rollup takes where its oracle refuses to say; a node that fails is no such word', async () => {
    const said = (answer: () => unknown) =>
      startTransfer({ eth_call: answer }).then(({ money }) => money.feeReserve(asked, signal))
    await expect(said(() => refused('execution reverted', 3))).resolves.toBe(
      String((21_000n * 13n * gwei * 3n) / 2n),
    )
    await expect(said(() => '0x')).resolves.toBe(String((21_000n * 13n * gwei * 3n) / 2n))
    await expect(said(() => ({}))).rejects.toMatchObject({ code: 'endpoint/unreadable' })
  })

  test('is known before anybody is chosen, or when who was chosen takes nothing', async () => {
    const picky = ({ params: [call] }: { params: readonly unknown[] }) =>
      (call as { to: string }).to === bob ? refused('execution reverted', 3) : '0x5208'
    const { money } = await startTransfer({ eth_estimateGas: picky })
    const plain = String((21_000n * 13n * gwei * 3n) / 2n)
    await expect(money.feeReserve({ ...asked, to: '' }, signal)).resolves.toBe(plain)
    await expect(money.feeReserve(asked, signal)).resolves.toBe(plain)
  })

  test('is enough, whatever the base fee is, while that rises by less than half', async () => {
    let [baseFee, tip] = [0n, 0n]
    const { money } = await startTransfer({
      eth_getBlockByNumber: () => ({ baseFeePerGas: hex(baseFee) }),
      eth_maxPriorityFeePerGas: () => hex(tip),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.bigInt(0n, 500n * gwei),
        fc.bigInt(0n, 50n * gwei),
        fc.bigInt(0n, 49n),
        async (base, onTop, rise) => {
          ;[baseFee, tip] = [base, onTop]
          const amount = 10n * ether - BigInt(await money.feeReserve(asked, signal))
          baseFee = (base * (100n + rise)) / 100n
          await expect(
            money.prepare(request({ amount: String(amount) }), signal),
          ).resolves.toMatchObject({
            review: { amount: String(amount) },
          })
        },
      ),
      { numRuns: 40 },
    )
  }, 20_000)
})

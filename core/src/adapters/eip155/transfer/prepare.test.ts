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
  request,
  rpcError,
  signal,
  startTransferClient,
  text,
  tokenWith,
  word,
} from './scripted-chain.fixture.ts'

const prepare = async (overrides: Parameters<typeof request>[0] = {}, answers: Answers = {}) => {
  const { client } = await startTransferClient(answers)
  return client.prepare(request(overrides), signal)
}
const tokens = (overrides: Parameters<typeof tokenWith>[0]) => ({
  eth_call: contracts({ [coin]: tokenWith(overrides) }),
})
const usdc = { asset: coin, amount: '250000', decimals: 6 }
const tether = '0xdAC17F958D2ee523a2206206994597C13D831ec7'

describe('the prepared transfer', () => {
  test('prepare builds an Ether transfer and returns its maximum fee in the review', async () => {
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

  test('prepare builds a single `transfer` call of the token contract, with a gas margin', async () => {
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

  test('prepare adds the contract to the symbol of a token that imitates the native token [V1]', async () => {
    const { review } = await prepare(usdc, tokens({ '0x95d89b41': () => text('ЕTH') }))
    expect(review.symbol).toBe('ЕTH (0x5F…180aa3)')
  })

  test('prepare uses a gas price if blocks have no base fee', async () => {
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

  test('prepare derives the priority fee from the gas price if the node does not report it', async () => {
    const withoutPriorityFee = {
      eth_maxPriorityFeePerGas: () => rpcError('no such method', -32601),
    }
    await expect(
      prepare({}, { ...withoutPriorityFee, eth_gasPrice: () => hex(14n * gwei) }),
    ).resolves.toMatchObject({
      payload: { maxFeePerGas: hex(16n * gwei), maxPriorityFeePerGas: hex(4n * gwei) },
    })
    await expect(
      prepare({}, { ...withoutPriorityFee, eth_gasPrice: () => hex(9n * gwei) }),
    ).resolves.toMatchObject({
      payload: { maxFeePerGas: hex(12n * gwei), maxPriorityFeePerGas: '0x0' },
    })
  })

  test('prepare adds the L1 fee of a rollup to the fee, and pays up to four times its base fee [V12]', async () => {
    const oracle = '0x420000000000000000000000000000000000000F'
    const answers = { eth_call: contracts({ [oracle]: { '0xf1c7a58b': () => word(1_000n) } }) }
    const { review } = await prepare({}, answers)
    expect(review.fee.amount).toBe(String(21_000n * 41n * gwei + 1_200n))
    const { client } = await startTransferClient(answers, { baseFeeMultiplier: '1.5' })
    await expect(client.prepare(request(), signal)).resolves.toMatchObject({
      payload: { maxFeePerGas: hex(16n * gwei) },
    })
  })

  test('prepare applies baseFeeMultiplier and throws if it is below 1', async () => {
    const { client } = await startTransferClient({}, { baseFeeMultiplier: '2.05' })
    await expect(client.prepare(request(), signal)).resolves.toMatchObject({
      payload: { maxFeePerGas: hex(21n * gwei + gwei / 2n) },
    })
    const tooLow = await startTransferClient({}, { baseFeeMultiplier: 0.99 })
    await expect(tooLow.client.prepare(request(), signal)).rejects.toMatchObject({
      code: 'transaction/multiplier-too-low',
    })
  })
})

test.each<[string, Parameters<typeof request>[0], string]>([
  ['no amount', { amount: '' }, 'send/amount-invalid'],
  ['an amount of 0', { amount: '0' }, 'send/amount-or-receiver-missing'],
  ['a negative amount', { amount: '-1' }, 'send/amount-invalid'],
  ['an amount with a decimal separator', { amount: '1.5' }, 'send/amount-invalid'],
  ['an amount with an exponent', { amount: '1e18' }, 'send/amount-invalid'],
  ['an amount above 2^256-1', { amount: String(2n ** 256n) }, 'send/amount-invalid'],
  ['more than the balance', { amount: String(10n * ether + 1n) }, 'send/funds-insufficient'],
  ['the whole balance without the fee', { amount: String(10n * ether) }, 'send/fee-insufficient'],
  ['the zero address as receiver [I1]', { to: `0x${'0'.repeat(40)}` }, 'send/receiver-blocked'],
  [
    'the token contract as receiver [I1]',
    { ...usdc, to: coin.toLowerCase() },
    'send/receiver-blocked',
  ],
  [
    'a receiver of another namespace [I1]',
    { to: '2VqKhjZ766ZN3uBtBpb7Ls3cN4HrocP1rzxzekhVEgpU' },
    'send/address-invalid',
  ],
  ['a receiver whose checksum is wrong', { to: bob.replace('C', 'c') }, 'send/address-invalid'],
  ['an invalid sender', { from: 'me' }, 'transaction/address-invalid'],
  ['an invalid token', { asset: 'USDC' }, 'transaction/address-invalid'],
  [
    'decimals that differ from those of the token [H6]',
    { ...usdc, decimals: 18 },
    'send/decimals-mismatch',
  ],
  [
    'decimals that differ from those of the native token',
    { decimals: 6 },
    'send/decimals-mismatch',
  ],
  ['more than the token balance', { ...usdc, amount: '1000001' }, 'send/funds-insufficient'],
  [
    'an invalid network id',
    { network: { ...network, caipNetworkId: 'eip155:x' as typeof network.caipNetworkId } },
    'transaction/chain-missing',
  ],
  [
    'chain id 0',
    { network: { ...network, caipNetworkId: 'eip155:0' as typeof network.caipNetworkId } },
    'transaction/chain-invalid',
  ],
  [
    'a network of another namespace',
    { network: { ...network, chainNamespace: 'solana' } },
    'send/unsupported-chain',
  ],
])('prepare throws for %s', async (_, overrides, code) => {
  await expect(prepare(overrides)).rejects.toMatchObject({ code })
})

describe('transfers that would fail', () => {
  const reverts = () => rpcError('execution reverted: paused', 3)
  test.each<[string, Answers, string]>([
    ['a token that returns false', tokens({ '0xa9059cbb': () => word(0n) }), 'send/would-fail'],
    ['a token that returns 2', tokens({ '0xa9059cbb': () => word(2n) }), 'send/would-fail'],
    ['a token that reverts', tokens({ '0xa9059cbb': reverts }), 'send/would-fail'],
    [
      'a contract that accepts any call and returns nothing',
      tokens({ '0xa9059cbb': () => '0x' }),
      'send/would-fail',
    ],
    ['a gas estimate that reverts', { eth_estimateGas: reverts }, 'send/would-fail'],
    [
      'a contract that reverts with its own reason',
      { eth_estimateGas: () => rpcError('execution reverted: insufficient funds', 3) },
      'send/would-fail',
    ],
    [
      'a gas estimate that reports insufficient funds',
      { eth_estimateGas: () => rpcError('insufficient funds for transfer') },
      'send/fee-insufficient',
    ],
    [
      'too little Ether for the fee of a token transfer',
      { eth_getBalance: () => '0x1' },
      'send/fee-insufficient',
    ],
    [
      'a node that limits requests',
      { eth_estimateGas: () => rpcError('later', -32005) },
      'rpc/limit-exceeded',
    ],
    [
      'an invalid base fee',
      { eth_getBlockByNumber: () => ({ baseFeePerGas: 'cheap' }) },
      'endpoint/unreadable',
    ],
    [
      'a priority fee of 2^256-1',
      { eth_maxPriorityFeePerGas: () => hex(2n ** 256n - 1n) },
      'transaction/fee-cap-too-high',
    ],
    ['a node of another chain [K5]', { eth_chainId: () => '0x1' }, 'endpoint/wrong-chain'],
  ])('prepare throws for %s', async (_, answers, code) => {
    await expect(prepare(usdc, answers)).rejects.toMatchObject({ code })
  })

  test('prepare accepts a token whose transfer returns no data but rejects more than the balance', async () => {
    const withoutReturn = tokens({
      '0xa9059cbb': (data) =>
        data.endsWith(word(250_000n).slice(2)) ? '0x' : rpcError('execution reverted', 3),
    })
    await expect(prepare(usdc, withoutReturn)).resolves.toMatchObject({ payload: { to: coin } })
  })

  test('prepare accepts Tether, whose transfer returns no data', async () => {
    const { client } = await startTransferClient({
      eth_call: contracts({ [tether]: tokenWith({ '0xa9059cbb': () => '0x' }) }),
    })
    await expect(
      client.prepare(request({ ...usdc, asset: tether.toLowerCase() }), signal),
    ).resolves.toMatchObject({
      payload: { to: tether },
    })
  })
})

describe('feeReserve', () => {
  const { amount: _, decimals: __, ...feeRequest } = request()

  test('feeReserve returns 1.5 times the fee and 0 for a token, and throws for an invalid sender', async () => {
    const { client } = await startTransferClient()
    await expect(client.feeReserve(feeRequest, signal)).resolves.toBe(
      String((21_000n * 13n * gwei * 3n) / 2n),
    )
    await expect(client.feeReserve({ ...feeRequest, asset: coin }, signal)).resolves.toBe('0')
    await expect(client.feeReserve({ ...feeRequest, from: 'me' }, signal)).rejects.toMatchObject({
      code: 'transaction/address-invalid',
    })
  })

  test('feeReserve includes the L1 fee of a rollup and supports legacy gas prices', async () => {
    const oracle = '0x420000000000000000000000000000000000000F'
    let l1Fee = word(10n ** 13n)
    const { client } = await startTransferClient({
      eth_call: contracts({ [oracle]: { '0xf1c7a58b': () => l1Fee } }),
    })
    const reserve = BigInt(await client.feeReserve(feeRequest, signal))
    expect(reserve).toBe(((21_000n * 41n * gwei + (10n ** 13n * 12n) / 10n) * 3n) / 2n)
    l1Fee = word(14n * 10n ** 12n)
    await expect(
      client.prepare(request({ amount: String(10n * ether - reserve) }), signal),
    ).resolves.toMatchObject({ payload: { to: bob } })
    const legacy = await startTransferClient({
      eth_getBlockByNumber: () => ({ baseFeePerGas: null }),
      eth_gasPrice: () => hex(3n * gwei),
    })
    await expect(legacy.client.feeReserve(feeRequest, signal)).resolves.toBe(
      String((21_000n * 3n * gwei * 3n) / 2n),
    )
  })

  test('feeReserve omits the L1 fee if the gas oracle reverts or returns no data, and throws for an invalid response', async () => {
    const reserveWith = (result: () => unknown) =>
      startTransferClient({ eth_call: result }).then(({ client }) =>
        client.feeReserve(feeRequest, signal),
      )
    await expect(reserveWith(() => rpcError('execution reverted', 3))).resolves.toBe(
      String((21_000n * 13n * gwei * 3n) / 2n),
    )
    await expect(reserveWith(() => '0x')).resolves.toBe(String((21_000n * 13n * gwei * 3n) / 2n))
    await expect(reserveWith(() => ({}))).rejects.toMatchObject({ code: 'endpoint/unreadable' })
  })

  test('feeReserve estimates the fee also without a receiver and for a receiver that rejects Ether', async () => {
    const rejecting = ({ params: [call] }: { params: readonly unknown[] }) =>
      (call as { to: string }).to === bob ? rpcError('execution reverted', 3) : '0x5208'
    const { client } = await startTransferClient({ eth_estimateGas: rejecting })
    const plainReserve = String((21_000n * 13n * gwei * 3n) / 2n)
    await expect(client.feeReserve({ ...feeRequest, to: '' }, signal)).resolves.toBe(plainReserve)
    await expect(client.feeReserve(feeRequest, signal)).resolves.toBe(plainReserve)
  })

  test('feeReserve is sufficient if the base fee then rises by less than half', async () => {
    let baseFee = 0n
    let priorityFee = 0n
    const { client } = await startTransferClient({
      eth_getBlockByNumber: () => ({ baseFeePerGas: hex(baseFee) }),
      eth_maxPriorityFeePerGas: () => hex(priorityFee),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.bigInt(0n, 500n * gwei),
        fc.bigInt(0n, 50n * gwei),
        fc.bigInt(0n, 49n),
        async (initialBaseFee, fee, rise) => {
          baseFee = initialBaseFee
          priorityFee = fee
          const amount = 10n * ether - BigInt(await client.feeReserve(feeRequest, signal))
          baseFee = (initialBaseFee * (100n + rise)) / 100n
          await expect(
            client.prepare(request({ amount: String(amount) }), signal),
          ).resolves.toMatchObject({
            review: { amount: String(amount) },
          })
        },
      ),
      { numRuns: 40 },
    )
  })
})

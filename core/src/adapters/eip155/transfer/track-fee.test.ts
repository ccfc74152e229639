import { expect, test } from 'vitest'
import { timeouts } from '../../../domain/constants.ts'
import { type Answers, gwei, hex } from './scripted-chain.fixture.ts'
import { block, ownTransaction, receipt, startTracking } from './track.fixture.ts'

const [seen, underpriced, priced] = (['seen', 'underpriced', 'priced'] as const).map((type) => ({
  type,
}))
const included = { type: 'included' }

/** A chain whose base fee tests change while a transfer is pending. */
function createChain(transaction: object) {
  const chain: { baseFee: bigint | null; receipt: object | null } = { baseFee: gwei, receipt: null }
  const answers: Answers = {
    eth_getTransactionByHash: () => ({ ...ownTransaction, ...transaction }),
    eth_getTransactionReceipt: () => chain.receipt,
    eth_getBlockByNumber: ({ params: [tag] }) => ({
      ...block(tag === 'safe' || tag === 'latest' ? '0x64' : tag),
      ...(chain.baseFee !== null && { baseFeePerGas: hex(chain.baseFee) }),
    }),
  }
  return { chain, answers }
}
const limited = { maxFeePerGas: hex(2n * gwei), gasPrice: hex(9n * gwei) }

test.each([
  ['the limit of EIP-1559', limited],
  ['the gas price', { gasPrice: hex(2n * gwei) }],
])(
  'track announces once that the base fee has risen above %s, and once that it has fallen [V12]',
  async (_, transaction) => {
    const { chain, answers } = createChain(transaction)
    const { advance, updates, caller } = await startTracking(answers)
    chain.baseFee = 2n * gwei
    await advance(30_000)
    expect(updates).toEqual([seen])
    chain.baseFee = 2n * gwei + 1n
    await advance(30_000)
    expect(updates).toEqual([seen, underpriced])
    chain.baseFee = 2n * gwei
    await advance(30_000)
    expect(updates).toEqual([seen, underpriced, priced])
    caller.abort()
  },
)

test('track announces a low offer again only if it is still too low after the network did not respond [V12]', async () => {
  const { chain, answers } = createChain(limited)
  chain.baseFee = 3n * gwei
  const first = await startTracking(answers)
  await first.advance(3_000)
  first.caller.abort()
  const second = first.trackAgain()
  await second.advance(3_000)
  expect([first.updates, second.updates]).toEqual([[seen, underpriced], [seen]])
  second.caller.abort()
})

test('track follows a transfer, and keeps what it announced, while the fee of blocks cannot be read [V12]', async () => {
  const { chain, answers } = createChain(limited)
  chain.baseFee = 3n * gwei
  const readBlock = answers.eth_getBlockByNumber
  const { advance, result, updates } = await startTracking({
    ...answers,
    eth_getBlockByNumber(request) {
      if (chain.baseFee === null && request.params[0] === 'latest') throw new Error('no block')
      return readBlock?.(request)
    },
  })
  await advance(3_000)
  chain.baseFee = null
  await advance(timeouts.trackOutage + 60_000)
  expect([updates, result]).toEqual([[seen, underpriced], { end: null, problem: null }])
  chain.receipt = receipt('0x1')
  await advance(60_000)
  expect([updates, result.end]).toEqual([[seen, underpriced, included, priced], 'confirmed'])
})

test.each([
  ['0x1', [seen, underpriced, included, priced]],
  ['0x0', [seen, underpriced, priced]],
])(
  'track withdraws a low offer when a block has the receipt %s [V12]',
  async (status, expected) => {
    const { chain, answers } = createChain(limited)
    chain.baseFee = 3n * gwei
    const { advance, result, updates } = await startTracking(answers)
    await advance(3_000)
    chain.receipt = receipt(status)
    await advance(30_000)
    expect(result.end).toBe(status === '0x1' ? 'confirmed' : 'reverted')
    expect(updates).toEqual(expected)
  },
)

test.each([
  ['its network has no base fee', limited, null],
  ['nodes do not return its fees', {}, 3n * gwei],
])('track announces no low offer if %s [V12]', async (_, transaction, baseFee) => {
  const { chain, answers } = createChain(transaction)
  chain.baseFee = baseFee
  const { advance, updates, caller } = await startTracking(answers)
  await advance(30_000)
  expect(updates).toEqual([seen])
  caller.abort()
})

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EvmPayload, TransferPayload } from '../../../domain/transfer/transfer.ts'
import { decodeTransferData, encodeTransferData } from './erc20.ts'
import { review } from './payload.ts'
import { ada, bob, coin, gwei, hex, network } from './scripted-chain.fixture.ts'
import { maxUint256 } from './values.ts'

const plain: EvmPayload = {
  namespace: 'eip155',
  caipNetworkId: network.caipNetworkId,
  from: ada,
  to: bob,
  value: '0x5',
  data: '0x',
  gas: '0x5208',
  gasPrice: null,
  maxFeePerGas: hex(2n * gwei),
  maxPriorityFeePerGas: hex(gwei),
}
const token: EvmPayload = { ...plain, to: coin, value: '0x0', data: encodeTransferData(bob, 7n) }
const fee = { amount: String(42_000n * gwei), decimals: 18, symbol: 'ETH' }
const facts = { decimals: 6, symbol: 'USDC', fee, accountRent: null }
const address = fc
  .bigInt(1n, 2n ** 160n - 1n)
  .map((value) => `0x${value.toString(16).padStart(40, '0')}`)

test('R13: who receives, what, and how much is read out of the payload', () => {
  expect(review(plain, facts)).toMatchObject({ from: ada, to: bob, asset: null, amount: '5' })
  expect(review(token, facts)).toMatchObject({
    from: ada,
    to: bob,
    asset: coin,
    amount: '7',
    decimals: 6,
    symbol: 'USDC',
    fee,
  })
})

test('a call that was written is read back as it was, whatever receiver and amount', () => {
  fc.assert(
    fc.property(address, fc.bigInt(0n, maxUint256), (to, amount) => {
      const read = decodeTransferData(encodeTransferData(to, amount))
      expect([read?.to.toLowerCase(), read?.amount]).toEqual([to, amount])
    }),
  )
})

describe('anything but one transfer is refused', () => {
  const { data } = token
  test.each<[string, Partial<EvmPayload>]>([
    ['something after it', { data: `${data}00` }],
    ['a word after it', { data: `${data}${'0'.repeat(64)}` }],
    ['a byte missing', { data: data.slice(0, -2) }],
    ['an approval', { data: data.replace('a9059cbb', '095ea7b3') }],
    [
      'a receiver with something before it',
      { data: data.replace(`a9059cbb${'0'.repeat(24)}`, `a9059cbb1${'0'.repeat(23)}`) },
    ],
    ['Ether beside it', { value: '0x1' }],
    ['no hex', { data: '0xzz' }],
    ['a fee twice', { gasPrice: hex(gwei) }],
    ['no fee at all', { maxFeePerGas: null, maxPriorityFeePerGas: null }],
    ['half a fee', { maxPriorityFeePerGas: null }],
    ['a number that is none', { gas: '' }],
    ['another network', { caipNetworkId: 'eip155:0' as EvmPayload['caipNetworkId'] }],
    ['another namespace', { namespace: 'solana' } as never],
  ])('%s', (_, more) => {
    expect(() => review({ ...token, ...more } as TransferPayload, facts)).toThrow(
      expect.objectContaining({ code: expect.stringMatching(/^send\/changed$|^transaction\//) }),
    )
  })

  test('a fee that is more than what was said, or a cost this chain does not have', () => {
    const refusal = expect.objectContaining({ code: 'send/changed' })
    expect(() =>
      review(plain, { ...facts, fee: { ...fee, amount: String(42_000n * gwei - 1n) } }),
    ).toThrow(refusal)
    expect(() => review(plain, { ...facts, fee: { ...fee, amount: 'little' } })).toThrow(refusal)
    expect(() => review(plain, { ...facts, accountRent: '1' })).toThrow(refusal)
  })
})

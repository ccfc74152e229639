import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EvmPayload, TransferPayload } from '../../../domain/transfer/transfer.ts'
import { decodeTransferData, encodeTransferData } from './erc20.ts'
import { review } from './payload.ts'
import { ada, bob, coin, gwei, hex, network } from './scripted-chain.fixture.ts'
import { maxUint256 } from './values.ts'

const nativePayload: EvmPayload = {
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
const tokenPayload: EvmPayload = {
  ...nativePayload,
  to: coin,
  value: '0x0',
  data: encodeTransferData(bob, 7n),
}
const fee = { amount: String(42_000n * gwei), decimals: 18, symbol: 'ETH' }
const facts = { decimals: 6, symbol: 'USDC', fee, accountRent: null }
const address = fc
  .bigInt(1n, 2n ** 160n - 1n)
  .map((value) => `0x${value.toString(16).padStart(40, '0')}`)

test('review decodes receiver, asset and amount from the payload [R13]', () => {
  expect(review(nativePayload, facts)).toMatchObject({
    from: ada,
    to: bob,
    asset: null,
    amount: '5',
  })
  expect(review(tokenPayload, facts)).toMatchObject({
    from: ada,
    to: bob,
    asset: coin,
    amount: '7',
    decimals: 6,
    symbol: 'USDC',
    fee,
  })
})

test('decodeTransferData returns what encodeTransferData encoded', () => {
  fc.assert(
    fc.property(address, fc.bigInt(0n, maxUint256), (to, amount) => {
      const decoded = decodeTransferData(encodeTransferData(to, amount))
      expect(decoded?.to.toLowerCase()).toEqual(to)
      expect(decoded?.amount).toEqual(amount)
    }),
  )
})

describe('invalid payloads', () => {
  const { data } = tokenPayload
  test.each<[string, Partial<EvmPayload>]>([
    ['a byte after the call', { data: `${data}00` }],
    ['a word after the call', { data: `${data}${'0'.repeat(64)}` }],
    ['a byte missing', { data: data.slice(0, -2) }],
    ['an approval', { data: data.replace('a9059cbb', '095ea7b3') }],
    [
      'a receiver with more than 20 bytes',
      { data: data.replace(`a9059cbb${'0'.repeat(24)}`, `a9059cbb1${'0'.repeat(23)}`) },
    ],
    ['Ether in a token transfer', { value: '0x1' }],
    ['invalid hex', { data: '0xzz' }],
    ['a gas price together with EIP-1559 fees', { gasPrice: hex(gwei) }],
    ['no fee', { maxFeePerGas: null, maxPriorityFeePerGas: null }],
    ['no priority fee', { maxPriorityFeePerGas: null }],
    ['an empty quantity', { gas: '' }],
    ['chain id 0', { caipNetworkId: 'eip155:0' as EvmPayload['caipNetworkId'] }],
    ['another namespace', { namespace: 'solana' } as never],
  ])('review throws send/changed or transaction/… for %s [R13]', (_, overrides) => {
    expect(() => review({ ...tokenPayload, ...overrides } as TransferPayload, facts)).toThrow(
      expect.objectContaining({ code: expect.stringMatching(/^send\/changed$|^transaction\//) }),
    )
  })

  test('review throws send/changed if `fee` is invalid or below the maximum of the payload, and for an account rent', () => {
    const changed = expect.objectContaining({ code: 'send/changed' })
    expect(() =>
      review(nativePayload, { ...facts, fee: { ...fee, amount: String(42_000n * gwei - 1n) } }),
    ).toThrow(changed)
    expect(() => review(nativePayload, { ...facts, fee: { ...fee, amount: 'invalid' } })).toThrow(
      changed,
    )
    expect(() => review(nativePayload, { ...facts, accountRent: '1' })).toThrow(changed)
  })
})

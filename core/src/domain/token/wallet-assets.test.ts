import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDecimal, rescale } from '../amount/decimal.ts'
import { decimalText } from '../amount/decimal-text.ts'
import { caipNetworkIdOf } from '../caip/caip.ts'
import {
  balanceOfAsset,
  decimalFromHex,
  isWalletAssets,
  type WalletAsset,
} from './wallet-assets.ts'

const metadata = {
  name: 'Test',
  symbol: 'TST',
  decimals: 18,
  value: 10,
  price: 1,
  iconUrl: 'https://i.example/x.png',
}
const asset: WalletAsset = {
  address: `0x${'12'.repeat(20)}`,
  balance: '0x1000',
  type: 'ERC20',
  metadata,
}
const mainnetId = caipNetworkIdOf('eip155', 1)

describe('isWalletAssets', () => {
  test.each([
    ['an empty object', {}],
    ['an empty chain', { '0x1': [] }],
    ['an asset', { '0x1': [asset] }],
    [
      'additional properties',
      { '0x1': [{ ...asset, more: 1, metadata: { ...metadata, more: 1 } }] },
    ],
  ])('isWalletAssets accepts %s', (_, result) => {
    expect(isWalletAssets(result)).toBe(true)
  })

  const throwing = {
    get '0x1'() {
      throw new Error('no')
    },
  }
  test.each([
    ['null', null],
    ['a list', [asset]],
    ['a chain without a list', { '0x1': asset }],
    ['an invalid asset after a valid asset', { '0x1': [asset, { address: 5 }] }],
    ['an unknown type', { '0x1': [{ ...asset, type: 'ERC721' }] }],
    ['a balance that is a number', { '0x1': [{ ...asset, balance: 5 }] }],
    ['decimals in text', { '0x1': [{ ...asset, metadata: { ...metadata, decimals: '18' } }] }],
    [
      'an asset without an icon',
      { '0x1': [{ ...asset, metadata: { ...metadata, iconUrl: undefined } }] },
    ],
    ['a sparse list', { '0x1': new Array(1) }],
    ['a getter that throws', throwing],
  ])('isWalletAssets rejects %s', (_, result) => {
    expect(isWalletAssets(result)).toBe(false)
  })
})

test('balanceOfAsset returns exact amounts, clean texts and a safe image', () => {
  const hostile = {
    ...asset,
    metadata: {
      ...metadata,
      name: 'T\u202eest',
      symbol: '<b>TST</b>',
      iconUrl: 'javascript:alert(1)',
    },
  }
  expect(balanceOfAsset(hostile, mainnetId)).toEqual({
    name: 'Test',
    symbol: '<b>TST</b>',
    chainId: 'eip155:1',
    address: `eip155:1:${asset.address}`,
    value: 10,
    price: 1,
    quantity: { decimals: 18, numeric: '0.000000000000004096' },
    iconUrl: null,
  })
})

test('balanceOfAsset returns null as value and price if they are NaN or infinite [H4]', () => {
  const row = balanceOfAsset(
    { ...asset, metadata: { ...metadata, value: Number.NaN, price: Number.POSITIVE_INFINITY } },
    mainnetId,
  )
  expect([row?.value, row?.price]).toEqual([null, null])
})

describe('decimalFromHex', () => {
  test.each([
    ['0x1', -1],
    ['0x1', 1.5],
    ['0x1', 256],
    ['0x1', Number.NaN],
    ['', 18],
    ['0x', 18],
    ['1', 18],
    ['1e-7', 18],
    [`0x${'f'.repeat(65)}`, 18],
  ])(
    'decimalFromHex and balanceOfAsset return null for "%s" with %d decimals [H1, H4]',
    (hex, decimals) => {
      expect(decimalFromHex(hex, decimals)).toBeNull()
      expect(
        balanceOfAsset({ ...asset, balance: hex, metadata: { ...metadata, decimals } }, mainnetId),
      ).toBeNull()
    },
  )

  test('decimalFromHex returns the exact amount without trailing zeros', () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 2n ** 256n - 1n),
        fc.integer({ min: 0, max: 255 }),
        (units, decimals) => {
          const text = decimalFromHex(`0x${units.toString(16)}`, decimals)
          const parsed = parseDecimal(text ?? '')
          expect(parsed && rescale(parsed, decimals).units).toBe(units)
          expect(parsed && text).toBe(parsed && decimalText(parsed))
        },
      ),
    )
  })
})

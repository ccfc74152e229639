import { expect, test } from 'vitest'
import type { ActivityTransfer } from './activity.ts'
import {
  activityImages,
  activityLayout,
  activityStatus,
  activityTexts,
  quantityText,
  signOf,
} from './activity-text.ts'

const token = (symbol: string, numeric: string): ActivityTransfer => ({
  direction: 'in',
  quantity: { numeric },
  value: null,
  price: null,
  fungible: { name: symbol, symbol, icon: `https://icons.example/${symbol}.png` },
  nft: null,
})
const nft = (name: string): ActivityTransfer => ({
  ...token('', '1'),
  fungible: null,
  nft: { name, preview: null, isSpam: false },
})

test('signOf returns plus for income, minus for withdrawals and repayments, and null for a send', () => {
  expect(
    [
      'receive',
      'Deposit',
      'borrow',
      'claim',
      'withdraw',
      'repay',
      'burn',
      'send',
      'trade',
      'constructor',
    ].map(signOf),
  ).toEqual([...['+', '+', '+', '+'], ...['-', '-', '-'], ...[null, null, null]])
})

test('quantityText rounds exact digits to 3 decimals and returns null for an invalid number', () => {
  expect(
    [
      '1',
      '0.0005',
      '0.00049999999999999999999',
      '123456789012345678901234567890.9995',
      'x',
      null,
    ].map(quantityText),
  ).toEqual(['1.000', '0.001', '0.000', '123456789012345678901234567891.000', null, null])
})

test('activityTexts returns one text per transfer, or the status without transfers', () => {
  const texts = (operationType: string, ...transfers: ActivityTransfer[]) =>
    activityTexts({ operationType, status: 'failed', transfers })
  expect(texts('approve')).toEqual(['failed'])
  expect(texts('burn', token('ETH', '1'))).toEqual(['-1.000 ETH'])
  expect(texts('trade', token('ETH', '1'), token('', '2'))).toEqual(['1.000 ETH', '2.000'])
  expect(texts('receive', nft(''))).toEqual(['+-'])
})

test('activityLayout puts two transfers in one line unless both are NFTs', () => {
  const [eth, leaf] = [token('ETH', '1'), nft('Leaf')]
  expect(
    [[], [eth], [eth, eth], [eth, leaf], [leaf, leaf], [eth, eth, eth]].map(activityLayout),
  ).toEqual(['one', 'one', 'pair', 'pair', 'each', 'each'])
})

test('activityImages prefers the token over the NFT of a transfer', () => {
  expect(
    activityImages([
      { ...nft('Leaf'), fungible: { name: '', symbol: 'E', icon: null } },
      nft('Leaf'),
    ]),
  ).toEqual([
    { kind: 'FUNGIBLE', url: null },
    { kind: 'NFT', url: null },
  ])
  expect(activityImages([])).toEqual([{ kind: null, url: null }])
})

test.each([
  ['confirmed', null],
  ['pending', 'pending'],
  ['failed', 'failed'],
  ['ONRAMP_TRANSACTION_STATUS_IN_PROGRESS', 'pending'],
  ['ONRAMP_TRANSACTION_STATUS_FAILED', 'failed'],
  ['ONRAMP_TRANSACTION_STATUS_SUCCESS', null],
] as const)('activityStatus(%s) returns %s', (status, label) =>
  expect(activityStatus(status)).toBe(label),
)

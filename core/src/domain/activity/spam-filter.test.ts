import { describe, expect, test } from 'vitest'
import type { CaipNetworkId } from '../caip/caip.ts'
import { isSuspiciousName } from '../text/suspicious-name.ts'
import type { ActivityRow, ActivityTransfer } from './activity.ts'
import { findPoisoning, isSuspicious } from './spam-filter.ts'

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const carol = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

const transferOf = (numeric: string, change: Partial<ActivityTransfer> = {}): ActivityTransfer => ({
  direction: 'in',
  quantity: { numeric },
  value: null,
  price: null,
  fungible: { name: 'Meadow', symbol: 'MDW', icon: null },
  nft: null,
  ...change,
})
const row = (change: Partial<ActivityRow>): ActivityRow => ({
  id: '1',
  operationType: 'receive',
  hash: '0x1',
  chain: 'eip155:1' as CaipNetworkId,
  minedAt: '2026-01-01T00:00:00Z',
  sentFrom: carol,
  sentTo: alice,
  status: 'confirmed',
  nonce: null,
  transfers: [transferOf('1')],
  ...change,
})
const toBob = row({ sentFrom: alice.toLowerCase(), sentTo: bob })
const lookAlike = `${bob.slice(0, 6)}${'0'.repeat(30)}${bob.slice(-6)}`
const isPoison = (change: Partial<ActivityRow>) => findPoisoning([toBob], alice)(row(change))

describe('address poisoning', () => {
  test('findPoisoning matches transactions of other accounts that transfer nothing [M6]', () => {
    expect(isPoison({ transfers: [transferOf('0')] })).toBe(true)
    expect(isPoison({ transfers: [transferOf('0.000', { direction: 'out' })] })).toBe(true)
    expect(isPoison({ transfers: [transferOf('0'), transferOf('1')] })).toBe(false)
  })
  test('findPoisoning matches dust from an address that looks like a known receiver [M6]', () => {
    expect(isPoison({ sentFrom: lookAlike, transfers: [transferOf('0.0001')] })).toBe(true)
    expect(
      isPoison({
        sentFrom: lookAlike.toLowerCase(),
        transfers: [transferOf('0.0001', { value: 0.2 })],
      }),
    ).toBe(true)
  })
  test('findPoisoning ignores valuable transfers, and dust from a known receiver or a dissimilar address [M6]', () => {
    expect(isPoison({ sentFrom: lookAlike, transfers: [transferOf('5', { value: 20 })] })).toBe(
      false,
    )
    expect(isPoison({ sentFrom: bob.toLowerCase(), transfers: [transferOf('0.0001')] })).toBe(false)
    expect(
      isPoison({
        sentFrom: `${bob.slice(0, 6)}${carol.slice(6)}`,
        transfers: [transferOf('0.0001')],
      }),
    ).toBe(false)
    expect(isPoison({ transfers: [transferOf('0.0001')] })).toBe(false)
  })
  test("findPoisoning ignores the account's own transactions and rows without transfers [M6]", () => {
    expect(isPoison({ sentFrom: alice, transfers: [transferOf('0')] })).toBe(false)
    expect(isPoison({ transfers: [] })).toBe(false)
  })
  test('findPoisoning compares Solana addresses case-sensitively [M6]', () => {
    const [own, receiver] = [
      '4Nd1mYvQkWfLwT9uWbZ6u1JH9pJSGeuAYcvB4Y1pXkq2',
      '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
    ]
    const sent = row({ sentFrom: own, sentTo: receiver })
    const isPoisonFrom = (sentFrom: string) =>
      findPoisoning([sent], own)(row({ sentFrom, transfers: [transferOf('0.001')] }))
    expect([
      isPoisonFrom(`9xQe${receiver.slice(8, -6)}AAAA${receiver.slice(-6)}`),
      isPoisonFrom(receiver.toLowerCase()),
    ]).toEqual([true, false])
  })
})

describe('suspicious names', () => {
  test.each([
    'Visit claim-usdc.com',
    'https://x.example',
    'www.free',
    '<b>USDC</b>',
    'US&#68;C',
    'UЅDС',
    'Αave',
  ])('isSuspiciousName matches "%s" [M2]', (name) => expect(isSuspiciousName(name)).toBe(true))
  test.each(['USDC', 'USDC.e', 'vitalik.eth', 'Meadow Token', 'BRK.B', 'яблоко', '1.5 ETH', ''])(
    'isSuspiciousName does not match "%s" [M2]',
    (name) => expect(isSuspiciousName(name)).toBe(false),
  )
  test('isSuspicious matches rows with a suspicious name or a spam NFT [M2]', () => {
    const nft = { name: 'Leaf', preview: null, isSpam: true }
    expect(
      isSuspicious(
        row({
          transfers: [
            transferOf('1', { fungible: { name: 'claim.xyz', symbol: 'C', icon: null } }),
          ],
        }),
      ),
    ).toBe(true)
    expect(isSuspicious(row({ transfers: [transferOf('1', { fungible: null, nft })] }))).toBe(true)
    expect(isSuspicious(row({}))).toBe(false)
  })
})

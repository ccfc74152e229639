import { describe, expect, test } from 'vitest'
import type { CaipNetworkId } from '../caip/caip.ts'
import type { ActivityRow, ActivityTransfer } from './activity.ts'
import { isDubious, isDubiousName, poisonIn } from './spam-filter.ts'

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const carol = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

const moved = (numeric: string, change: Partial<ActivityTransfer> = {}): ActivityTransfer => ({
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
  transfers: [moved('1')],
  ...change,
})
const toBob = row({ sentFrom: alice.toLowerCase(), sentTo: bob })
const mimic = `${bob.slice(0, 6)}${'0'.repeat(30)}${bob.slice(-6)}`
const isPoison = (change: Partial<ActivityRow>) => poisonIn([toBob], alice)(row(change))

describe('M6: what only wants to be copied from', () => {
  test("is somebody else's transaction that moves nothing, whichever way it says", () => {
    expect(isPoison({ transfers: [moved('0')] })).toBe(true)
    expect(isPoison({ transfers: [moved('0.000', { direction: 'out' })] })).toBe(true)
    expect(isPoison({ transfers: [moved('0'), moved('1')] })).toBe(false)
  })
  test('is dust from an address that reads like one the account sent to', () => {
    expect(isPoison({ sentFrom: mimic, transfers: [moved('0.0001')] })).toBe(true)
    expect(
      isPoison({ sentFrom: mimic.toLowerCase(), transfers: [moved('0.0001', { value: 0.2 })] }),
    ).toBe(true)
  })
  test('is not what is worth something, nor what comes from the one who was sent to, nor from a stranger', () => {
    expect(isPoison({ sentFrom: mimic, transfers: [moved('5', { value: 20 })] })).toBe(false)
    expect(isPoison({ sentFrom: bob.toLowerCase(), transfers: [moved('0.0001')] })).toBe(false)
    expect(
      isPoison({ sentFrom: `${bob.slice(0, 6)}${carol.slice(6)}`, transfers: [moved('0.0001')] }),
    ).toBe(false)
    expect(isPoison({ transfers: [moved('0.0001')] })).toBe(false)
  })
  test('is nothing that the account did itself, nor a row without transfers', () => {
    expect(isPoison({ sentFrom: alice, transfers: [moved('0')] })).toBe(false)
    expect(isPoison({ transfers: [] })).toBe(false)
  })
  test('is told apart on Solana by case', () => {
    const [own, friend] = [
      '4Nd1mYvQkWfLwT9uWbZ6u1JH9pJSGeuAYcvB4Y1pXkq2',
      '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
    ]
    const sent = row({ sentFrom: own, sentTo: friend })
    const from = (sentFrom: string) =>
      poisonIn([sent], own)(row({ sentFrom, transfers: [moved('0.001')] }))
    expect([
      from(`9xQe${friend.slice(8, -6)}AAAA${friend.slice(-6)}`),
      from(friend.toLowerCase()),
    ]).toEqual([true, false])
  })
})

describe('M2: a name that is not to be believed', () => {
  test.each([
    'Visit claim-usdc.com',
    'https://x.example',
    'www.free',
    '<b>USDC</b>',
    'US&#68;C',
    'UЅDС',
    'Αave',
  ])('%s', (name) => expect(isDubiousName(name)).toBe(true))
  test.each(['USDC', 'USDC.e', 'vitalik.eth', 'Meadow Token', 'BRK.B', 'яблоко', '1.5 ETH', ''])(
    'but not %s',
    (name) => expect(isDubiousName(name)).toBe(false),
  )
  test('marks its row, as an unwanted NFT does', () => {
    const nft = { name: 'Leaf', preview: null, isSpam: true }
    expect(
      isDubious(
        row({
          transfers: [moved('1', { fungible: { name: 'claim.xyz', symbol: 'C', icon: null } })],
        }),
      ),
    ).toBe(true)
    expect(isDubious(row({ transfers: [moved('1', { fungible: null, nft })] }))).toBe(true)
    expect(isDubious(row({}))).toBe(false)
  })
})

import { expect, test } from 'vitest'
import { forPlatform, markInstalled } from './grid-rules.ts'
import type { ListedConnector } from './wallet-rules.ts'

const announced = (rdns: string, overrides: Partial<ListedConnector> = {}): ListedConnector => ({
  id: rdns,
  name: rdns,
  type: 'ANNOUNCED',
  rdns,
  ...overrides,
})
const wallet = (id: string, rdns: string | null = null) => ({ id, name: id, rdns })
const ids = (wallets: readonly { id: string }[]) => wallets.map(({ id }) => id)

test("markInstalled puts installed wallets first, then featured wallets in the page's order", () => {
  const marked = markInstalled(
    [wallet('1'), wallet('2', 'io.b'), wallet('3'), wallet('4')],
    [announced('io.b'), announced('io.c', { type: 'INJECTED' })],
    ['4', '3'],
  )
  expect(marked.map(({ id, installed }) => [id, installed])).toEqual([
    ['2', true],
    ['4', false],
    ['3', false],
    ['1', false],
  ])
})

test('markInstalled matches by name only if the connector has no rdns', () => {
  const found = [announced('Sol', { rdns: null }), announced('io.fox', { name: 'Fox' })]
  expect(
    markInstalled([wallet('Fox'), wallet('Sol', 'com.sol')], found, []).map(({ id, installed }) => [
      id,
      installed,
    ]),
  ).toEqual([
    ['Sol', true],
    ['Fox', false],
  ])
})

test('markInstalled does not match a wallet of eip155 by its name [Z5]', () => {
  const evil = announced('Fox', { rdns: null, chain: 'eip155' })
  expect(markInstalled([wallet('Fox', 'io.fox')], [evil], [])).toMatchObject([{ installed: false }])
})

test('markInstalled marks a wallet of a later connector in its place [XA1]', () => {
  const marked = markInstalled(
    [wallet('1'), wallet('2', 'io.b'), wallet('3', 'io.c')],
    [announced('io.b'), announced('io.c')],
    [],
    [announced('io.c')],
  )
  expect(marked.map(({ id, installed }) => [id, installed])).toEqual([
    ['3', true],
    ['1', false],
    ['2', true],
  ])
})

test('forPlatform on mobile keeps only the wallets that a phone can open', () => {
  const phantom = 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'
  const all = [{ id: '1', mobile_link: 'a://' }, { id: '2' }, { id: phantom }]
  expect(ids(forPlatform(all, { mobile: true, namespace: 'solana' }))).toEqual(['1', phantom])
  expect(ids(forPlatform(all, { mobile: true, namespace: 'eip155' }))).toEqual(['1'])
  expect(ids(forPlatform(all, { mobile: false, namespace: null }))).toEqual(['1', '2', phantom])
})

import { assert, expect, test } from 'vitest'
import { selectEntries } from './select-entries.ts'
import { chainKinds } from './wallets/chains.ts'
import { listAll } from './wallets/list-all.ts'

const all = listAll(600, null)
const select = (query: Readonly<Record<string, string>>, chains: 'exact' | 'ignored' = 'exact') => {
  const page = selectEntries(all, new URLSearchParams({ entries: '600', ...query }), { chains })
  assert(page !== null)
  assert.equal(page.count, page.data.length)
  return page.data
}
const idOf = (index: number) => String(all[index]?.id)

test('includes only what is named and excludes what is named', () => {
  const names = (query: Readonly<Record<string, string>>) =>
    select(query).map((entry) => entry?.name)
  assert.deepEqual(names({ include: `${idOf(2)},${idOf(1)},unknown` }), [
    'Foxglove',
    'Harbor Wallet',
  ])
  assert.deepEqual(names({ include: `${idOf(1)},${idOf(2)}`, exclude: idOf(1) }), ['Harbor Wallet'])
  const rest = select({ exclude: `${idOf(1)},${idOf(2)}` })
  assert.equal(rest.length, 598)
})

test('a chain is that chain: 1 is not the beginning of 10', () => {
  const only = (chain: string) => (entry: (typeof all)[number]) =>
    JSON.stringify(entry?.chains) === JSON.stringify([chain])
  expect(select({ chains: 'eip155:1' }).filter(only('eip155:1')).length).toBeGreaterThan(10)
  expect(select({ chains: 'eip155:10' }).filter(only('eip155:10')).length).toBeGreaterThan(10)
  assert.deepEqual(select({ chains: 'eip155:1' }).filter(only('eip155:10')), [])
  assert.deepEqual(select({ chains: 'eip155:10' }).filter(only('eip155:1')), [])
})

test('several chains are asked for at once, and any of them is enough', () => {
  const one = select({ chains: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' })
  const two = select({ chains: `eip155:31337,${chainKinds.solana[0]}` })
  expect(two.length).toBeGreaterThan(one.length)
  expect(one.length).toBeGreaterThan(20)
})

test('what is listed without readable chains is listed for every chain', () => {
  const names = select({ chains: 'eip155:31338' }).map((entry) => entry?.name)
  expect(names).toContain('Chains As Text')
})

test('chains are not looked at when the service is set to ignore them', () => {
  assert.equal(select({ chains: 'cosmos:none' }, 'ignored').length, 600)
})

test('searches names, whatever their case and the blanks around', () => {
  assert.deepEqual(
    select({ search: '  METAmask ' }).map((entry) => entry?.name),
    ['MetaMask'],
  )
  assert.deepEqual(select({ search: 'nobody is called that' }), [])
  assert.deepEqual(
    select({ search: 'ウォレット' }).map((entry) => entry?.name),
    ['すいれんウォレット'],
  )
})

test('badges are asked for by their name, and none is one', () => {
  const certified = select({ badge_type: 'certified' })
  expect(certified.length).toBeGreaterThan(40)
  assert.deepEqual(new Set(certified.map((entry) => entry?.badge_type)), new Set(['certified']))
  assert.equal(select({ badge_type: 'none' }).length + certified.length, 600)
})

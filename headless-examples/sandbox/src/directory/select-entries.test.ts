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

test('selectEntries with `include` and `exclude` selects entries by id', () => {
  const names = (query: Readonly<Record<string, string>>) =>
    select(query).map((entry) => entry?.name)
  assert.deepEqual(names({ include: `${idOf(2)},${idOf(1)},unknown` }), [
    'Foxglove',
    'Harbor Wallet',
  ])
  assert.deepEqual(names({ include: `${idOf(1)},${idOf(2)}`, exclude: idOf(1) }), ['Harbor Wallet'])
  const remaining = select({ exclude: `${idOf(1)},${idOf(2)}` })
  assert.equal(remaining.length, 598)
})

test('selectEntries with `chains` matches whole ids: eip155:1 does not match eip155:10', () => {
  const supportsOnly = (chain: string) => (entry: (typeof all)[number]) =>
    JSON.stringify(entry?.chains) === JSON.stringify([chain])
  expect(select({ chains: 'eip155:1' }).filter(supportsOnly('eip155:1')).length).toBeGreaterThan(10)
  expect(select({ chains: 'eip155:10' }).filter(supportsOnly('eip155:10')).length).toBeGreaterThan(
    10,
  )
  assert.deepEqual(select({ chains: 'eip155:1' }).filter(supportsOnly('eip155:10')), [])
  assert.deepEqual(select({ chains: 'eip155:10' }).filter(supportsOnly('eip155:1')), [])
})

test('selectEntries with several `chains` returns entries that support any of them', () => {
  const byOneChain = select({ chains: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' })
  const byTwoChains = select({ chains: `eip155:31337,${chainKinds.solana[0]}` })
  expect(byTwoChains.length).toBeGreaterThan(byOneChain.length)
  expect(byOneChain.length).toBeGreaterThan(20)
})

test('selectEntries returns an entry without a list of chains for every chain', () => {
  const names = select({ chains: 'eip155:31338' }).map((entry) => entry?.name)
  expect(names).toContain('Chains As Text')
})

test('selectEntries with the setting `chains: ignored` returns all entries for any chain', () => {
  assert.equal(select({ chains: 'cosmos:none' }, 'ignored').length, 600)
})

test('selectEntries with `search` ignores case and surrounding whitespace', () => {
  assert.deepEqual(
    select({ search: '  METAmask ' }).map((entry) => entry?.name),
    ['MetaMask'],
  )
  assert.deepEqual(select({ search: 'no wallet has this name' }), [])
  assert.deepEqual(
    select({ search: 'ウォレット' }).map((entry) => entry?.name),
    ['すいれんウォレット'],
  )
})

test('selectEntries with `badge_type` selects a badge, or with `none` entries without a badge', () => {
  const certified = select({ badge_type: 'certified' })
  expect(certified.length).toBeGreaterThan(40)
  assert.deepEqual(new Set(certified.map((entry) => entry?.badge_type)), new Set(['certified']))
  assert.equal(select({ badge_type: 'none' }).length + certified.length, 600)
})

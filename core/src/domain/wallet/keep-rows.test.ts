import { expect, test } from 'vitest'
import { keepRows } from './keep-rows.ts'
import { connector, rows, source, wallet } from './wallet-list.fixture.ts'
import { walletList } from './wallet-list.ts'

const change = { directory: { recommended: [wallet('Alpha'), wallet('Beta')] } }
const late = connector('Fox', { chain: 'solana' })
const names = (list: ReturnType<typeof walletList>) =>
  list.flatMap(({ wallets }) => wallets.map(({ name }) => name))

test('keepRows keeps the place of each row, and adds a wallet that announces itself late below [XA1]', () => {
  const before = walletList(source(change))
  const connections = { connectors: [late] }
  const next = walletList(source({ ...change, connections }))
  expect([names(before), names(next)]).toEqual([
    ['Alpha', 'Beta'],
    ['Fox', 'Alpha'],
  ])
  const kept = keepRows(before, next)
  expect(names(kept)).toEqual(['Alpha', 'Beta', 'Fox'])
  expect(keepRows(kept, next)).toEqual(kept)
})

test('keepRows updates a row in its place', () => {
  const before = walletList(source({ connections: { connectors: [late] } }))
  const disputed = { connections: { connectors: [{ ...late, disputed: true }] } }
  expect(keepRows(before, walletList(source(disputed)))).toEqual([
    { group: 'injected', wallets: rows(disputed) },
  ])
})

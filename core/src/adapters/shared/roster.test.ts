import { expect, test } from 'vitest'
import type { Connector } from '../../domain/wallet/wallet.ts'
import { createRoster } from './roster.ts'

const wallet = (id: string, name: string) =>
  ({ id, name, type: 'ANNOUNCED', chain: 'solana', rdns: null, icon: null }) as const

function listening() {
  const roster = createRoster<string>()
  const rows: Connector[] = []
  const stop = roster.subscribe((connector) => rows.push(connector))
  return { roster, rows, stop }
}

test('A1: the same wallet twice is one row', () => {
  const { roster, rows } = listening()
  roster.add(wallet('lumen', 'Lumen'), 'a')
  roster.add(wallet('lumen', 'Lumen'), 'a')
  expect(rows).toHaveLength(1)
})

test.each([
  ['its id', wallet('lumen', 'Other')],
  ['its name, in any case', wallet('other', 'LUMEN')],
])('A2: whoever comes later with %s marks the first, which is kept', (_, claim) => {
  const { roster, rows } = listening()
  roster.add(wallet('lumen', 'Lumen'), 'first')
  roster.add(claim, 'second')
  roster.add(claim, 'third')
  expect(rows.map(({ id, disputed }) => [id, disputed])).toEqual([
    ['lumen', false],
    ['lumen', true],
  ])
  expect(roster.handle('lumen')).toBe('first')
})

test('who comes late to listen hears of everything; who stopped of nothing', () => {
  const { roster, rows, stop } = listening()
  roster.add(wallet('a', 'A'), '1')
  stop()
  roster.add(wallet('b', 'B'), '2')
  const late: string[] = []
  roster.subscribe(({ id }) => late.push(id))
  expect([rows.map(({ id }) => id), late]).toEqual([['a'], ['a', 'b']])
})

test('a wallet that is not known is called by its id', () => {
  const { roster } = listening()
  expect([roster.name('lost'), roster.handle('lost')]).toEqual(['lost', null])
})

test('A6: more than anybody can look through are not kept', () => {
  const { roster, rows } = listening()
  for (let count = 0; count < 600; count += 1)
    roster.add(wallet(`w${count}`, `Wallet ${count}`), 'x')
  expect(rows).toHaveLength(500)
})

test('the id of remote wallets is nobody’s to take', () => {
  const { roster, rows } = listening()
  roster.add(wallet('walletConnect', 'Trap'), 'x')
  expect([rows, roster.handle('walletConnect')]).toEqual([[], null])
})

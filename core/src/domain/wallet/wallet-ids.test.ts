import { expect, test } from 'vitest'
import { installedAs, isWallet, walletIds } from './wallet-ids.ts'

const here = [
  { id: 'io.fox', rdns: 'io.fox' },
  { id: 'io.metamask', rdns: 'io.metamask' },
  { id: 'injected', rdns: null },
]

test('a listed wallet is the installed one of the same rdns or id, or the one the directory means by its id', () => {
  expect(installedAs({ id: 'x', rdns: 'io.fox' }, here)).toBe('io.fox')
  expect(installedAs({ id: 'injected', rdns: null }, here)).toBe('injected')
  expect(installedAs({ id: walletIds.metamask.id, rdns: null }, here)).toBe('io.metamask')
})

test('wallets without an rdns are not one another', () => {
  expect(installedAs({ id: 'x', rdns: null }, here)).toBeNull()
  expect(installedAs({ id: walletIds.phantom.id, rdns: null }, here)).toBeNull()
  expect(isWallet({ id: 'x', rdns: null }, walletIds.phantom)).toBe(false)
})

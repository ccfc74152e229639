import { expect, test } from 'vitest'
import { installedAs, isWallet, walletIds } from './wallet-ids.ts'

const installed = [
  { id: 'io.fox', rdns: 'io.fox' },
  { id: 'io.metamask', rdns: 'io.metamask' },
  { id: 'injected', rdns: null },
]

test('installedAs matches by rdns, by id, or by the directory id of a known wallet', () => {
  expect(installedAs({ id: 'x', rdns: 'io.fox' }, installed)).toBe('io.fox')
  expect(installedAs({ id: 'injected', rdns: null }, installed)).toBe('injected')
  expect(installedAs({ id: walletIds.metamask.id, rdns: null }, installed)).toBe('io.metamask')
})

test('installedAs does not match two wallets without an rdns', () => {
  expect(installedAs({ id: 'x', rdns: null }, installed)).toBeNull()
  expect(installedAs({ id: walletIds.phantom.id, rdns: null }, installed)).toBeNull()
  expect(isWallet({ id: 'x', rdns: null }, walletIds.phantom)).toBe(false)
})

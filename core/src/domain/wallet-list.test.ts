import { expect, test } from 'vitest'
import type { Connector } from './wallet.ts'
import { connectorGroups } from './wallet-groups.ts'
import { walletList } from './wallet-list.ts'

const connector = (id: string, change: Partial<Connector> = {}): Connector => ({
  id,
  name: id,
  type: 'ANNOUNCED',
  chain: 'eip155',
  rdns: null,
  icon: null,
  disputed: false,
  ...change,
})
const legacy = connector('injected', { name: 'Browser Wallet', type: 'INJECTED' })
const from = (change: Partial<Parameters<typeof walletList>[0]>) =>
  walletList({
    connectors: [],
    recent: [],
    customWallets: [],
    excludeWalletIds: [],
    connectorTypeOrder: connectorGroups,
    mobile: false,
    ...change,
  }).map(({ group, wallets }) => [group, wallets.map(({ name }) => name)])

test("recent wallets that are gone come first, then installed ones, then the page's own", () => {
  const gone = { id: 'old', name: 'Old', rdns: null, icon: null }
  expect(from({ connectors: [connector('Fox')], recent: [gone], customWallets: [{ id: 'own', name: 'Own' }] })).toEqual([
    ['recent', ['Old']],
    ['injected', ['Fox']],
    ['custom', ['Own']],
  ])
})

test('an installed wallet that was used before is one row, marked as recent', () => {
  const [rows] = walletList({
    connectors: [connector('Fox')],
    recent: [{ id: 'Fox', name: 'Fox', rdns: null, icon: null }],
    customWallets: [],
    excludeWalletIds: [],
    connectorTypeOrder: connectorGroups,
    mobile: false,
  })
  expect(rows).toEqual({
    group: 'injected',
    wallets: [{ id: 'Fox', name: 'Fox', icon: null, installed: true, recent: true, disputed: false }],
  })
})

test('the legacy wallet steps back behind announced ones on desktop, and is there when it is alone', () => {
  expect(from({ connectors: [legacy, connector('Fox')] })).toEqual([['injected', ['Fox']]])
  expect(from({ connectors: [legacy, connector('Fox')], mobile: true })).toEqual([['injected', ['Fox', 'Browser Wallet']]])
  expect(from({ connectors: [legacy] })).toEqual([['injected', ['Browser Wallet']]])
})

test("excluded wallets are left out by id and by the rdns of the page's own", () => {
  const customWallets = [{ id: 'c', name: 'Custom', rdns: 'test.fox' }]
  expect(from({ connectors: [connector('Fox', { rdns: 'test.fox' })], customWallets, excludeWalletIds: ['c'] })).toEqual([])
  expect(from({ connectors: [connector('Fox')], excludeWalletIds: ['Fox'] })).toEqual([])
})

test("the page's own order wins", () => {
  const customWallets = [{ id: 'own', name: 'Own' }]
  expect(from({ connectors: [connector('Fox')], customWallets, connectorTypeOrder: ['custom'] }).map(([group]) => group)).toEqual([
    'custom',
    'injected',
  ])
})

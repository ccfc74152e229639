import { expect, test } from 'vitest'
import { type Offering, reachable, wayIn, waysTo } from './find-connectors.ts'
import { plainWallet } from './parse-wallet.ts'
import type { Connector } from './wallet.ts'

const connector = (
  id: string,
  chain: string,
  name = 'Fox',
  type: Connector['type'] = 'ANNOUNCED',
): Connector => ({
  ...{ id, chain, name, type },
  rdns: id.startsWith('io.') ? id : null,
  icon: null,
  disputed: false,
})
const connectors = [
  connector('io.fox', 'eip155'),
  connector('Fox', 'solana'),
  connector('Fox', 'bip122'),
  connector('fox', 'cosmos'),
  connector('io.owl', 'eip155', 'Owl'),
  connector('walletConnect', 'eip155', 'Fox', 'WALLET_CONNECT'),
]
const networks = ['solana', 'eip155', 'solana', 'bip122'].map((chainNamespace) => ({
  chainNamespace,
}))
const offering = (namespace: string | null = null): Offering => ({
  connections: { connectors },
  network: { networks },
  modal: { namespace },
})
const ways = (id: string, rdns: string | null = null, namespace: string | null = null) =>
  waysTo(offering(namespace), { id, rdns }).map((way) => `${way.chain} ${way.id}`)

test('a wallet is reached by its id or rdns first, then by its name wherever that is known', () => {
  expect(ways('c57c', 'io.fox')).toEqual(['eip155 io.fox', 'solana Fox', 'bip122 Fox'])
  expect(ways('Fox')).toEqual(['solana Fox', 'bip122 Fox', 'eip155 io.fox'])
  expect(ways('io.owl')).toEqual(['eip155 io.owl'])
})

test('a listed wallet is found by its name where wallets have nothing else to be known by', () => {
  const found = waysTo(offering(), { id: 'c57c', rdns: 'com.fox', name: 'Fox' })
  expect(found.map(({ chain }) => chain)).toEqual(['solana', 'bip122', 'eip155'])
  expect(waysTo(offering(), { id: 'c57c', rdns: 'com.owl', name: 'Owl' })).toEqual([])
})

test('not on a namespace without a network, nor on another than the modal is narrowed to', () => {
  expect(ways('fox')).toEqual(['eip155 io.fox', 'solana Fox', 'bip122 Fox'])
  expect(ways('c57c', 'io.fox', 'solana')).toEqual(['solana Fox'])
  expect(ways('io.owl', null, 'solana')).toEqual([])
  expect(ways('Fox', null, 'solana')).toEqual(['solana Fox'])
})

test('never across the relay, whatever the wallet there is called; that wallet serves any namespace', () => {
  expect(ways('walletConnect')).toEqual([])
  expect(reachable(offering('bip122')).map(({ type }) => type)).toEqual([
    'ANNOUNCED',
    'WALLET_CONNECT',
  ])
})

test('one way is gone at once, several have a page, none is no page', () => {
  const [fox = connector('', ''), ...others] = connectors
  const wallet = plainWallet(fox)
  expect(wayIn([fox], wallet)).toEqual({
    view: 'ConnectingExternal',
    data: { connectorId: 'io.fox', namespace: 'eip155', wallet },
  })
  expect(wayIn([fox], null)?.data).toEqual({ connectorId: 'io.fox', namespace: 'eip155' })
  expect(wayIn([fox, ...others], wallet)).toEqual({
    view: 'ConnectingMultiChain',
    data: { connectorId: 'io.fox' },
  })
  expect(wayIn([], wallet)).toBeNull()
})

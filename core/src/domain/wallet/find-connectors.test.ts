import { expect, test } from 'vitest'
import {
  availableConnectors,
  type ConnectorSource,
  connectRoute,
  findConnectors,
} from './find-connectors.ts'
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
const offering = (namespace: string | null = null): ConnectorSource => ({
  connections: { connectors },
  network: { networks },
  modal: { namespace },
})
const ways = (id: string, rdns: string | null = null, namespace: string | null = null) =>
  findConnectors(offering(namespace), { id, rdns }).map((way) => `${way.chain} ${way.id}`)

test('findConnectors matches by id or rdns first, then by the same name in other namespaces', () => {
  expect(ways('c57c', 'io.fox')).toEqual(['eip155 io.fox', 'solana Fox', 'bip122 Fox'])
  expect(ways('Fox')).toEqual(['solana Fox', 'bip122 Fox', 'eip155 io.fox'])
  expect(ways('io.owl')).toEqual(['eip155 io.owl'])
})

test('findConnectors matches by name if the connector has no rdns', () => {
  const found = findConnectors(offering(), { id: 'c57c', rdns: 'com.fox', name: 'Fox' })
  expect(found.map(({ chain }) => chain)).toEqual(['solana', 'bip122', 'eip155'])
  expect(findConnectors(offering(), { id: 'c57c', rdns: 'com.owl', name: 'Owl' })).toEqual([])
})

test('findConnectors excludes namespaces without a network and those that the modal does not show', () => {
  expect(ways('fox')).toEqual(['eip155 io.fox', 'solana Fox', 'bip122 Fox'])
  expect(ways('c57c', 'io.fox', 'solana')).toEqual(['solana Fox'])
  expect(ways('io.owl', null, 'solana')).toEqual([])
  expect(ways('Fox', null, 'solana')).toEqual(['solana Fox'])
})

test('findConnectors excludes remote wallets, while availableConnectors includes their connector in every namespace', () => {
  expect(ways('walletConnect')).toEqual([])
  expect(availableConnectors(offering('bip122')).map(({ type }) => type)).toEqual([
    'ANNOUNCED',
    'WALLET_CONNECT',
  ])
})

test('connectRoute opens one connector directly, several as a choice, and is null without any', () => {
  const [fox = connector('', ''), ...others] = connectors
  const wallet = plainWallet(fox)
  expect(connectRoute([fox], wallet)).toEqual({
    view: 'ConnectingExternal',
    data: { connectorId: 'io.fox', namespace: 'eip155', wallet },
  })
  expect(connectRoute([fox], null)?.data).toEqual({ connectorId: 'io.fox', namespace: 'eip155' })
  expect(connectRoute([fox, ...others], wallet)).toEqual({
    view: 'ConnectingMultiChain',
    data: { connectorId: 'io.fox' },
  })
  expect(connectRoute([], wallet)).toBeNull()
})

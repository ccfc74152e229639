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
  connector('ID_AUTH', 'eip155', 'Auth', 'AUTH'),
]
const networks = ['solana', 'eip155', 'solana', 'bip122'].map((chainNamespace) => ({
  chainNamespace,
}))
const sourceWith = (namespace: string | null = null): ConnectorSource => ({
  connections: { connectors },
  network: { networks },
  modal: { namespace },
})
const connectorsOf = (id: string, rdns: string | null = null, namespace: string | null = null) =>
  findConnectors(sourceWith(namespace), { id, rdns }).map((found) => `${found.chain} ${found.id}`)

test('findConnectors matches by id or rdns first, then by name in other namespaces', () => {
  expect(connectorsOf('c57c', 'io.fox')).toEqual(['eip155 io.fox', 'solana Fox', 'bip122 Fox'])
  expect(connectorsOf('Fox')).toEqual(['solana Fox', 'bip122 Fox', 'eip155 io.fox'])
  expect(connectorsOf('io.owl')).toEqual(['eip155 io.owl'])
})

test('findConnectors matches by name if the connector has no rdns', () => {
  const found = findConnectors(sourceWith(), { id: 'c57c', rdns: 'com.fox', name: 'Fox' })
  expect(found.map(({ chain }) => chain)).toEqual(['solana', 'bip122'])
  expect(findConnectors(sourceWith(), { id: 'c57c', rdns: 'com.owl', name: 'Owl' })).toEqual([])
})

test('findConnectors does not match a wallet of eip155 by its name [Z5]', () => {
  const source = {
    ...sourceWith(),
    connections: { connectors: [{ ...connector('Fox', 'eip155'), rdns: null }] },
  }
  expect(findConnectors(source, { id: 'c57c', rdns: 'io.fox', name: 'Fox' })).toEqual([])
})

test('findConnectors does not match a wallet of another namespace whose name is the id of the wallet [Z7]', () => {
  const evil = { ...connector('io.fox', 'solana', 'io.fox'), rdns: null }
  for (const all of [
    [evil, ...connectors],
    [...connectors, evil],
  ]) {
    const source = { ...sourceWith(), connections: { connectors: all } }
    const ids = (query: Parameters<typeof findConnectors>[1]) =>
      findConnectors(source, query).map(({ chain, id }) => `${chain} ${id}`)
    const fox = ['eip155 io.fox', 'solana Fox', 'bip122 Fox']
    expect(ids({ id: 'io.fox', rdns: null, namespace: 'eip155' })).toEqual(fox)
    expect(ids({ id: 'io.fox', rdns: null, namespace: 'solana' })).toEqual(['solana io.fox'])
    expect(ids({ id: 'io.fox', rdns: 'io.fox', name: 'Fox' })).toEqual(fox)
    expect(ids({ id: 'io.fox', rdns: 'io.fox' })).toEqual(fox)
    expect(ids({ id: 'io.fox', rdns: null })).toEqual(fox)
  }
})

test('findConnectors excludes namespaces without a network and namespaces that the modal does not show', () => {
  expect(connectorsOf('fox')).toEqual(['eip155 io.fox', 'solana Fox', 'bip122 Fox'])
  expect(connectorsOf('c57c', 'io.fox', 'solana')).toEqual(['solana Fox'])
  expect(connectorsOf('io.owl', null, 'solana')).toEqual([])
  expect(connectorsOf('Fox', null, 'solana')).toEqual(['solana Fox'])
})

test('findConnectors and availableConnectors exclude remote wallets and the embedded wallet', () => {
  expect([connectorsOf('walletConnect'), connectorsOf('ID_AUTH')]).toEqual([[], []])
  for (const namespace of ['eip155', 'bip122'])
    expect(
      availableConnectors(sourceWith(namespace)).every(({ type }) => type === 'ANNOUNCED'),
    ).toBe(true)
})

test('findConnectors does not match the embedded wallet by its name', () => {
  const source = {
    ...sourceWith(),
    connections: { connectors: [...connectors, connector('Auth', 'solana', 'Auth')] },
  }
  const found = findConnectors(source, { id: 'Auth', rdns: null, namespace: 'solana' })
  expect(found.map(({ chain }) => chain)).toEqual(['solana'])
})

test('connectRoute returns ConnectingExternal for one connector, ConnectingMultiChain for several and null for none', () => {
  const [fox = connector('', ''), ...others] = connectors
  const wallet = plainWallet(fox)
  expect(connectRoute([fox], wallet)).toEqual({
    view: 'ConnectingExternal',
    data: { connectorId: 'io.fox', namespace: 'eip155', wallet },
  })
  expect(connectRoute([fox], null)?.data).toEqual({ connectorId: 'io.fox', namespace: 'eip155' })
  expect(connectRoute([fox, ...others], wallet)).toEqual({
    view: 'ConnectingMultiChain',
    data: { connectorId: 'io.fox', namespace: 'eip155' },
  })
  expect(connectRoute([], wallet)).toBeNull()
})

import { expect, test } from 'vitest'
import { caipNetworkIdOf } from '../caip/caip.ts'
import { grantsNeededMethod, proposedMethods, remoteMethods } from './remote-methods.ts'
import { proposedNamespaces, withBitcoinAddressEvent } from './remote-namespaces.ts'

const network = (chain: string, url = 'https://rpc.example') => {
  const [namespace = '', reference = ''] = chain.split(':')
  return {
    caipNetworkId: caipNetworkIdOf(namespace, reference),
    chainNamespace: namespace,
    rpcUrls: { default: [url], public: [] },
  }
}
const solana = network('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')

test('remoteMethods returns 24 methods for eip155, 6 for solana, 4 for bip122 and none for others', () => {
  expect(
    ['eip155', 'solana', 'bip122', 'cosmos', 'polkadot', 'constructor'].map(
      (namespace) => remoteMethods(namespace).length,
    ),
  ).toEqual([24, 6, 4, 0, 0, 0])
})

test('proposedMethods adds the signing methods of polkadot and cosmos', () => {
  expect(proposedMethods('polkadot')).toEqual(['polkadot_signMessage', 'polkadot_signTransaction'])
  expect(proposedMethods('cosmos')).toEqual([
    'cosmos_getAccounts',
    'cosmos_signAmino',
    'cosmos_signDirect',
  ])
  expect(
    ['eip155', 'solana', 'bip122', 'near'].map((namespace) => proposedMethods(namespace).length),
  ).toEqual([24, 6, 4, 0])
})

test.each([
  [['personal_sign'], true],
  [['eth_sendTransaction'], true],
  [[], false],
  [['eth_foo', 'eth_accounts'], false],
])('grantsNeededMethod requires a method that signs or sends: %j [XC1]', (granted, expected) => {
  expect(grantsNeededMethod(granted, proposedMethods('eip155'))).toBe(expected)
})

test('grantsNeededMethod accepts any proposed method if none signs [XC1]', () => {
  expect(grantsNeededMethod(['eth_call'], ['eth_call'])).toBe(true)
  expect(grantsNeededMethod([], ['eth_call'])).toBe(false)
  expect(grantsNeededMethod([], [])).toBe(true)
})

test('withBitcoinAddressEvent adds bip122_addressesChanged unless the page overrides the events of bip122', () => {
  const networks = [network('bip122:000000000019d6689c085ae165831e93'), solana]
  const proposedWith = (override: Parameters<typeof proposedNamespaces>[1]) =>
    withBitcoinAddressEvent(proposedNamespaces(networks, override), override)
  expect(proposedWith(null).bip122?.events).toEqual([
    'accountsChanged',
    'chainChanged',
    'bip122_addressesChanged',
  ])
  expect(proposedWith({ events: { bip122: ['chainChanged'] } }).bip122?.events).toEqual([
    'chainChanged',
  ])
  expect(proposedWith(null).solana).toEqual(proposedNamespaces(networks, null).solana)
  expect(withBitcoinAddressEvent({}, null)).toEqual({})
})

test("proposedNamespaces: a namespace that only the override names gets default methods, the override's events and no chains", () => {
  expect(proposedNamespaces([], { events: { bip122: ['accountsChanged'] } })).toEqual({
    bip122: {
      chains: [],
      methods: [...remoteMethods('bip122')],
      events: ['accountsChanged'],
      rpcMap: {},
    },
  })
})

test("proposedNamespaces: the page's override replaces methods, chains and events of its namespaces only", () => {
  const proposed = proposedNamespaces([network('eip155:1'), solana], {
    methods: { eip155: ['personal_sign'] },
    chains: { eip155: ['eip155:10'] },
    events: { eip155: [] },
  })
  expect(proposed.eip155).toEqual({
    chains: ['eip155:10'],
    methods: ['personal_sign'],
    events: [],
    rpcMap: { 1: 'https://rpc.example' },
  })
  expect(proposed.solana).toEqual(proposedNamespaces([solana], null).solana)
})

test("proposedNamespaces: the RPC URLs of the page's override replace all proposed URLs of their namespace", () => {
  const rpcMap = { 'eip155:10': 'https://ten', 'eip155:137': 'https://polygon' }
  const proposed = proposedNamespaces([network('eip155:1'), solana], { rpcMap })
  expect(proposed.eip155?.rpcMap).toEqual({ 10: 'https://ten', 137: 'https://polygon' })
  expect(Object.keys(proposed.solana?.rpcMap ?? {})).toHaveLength(1)
})

test("proposedNamespaces: the page's override sets the default chain of a namespace", () => {
  expect(
    proposedNamespaces([network('eip155:1')], { defaultChain: 'eip155:137' }).eip155?.defaultChain,
  ).toBe('eip155:137')
})

test('proposedNamespaces returns new lists on every call', () => {
  const first = proposedNamespaces([network('eip155:1')], null)
  first.eip155?.methods.push('eth_somethingElse')
  expect(proposedNamespaces([network('eip155:1')], null).eip155?.methods).toHaveLength(24)
})

import { expect, test } from 'vitest'
import { caipNetworkIdOf } from '../caip/caip.ts'
import { proposedMethods, remoteMethods } from './remote-methods.ts'
import { hearingAddresses, proposedNamespaces } from './remote-namespaces.ts'

const network = (chain: string, url = 'https://rpc.example') => {
  const [namespace = '', reference = ''] = chain.split(':')
  return {
    caipNetworkId: caipNetworkIdOf(namespace, reference),
    chainNamespace: namespace,
    rpcUrls: { default: [url], public: [] },
  }
}
const solana = network('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')

test('24 methods of eip155, 6 of solana, 4 of bip122, none of others', () => {
  expect(
    ['eip155', 'solana', 'bip122', 'cosmos', 'polkadot', 'constructor'].map(
      (one) => remoteMethods(one).length,
    ),
  ).toEqual([24, 6, 4, 0, 0, 0])
})

test('what signing needs is asked for also where the default is nothing', () => {
  expect(proposedMethods('polkadot')).toEqual(['polkadot_signMessage', 'polkadot_signTransaction'])
  expect(proposedMethods('cosmos')).toEqual([
    'cosmos_getAccounts',
    'cosmos_signAmino',
    'cosmos_signDirect',
  ])
  expect(['eip155', 'solana', 'bip122', 'near'].map((one) => proposedMethods(one).length)).toEqual([
    24, 6, 4, 0,
  ])
})

test('a Bitcoin wallet may tell of its addresses, unless the page names what it hears', () => {
  const networks = [network('bip122:000000000019d6689c085ae165831e93'), solana]
  const heard = (override: Parameters<typeof proposedNamespaces>[1]) =>
    hearingAddresses(proposedNamespaces(networks, override), override)
  expect(heard(null).bip122?.events).toEqual([
    'accountsChanged',
    'chainChanged',
    'bip122_addressesChanged',
  ])
  expect(heard({ events: { bip122: ['chainChanged'] } }).bip122?.events).toEqual(['chainChanged'])
  expect(heard(null).solana).toEqual(proposedNamespaces(networks, null).solana)
  expect(hearingAddresses({}, null)).toEqual({})
})

test('chains come in the order of the networks, by namespace', () => {
  const proposed = proposedNamespaces([network('eip155:10'), solana, network('eip155:1')], null)
  expect(Object.entries(proposed).map(([namespace, { chains }]) => [namespace, chains])).toEqual([
    ['eip155', ['eip155:10', 'eip155:1']],
    [
      'solana',
      ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'],
    ],
  ])
})

test('a namespace that only the override names has the usual methods and events, and no chains', () => {
  expect(proposedNamespaces([], { events: { bip122: ['accountsChanged'] } })).toEqual({
    bip122: {
      chains: [],
      methods: [...remoteMethods('bip122')],
      events: ['accountsChanged'],
      rpcMap: {},
    },
  })
})

test('the override replaces methods, chains and events of its namespace only', () => {
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

test('the first RPC address of a namespace clears the others, further ones join it', () => {
  const rpcMap = { 'eip155:10': 'https://ten', 'eip155:137': 'https://polygon' }
  const proposed = proposedNamespaces([network('eip155:1'), solana], { rpcMap })
  expect(proposed.eip155?.rpcMap).toEqual({ 10: 'https://ten', 137: 'https://polygon' })
  expect(Object.keys(proposed.solana?.rpcMap ?? {})).toHaveLength(1)
})

test('the default chain is said to its namespace', () => {
  expect(
    proposedNamespaces([network('eip155:1')], { defaultChain: 'eip155:137' }).eip155?.defaultChain,
  ).toBe('eip155:137')
})

test('what is proposed is made anew each time', () => {
  const first = proposedNamespaces([network('eip155:1')], null)
  first.eip155?.methods.push('eth_somethingElse')
  expect(proposedNamespaces([network('eip155:1')], null).eip155?.methods).toHaveLength(24)
})

import { describe, expect, test } from 'vitest'
import { toCaipNetworkId } from '../caip/caip.ts'
import { lisk, mainnet } from '../networks/eip155.ts'
import { solana } from '../networks/solana.ts'
import { defineNetwork } from './define-network.ts'
import { isNetworkDisabled, networkRoute } from './network-route.ts'
import { findNetwork, initialNetwork, networkName } from './network-rules.ts'

const networks = [mainnet, lisk, solana].map(defineNetwork)
const id = toCaipNetworkId

describe('initialNetwork', () => {
  const initialName = (stored: unknown, preferred: string | null = null) =>
    initialNetwork({
      networks,
      namespaces: ['eip155', 'solana'],
      stored,
      preferred: preferred === null ? null : id(preferred),
    })?.name

  test('initialNetwork returns a placeholder for an unknown stored network of a configured namespace', () => {
    expect(initialName('eip155:99')).toBe('Unknown Network')
  })
  test('initialNetwork returns the preferred network if the stored network is invalid or its namespace is not configured', () => {
    expect([
      initialName('bip122:x', 'eip155:1135'),
      initialName({ evil: true }, 'eip155:1135'),
      initialName(null, 'eip155:1135'),
    ]).toEqual(['Lisk', 'Lisk', 'Lisk'])
  })
  test('initialNetwork returns the first network if the preferred network is not configured', () => {
    expect([initialName(null, 'eip155:5'), initialName(null)]).toEqual(['Ethereum', 'Ethereum'])
    expect(
      initialNetwork({ networks: [], namespaces: ['eip155'], stored: null, preferred: null }),
    ).toBeNull()
  })
})

describe('the list of networks', () => {
  test('findNetwork finds a network by id', () =>
    expect(findNetwork(networks, id('eip155:1135'))?.name).toBe('Lisk'))
  test("networkName returns the network's name, else the name of its namespace, else null", () => {
    expect(
      ['eip155:1', 'eip155:77', 'ton:1'].map((network) => networkName(networks, id(network))),
    ).toEqual(['Ethereum', 'EVM Networks', null])
  })
})

describe('selecting a network', () => {
  test('isNetworkDisabled returns true for a network that the connected wallet did not approve', () => {
    const wallet = { connected: true, supportsAll: false, auth: false, approved: ['eip155:1'] }
    expect([isNetworkDisabled('eip155:5', wallet), isNetworkDisabled('eip155:1', wallet)]).toEqual([
      true,
      false,
    ])
    expect(isNetworkDisabled('eip155:5', { ...wallet, supportsAll: true })).toBe(false)
    expect(isNetworkDisabled('eip155:5', { ...wallet, auth: true })).toBe(false)
    expect(isNetworkDisabled('eip155:5', { ...wallet, connected: false })).toBe(false)
  })
  test('networkRoute returns switch if the connected wallet can switch, else switchNamespace', () => {
    const choice = {
      same: false,
      connected: true,
      auth: false,
      differentNamespace: false,
      nextConnected: false,
      nextSupportsAuth: false,
    }
    expect(networkRoute({ ...choice, same: true })).toBe('none')
    expect(networkRoute(choice)).toBe('switch')
    expect(networkRoute({ ...choice, connected: false, differentNamespace: true })).toBe('switch')
    expect(networkRoute({ ...choice, differentNamespace: true })).toBe('switchNamespace')
    expect(networkRoute({ ...choice, differentNamespace: true, nextConnected: true })).toBe(
      'switch',
    )
    expect(networkRoute({ ...choice, auth: true })).toBe('switchNamespace')
    expect(
      networkRoute({ ...choice, auth: true, nextSupportsAuth: true, differentNamespace: true }),
    ).toBe('switch')
  })
})

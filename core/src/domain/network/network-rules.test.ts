import { describe, expect, test } from 'vitest'
import { toCaipNetworkId } from '../caip/caip.ts'
import { lisk, mainnet } from '../networks/eip155.ts'
import { networkImageId } from '../networks/image-ids.ts'
import { solana } from '../networks/solana.ts'
import { defineNetwork } from './define-network.ts'
import {
  findNetwork,
  firstOfNamespace,
  initialNetwork,
  isNetworkDisabled,
  networkLabel,
  networkName,
  networkRoute,
} from './network-rules.ts'

const networks = [mainnet, lisk, solana].map(defineNetwork)
const id = toCaipNetworkId

describe('the network a kit starts on', () => {
  const start = (stored: unknown, preferred: string | null = null) =>
    initialNetwork({
      networks,
      namespaces: ['eip155', 'solana'],
      stored,
      preferred: preferred === null ? null : id(preferred),
    })?.name

  test('is the stored one', () => {
    expect(start('eip155:1135', 'eip155:1')).toBe('Lisk')
  })
  test('is a placeholder when the stored one is of a configured namespace but unknown', () => {
    expect(start('eip155:99')).toBe('Unknown Network')
  })
  test('is the preferred one when the stored one is of no configured namespace, or no network id', () => {
    expect([
      start('bip122:x', 'eip155:1135'),
      start({ evil: true }, 'eip155:1135'),
      start(null, 'eip155:1135'),
    ]).toEqual(['Lisk', 'Lisk', 'Lisk'])
  })
  test('is the first when the preferred one is not configured', () => {
    expect([start(null, 'eip155:5'), start(null)]).toEqual(['Ethereum', 'Ethereum'])
    expect(
      initialNetwork({ networks: [], namespaces: ['eip155'], stored: null, preferred: null }),
    ).toBeNull()
  })
})

describe('the list of networks', () => {
  test('is searched by id and namespace', () => {
    expect(findNetwork(networks, id('eip155:1135'))?.name).toBe('Lisk')
    expect([
      firstOfNamespace(networks, 'eip155')?.name,
      firstOfNamespace(networks, 'cosmos'),
    ]).toEqual(['Ethereum', null])
  })
  test('names a network, else its namespace', () => {
    expect(
      ['eip155:1', 'eip155:77', 'ton:1'].map((network) => networkName(networks, id(network))),
    ).toEqual(['Ethereum', 'EVM Networks', null])
  })
})

describe('a network row', () => {
  test('is off when the connected wallet did not agree to it', () => {
    const reach = { connected: true, supportsAll: false, auth: false, approved: ['eip155:1'] }
    expect([isNetworkDisabled('eip155:5', reach), isNetworkDisabled('eip155:1', reach)]).toEqual([
      true,
      false,
    ])
    expect(isNetworkDisabled('eip155:5', { ...reach, supportsAll: true })).toBe(false)
    expect(isNetworkDisabled('eip155:5', { ...reach, auth: true })).toBe(false)
    expect(isNetworkDisabled('eip155:5', { ...reach, connected: false })).toBe(false)
  })
  test('leads where the wallet can follow', () => {
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

test('the network button says the name, or what there is to do', () => {
  const label = (
    name: string | null,
    supported: boolean,
    allowUnsupported: boolean,
    connected: boolean,
  ) => networkLabel({ name, supported, allowUnsupported, connected })
  expect(label('Lisk', true, false, true)).toEqual({ is: 'name', name: 'Lisk' })
  expect(label('Lisk', false, true, true)).toEqual({ is: 'name', name: 'Lisk' })
  expect(label('Lisk', false, false, true)).toEqual({ is: 'switch' })
  expect(label(null, false, false, true)).toEqual({ is: 'unknown' })
  expect(label(null, false, false, false)).toEqual({ is: 'select' })
})

test('known networks have a picture in the directory, others their own or none', () => {
  expect(networkImageId(defineNetwork(mainnet))).toBe('ba0ba0cd-17c6-4806-ad93-f9d174f17900')
  expect(networkImageId({ ...defineNetwork(mainnet), imageId: 'mine' })).toBe('mine')
  expect(networkImageId(defineNetwork(lisk))).toBeNull()
})

import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { frameChainId, networkOfFrame, parseUser } from './parse-user.ts'

const ethereum = toCaipNetworkId('eip155:1')
const solana = toCaipNetworkId('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const other = '0x00000000000000000000000000000000000000AA'

test.each([
  [1, 'eip155:1'],
  ['137', 'eip155:137'],
  ['eip155:10', 'eip155:10'],
  [solana, solana],
  [0, null],
  [-1, null],
  [1.5, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  [1e21, null],
  ['', null],
  ['0x1', null],
  ['01', null],
  ['1 ', null],
])('networkOfFrame reads %j as %j [B4]', (chainId, network) => {
  expect(networkOfFrame(chainId)).toBe(network)
})

test('frameChainId is a number on eip155, and the CAIP-2 id elsewhere', () => {
  expect([frameChainId(ethereum), frameChainId(solana)]).toEqual([1, solana])
})

test('parseUser returns the accounts and clean texts', () => {
  const accounts = [
    { address, type: 'eoa' as const },
    { address: other, type: 'smartAccount' as const },
  ]
  const answer = {
    address: other,
    chainId: 1,
    email: 'ada@example.com',
    userName: 'ada\u202e\u200b',
    accounts,
    preferredAccountType: 'smartAccount' as const,
    smartAccountDeployed: true,
  }
  expect(parseUser(answer, ethereum)).toMatchObject({
    address: other,
    email: 'ada@example.com',
    userName: 'ada',
    caipNetworkId: ethereum,
    accounts,
    preferredAccountType: 'smartAccount',
    smartAccountDeployed: true,
  })
})

test('parseUser lists the active address, drops invalid accounts, and knows no more than the frame', () => {
  const answer = { address, chainId: 1, accounts: [{ address: 'evil', type: 'eoa' as const }] }
  expect(parseUser(answer, ethereum)).toEqual({
    address,
    email: null,
    userName: null,
    caipNetworkId: ethereum,
    accounts: [{ address, type: 'eoa' }],
    preferredAccountType: null,
    smartAccountDeployed: null,
  })
})

test.each([
  [
    'an address of another namespace',
    { address: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM', chainId: 1 },
  ],
  ['a short address', { address: '0x1234', chainId: 1 }],
  ['a wrong checksum', { address: `${address.slice(0, -2)}4A`, chainId: 1 }],
  ['a network of another namespace', { address, chainId: solana }],
  ['a network that is none', { address, chainId: 'x' }],
])('parseUser throws embedded/frame-error for %s [B3, F5]', (_, answer) => {
  expect(() => parseUser(answer, ethereum)).toThrow(
    expect.objectContaining({ code: 'embedded/frame-error' }),
  )
})

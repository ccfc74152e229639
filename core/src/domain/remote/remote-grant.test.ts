import { expect, test } from 'vitest'
import { caipAddressOf, caipNetworkIdOf } from '../caip/caip.ts'
import { accountTypeOf, grantedAccounts, supportsAllNetworks } from './remote-grant.ts'

const mainnetId = caipNetworkIdOf('eip155', 1)
const optimismId = caipNetworkIdOf('eip155', 10)
const accounts = [
  caipAddressOf(mainnetId, '0xa'),
  caipAddressOf(optimismId, '0xb'),
  caipAddressOf(optimismId, '0xa'),
]

test('grantedAccounts returns each address once, and only addresses on the network if there are any', () => {
  const addresses = (network: typeof mainnetId | null) =>
    grantedAccounts('eip155', accounts, network).map(({ address }) => address)
  expect([
    addresses(null),
    addresses(mainnetId),
    addresses(optimismId),
    addresses(caipNetworkIdOf('eip155', 5)),
  ]).toEqual([['0xa', '0xb'], ['0xa'], ['0xb', '0xa'], ['0xa', '0xb']])
})

test('accountTypeOf returns ordinal for taproot addresses, payment for other Bitcoin addresses, else eoa', () => {
  const types = ['bip122', 'eip155', 'solana'].map(
    (namespace) => grantedAccounts(namespace, accounts)[0]?.type,
  )
  expect(types).toEqual(['payment', 'eoa', 'eoa'])
  const forms = ['bc1p9', 'TB1P9', 'bcrt1p9', 'bc1q9', '3J98', '1bc1p'].map((address) =>
    accountTypeOf('bip122', address),
  )
  expect(forms).toEqual(['ordinal', 'ordinal', 'ordinal', 'payment', 'payment', 'payment'])
})

test('supportsAllNetworks returns true only for one wallet whose session can add and select networks [Z11]', () => {
  const methods = ['wallet_addEthereumChain', 'wallet_switchEthereumChain']
  const names = ['MetaMask Wallet', 'MetaMask', 'metamask wallet', '']
  expect(names.map((name) => supportsAllNetworks(name, methods))).toEqual([
    true,
    false,
    false,
    false,
  ])
  for (const granted of [[], methods.slice(1), methods.slice(0, 1), ['personal_sign']])
    expect(supportsAllNetworks('MetaMask Wallet', granted)).toBe(false)
})

import { describe, expect, test } from 'vitest'
import type { CaipAddress } from '../caip/caip.ts'
import { defineNetwork } from '../network/define-network.ts'
import { isSameToken, nativeFirst, withoutZeroDecimals, withToken } from './holdings.ts'
import type { TokenBalance } from './token-balance.ts'

const network = defineNetwork({
  id: 1,
  name: 'One',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.example'] } },
})
const caipOf = (address: string) => `eip155:1:${address}` as CaipAddress
const row = (change: Partial<TokenBalance> = {}): TokenBalance => ({
  name: 'Dollar',
  symbol: 'USD',
  chainId: network.caipNetworkId,
  address: caipOf('0xAb'),
  value: 3.5,
  price: 1,
  quantity: { decimals: 6, numeric: '3.5' },
  iconUrl: null,
  ...change,
})
const ether = row({
  name: 'Ether',
  symbol: 'ETH',
  address: null,
  value: 20,
  price: 2000,
  quantity: { decimals: 18, numeric: '0.01' },
})
const balance = { value: '1500000000000000000', decimals: 18, symbol: 'ETH' }

describe('nativeFirst', () => {
  test('nativeFirst moves the listed native token to the front', () =>
    expect(nativeFirst([row(), ether], network, balance)).toEqual([ether, row()]))

  test('nativeFirst keeps the first row of each token', () => {
    const duplicate = row({ address: caipOf('0xAB'), value: 9 })
    expect(
      nativeFirst(
        [row(), ether, duplicate, ether, row({ address: caipOf('0xCd') })],
        network,
        balance,
      ),
    ).toEqual([ether, row(), row({ address: caipOf('0xCd') })])
  })

  test('nativeFirst adds the chain balance without a price if the list lacks the native token', () =>
    expect(nativeFirst([row()], network, balance)[0]).toEqual({
      name: 'Ether',
      symbol: 'ETH',
      chainId: network.caipNetworkId,
      address: null,
      value: null,
      price: null,
      quantity: { decimals: 18, numeric: '1.5' },
      iconUrl: null,
    }))

  test('nativeFirst adds the contract to the symbol of a token that imitates the native token or another one [V1]', () => {
    const address = caipOf('0x5FbDB2315678afecb367f032d93F642f64180aa3')
    const symbolOf = (symbol: string) =>
      nativeFirst([row({ symbol, address })], network, null).map((token) => token.symbol)
    for (const symbol of ['ETH', 'Еth', 'Ether', 'USDС'])
      expect(symbolOf(symbol)).toEqual([`${symbol} (0x5F…180aa3)`])
    expect(symbolOf('WETH')).toEqual(['WETH'])
    expect(nativeFirst([ether], network, null)).toEqual([ether])
  })

  test('nativeFirst adds nothing while the balance is unknown', () => {
    expect(nativeFirst([row()], network, null)).toEqual([row()])
    expect(nativeFirst([row()], null, balance)).toEqual([row()])
  })
})

describe('withToken', () => {
  const own = row({
    address: caipOf('0xAB'),
    iconUrl: 'https://a.example/own.png',
    value: null,
    price: null,
  })

  test('withToken adds a token or replaces the icon of a listed token', () => {
    expect(withToken([ether], own)).toEqual([ether, own])
    expect(withToken([ether, row()], own)).toEqual([ether, row({ iconUrl: own.iconUrl })])
    expect(
      withToken([row({ iconUrl: 'https://b.example/b.png' })], { ...own, iconUrl: null })[0]
        ?.iconUrl,
    ).toBe('https://b.example/b.png')
  })

  test('withToken omits a token with 0 decimals, and withoutZeroDecimals removes and counts such tokens', () => {
    expect(withToken([], row({ quantity: { decimals: 0, numeric: '3' } }))).toEqual([])
    expect(withoutZeroDecimals([ether, row({ quantity: { decimals: 0, numeric: '3' } })])).toEqual({
      tokens: [ether],
      hidden: 1,
    })
  })

  test('isSameToken ignores the case of EVM addresses only', () => {
    const solana = (address: string) => row({ address: `solana:1:${address}` as CaipAddress })
    expect(isSameToken(own, row())).toBe(true)
    expect(isSameToken(solana('Ab'), solana('aB'))).toBe(false)
    expect(isSameToken(ether, row())).toBe(false)
  })
})

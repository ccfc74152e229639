import { describe, expect, test } from 'vitest'
import { toCaipNetworkId } from '../../../../core/src/domain/caip/caip.ts'
import { parseWallets } from '../../../../core/src/domain/wallet/parse-wallet.ts'
import { gridOf } from '../../../../core/src/flows/all-wallets/all-wallets.context.ts'
import type {
  AllWalletsContext,
  AllWalletsInput,
} from '../../../../core/src/flows/all-wallets/all-wallets.types.ts'
import { fox, lynx, mainnet, solana } from '../../samples.ts'
import { allWalletsInputs, wallet } from './all-wallets.cases.ts'

const state = (
  input: Partial<AllWalletsInput>,
  loadedWallets: AllWalletsContext['loadedWallets'] = [],
): AllWalletsContext => ({
  ...allWalletsInputs.bare,
  ...input,
  text: '',
  certified: false,
  page: 1,
  loadedWallets,
  count: loadedWallets.length,
  ended: true,
  results: [],
  resultCount: 0,
  problem: 'kit/unknown',
})
const ids = (context: AllWalletsContext) => gridOf(context).map(({ id }) => id)

describe('the grid of allWallets', () => {
  test('the grid lists installed wallets first, then featured ones in order', () => {
    const head = {
      featured: [wallet('one'), wallet('two')],
      featuredIds: ['two', 'one'],
      recommended: [lynx],
    }
    const paged = [wallet('ant'), wallet('one')]
    expect(ids(state(head, paged))).toEqual(['two', 'one', 'lynx', 'ant'])
    const here = gridOf(state({ ...head, connectors: [{ ...fox, rdns: 'io.ant' }] }, paged))
    expect(here.map(({ id, installed }) => [id, installed])).toEqual([
      ['ant', true],
      ['two', false],
      ['one', false],
      ['lynx', false],
    ])
  })

  test('the grid drops wallets of other networks by exact id', () => {
    const chains = [mainnet.caipNetworkId]
    const paged = [
      wallet('right'),
      wallet('tenth', { chains: [toCaipNetworkId('eip155:10')] }),
      wallet('sol', { chains: [solana.caipNetworkId] }),
      wallet('mute', { chains: [] }),
    ]
    expect(ids(state({ chains }, paged))).toEqual(['right'])
  })

  test('the grid on a phone lists only wallets that open there', () => {
    const paged = [wallet('app'), wallet('desk', { mobile_link: null, desktop_link: 'desk://' })]
    expect(ids(state({ mobile: true }, paged))).toEqual(['app'])
    expect(ids(state({ mobile: false }, paged))).toEqual(['app', 'desk'])
  })

  test('the grid without adapters lists only wallets with a link', () => {
    const paged = [
      wallet('ext', { mobile_link: null }),
      wallet('web', { mobile_link: null, webapp_link: 'https://web.example' }),
    ]
    expect(ids(state({ remoteOnly: true }, paged))).toEqual(['web'])
  })

  test('the grid marks a wallet without a safe link as unreachable unless it is installed [C6]', () => {
    const [evil] = parseWallets([
      {
        id: 'evil',
        name: 'Evil',
        rdns: 'io.evil',
        chains: [mainnet.caipNetworkId],
        mobile_link: 'javascript:alert(1)//',
      },
    ])
    const paged = evil === undefined ? [] : [evil]
    expect(gridOf(state({}, paged))).toMatchObject([
      { id: 'evil', mobile_link: null, reachable: false },
    ])
    expect(gridOf(state({ connectors: [{ ...fox, rdns: 'io.evil' }] }, paged))).toMatchObject([
      { installed: true, reachable: true },
    ])
  })

  test('the grid marks a wallet with an install link as reachable', () => {
    const paged = [wallet('ext', { mobile_link: null, chrome_store: 'https://store.example/ext' })]
    expect(gridOf(state({}, paged))).toMatchObject([{ id: 'ext', reachable: true }])
  })

  test('the grid orders 5,000 wallets and 300 installed ones [A6]', () => {
    const paged = Array.from({ length: 5_000 }, (_, at) => wallet(`wallet-${at}`))
    const connectors = Array.from({ length: 300 }, (_, at) => ({
      ...fox,
      id: `${at}`,
      rdns: `io.wallet-${4_999 - at}`,
    }))
    const grid = gridOf(state({ connectors, featuredIds: ['wallet-7'] }, paged))
    expect([grid.length, grid[299]?.installed, grid[300]?.id]).toEqual([5_000, true, 'wallet-7'])
  })
})

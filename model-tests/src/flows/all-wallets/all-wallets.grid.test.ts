import { describe, expect, test } from 'vitest'
import { toCaipNetworkId } from '../../../../core/src/domain/caip/caip.ts'
import { parseWallets } from '../../../../core/src/domain/wallet/parse-wallet.ts'
import type { Wallet } from '../../../../core/src/domain/wallet/wallet.ts'
import { gridOf } from '../../../../core/src/flows/all-wallets/all-wallets.context.ts'
import type {
  AllWalletsContext,
  AllWalletsInput,
} from '../../../../core/src/flows/all-wallets/all-wallets.types.ts'
import { unread } from '../../../../core/src/resource/resource.view.ts'
import { fresh } from '../../resource/changes.ts'
import { fox, lynx, mainnet, solana } from '../../samples.ts'
import { allWalletsInputs, wallet } from './all-wallets.cases.ts'

const contextOf = (
  input: Partial<AllWalletsInput>,
  loadedWallets: readonly Wallet[] = [],
): AllWalletsContext => ({
  ...allWalletsInputs.withoutListedWallets,
  ...input,
  arranged: input.connectors ?? [],
  text: '',
  certified: false,
  pages: fresh({ wallets: loadedWallets, count: loadedWallets.length }),
  found: unread,
})
const ids = (context: AllWalletsContext) => gridOf(context).map(({ id }) => id)

describe('gridOf', () => {
  test('gridOf lists installed wallets first, then featured wallets in the configured order', () => {
    const options = {
      featured: [wallet('one'), wallet('two')],
      featuredIds: ['two', 'one'],
      recommended: [lynx],
    }
    const loaded = [wallet('ant'), wallet('one')]
    expect(ids(contextOf(options, loaded))).toEqual(['two', 'one', 'lynx', 'ant'])
    const grid = gridOf(contextOf({ ...options, connectors: [{ ...fox, rdns: 'io.ant' }] }, loaded))
    expect(grid.map(({ id, installed }) => [id, installed])).toEqual([
      ['ant', true],
      ['two', false],
      ['one', false],
      ['lynx', false],
    ])
  })

  test('gridOf omits wallets without a network of the page, compared by exact id', () => {
    const chains = [mainnet.caipNetworkId]
    const loaded = [
      wallet('supported'),
      wallet('optimism', { chains: [toCaipNetworkId('eip155:10')] }),
      wallet('solana', { chains: [solana.caipNetworkId] }),
      wallet('noChains', { chains: [] }),
    ]
    expect(ids(contextOf({ chains }, loaded))).toEqual(['supported'])
  })

  test('gridOf lists only wallets with a mobile link on a phone', () => {
    const loaded = [
      wallet('app'),
      wallet('desktop', { mobile_link: null, desktop_link: 'desktop://' }),
    ]
    expect(ids(contextOf({ mobile: true }, loaded))).toEqual(['app'])
    expect(ids(contextOf({ mobile: false }, loaded))).toEqual(['app', 'desktop'])
  })

  test('gridOf lists only wallets with a link if `remoteOnly` is true', () => {
    const loaded = [
      wallet('ext', { mobile_link: null }),
      wallet('web', { mobile_link: null, webapp_link: 'https://web.example' }),
    ]
    expect(ids(contextOf({ remoteOnly: true }, loaded))).toEqual(['web'])
  })

  test('gridOf marks a wallet without a safe link as unreachable unless it is installed [C6]', () => {
    const [evil] = parseWallets([
      {
        id: 'evil',
        name: 'Evil',
        rdns: 'io.evil',
        chains: [mainnet.caipNetworkId],
        mobile_link: 'javascript:alert(1)//',
      },
    ])
    const loaded = evil === undefined ? [] : [evil]
    expect(gridOf(contextOf({}, loaded))).toMatchObject([
      { id: 'evil', mobile_link: null, reachable: false },
    ])
    expect(gridOf(contextOf({ connectors: [{ ...fox, rdns: 'io.evil' }] }, loaded))).toMatchObject([
      { installed: true, reachable: true },
    ])
  })

  test('gridOf marks a wallet with an install link as reachable', () => {
    const loaded = [wallet('ext', { mobile_link: null, chrome_store: 'https://store.example/ext' })]
    expect(gridOf(contextOf({}, loaded))).toMatchObject([{ id: 'ext', reachable: true }])
  })

  test('gridOf sorts 5,000 wallets of which 300 are installed [A6]', () => {
    const loaded = Array.from({ length: 5_000 }, (_, index) => wallet(`wallet-${index}`))
    const connectors = Array.from({ length: 300 }, (_, index) => ({
      ...fox,
      id: `${index}`,
      rdns: `io.wallet-${4_999 - index}`,
    }))
    const grid = gridOf(contextOf({ connectors, featuredIds: ['wallet-7'] }, loaded))
    expect([grid.length, grid[299]?.installed, grid[300]?.id]).toEqual([5_000, true, 'wallet-7'])
  })
})

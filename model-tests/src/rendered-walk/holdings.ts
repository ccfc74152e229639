import type { AccountState, CaipAddress } from '@latchkit/core'
import { page } from 'vitest/browser'
import { createScriptedMoney } from '../../../core/src/testing/scripted-money.ts'
import { bitcoin, mainnet } from '../samples.ts'
import { button, dialog, heading, reads, sees } from './look.ts'
import { account, type View } from './ways.ts'
import { connectToo, type World } from './world.tsx'

type Token = AccountState['tokens'][number]

const row = (name: string, symbol: string, digits: string, rest: Partial<Token> = {}): Token => ({
  ...{
    name,
    symbol,
    chainId: mainnet.caipNetworkId,
    address: `${mainnet.caipNetworkId}:0x${digits.repeat(40).slice(0, 40)}` as CaipAddress,
  },
  ...{ value: null, price: null, quantity: { decimals: 6, numeric: '1200' }, iconUrl: null },
  ...rest,
})
const ether = row('Ether', 'ETH', '', {
  address: null,
  price: 3184.4,
  quantity: { decimals: 18, numeric: '1.23456789' },
})
const coin = row('USD Coin', 'USDC', 'a0b8', { price: 1 })
/** Two of one symbol, one without a price, one that cannot be read, and names of every length. */
export const tokens: readonly Token[] = [
  ether,
  coin,
  row('USD Coin', 'USDC', 'bad1', { quantity: { decimals: 6, numeric: '987654321.123456' } }),
  row('Arbor', 'ARB', 'c3', { price: 0.000012, quantity: { decimals: 18, numeric: '82.4' } }),
  row('A token with quite a long name for one row', 'LONGSYMBOL', 'd4', {
    price: 12.5,
    quantity: { decimals: 18, numeric: '123456.789' },
  }),
  row('<b>Bold</b>', 'BOLD', 'e5', { quantity: { decimals: 18, numeric: 'NaN' } }),
  row('Delta', 'DLT', 'f6'),
  row('Points', 'PTS', '77', { quantity: { decimals: 0, numeric: '3' } }),
]

/** The account of a wallet that lists what it holds itself. */
const holding = (
  list: () => Promise<readonly Token[] | null>,
  ready: () => Promise<unknown>,
): View => ({
  async go(world) {
    world.adapter.lend(createScriptedMoney({ walletAssets: list }))
    await account(world)
    await ready()
  },
})
const listed = holding(
  async () => tokens,
  () => sees(button(/^Arbor/)),
)
const then = (view: View, more: (world: World) => Promise<unknown>): View => ({
  ...view,
  async go(world) {
    await view.go(world)
    await more(world)
  },
})
/** Says so once a service that nobody answers for was asked often enough. */
const inTime = ({ clock }: World, title: string) =>
  reads(() => {
    clock.advance(1_000)
    return heading(title).query() !== null
  }, true)
const receive = then(listed, async () => {
  await button('Receive').click()
  await sees(page.getByRole('img', { name: 'QR code of your address' }))
})

/** What an account holds, and how it receives. */
export const holdings: Readonly<Record<string, View>> = {
  'Account, what it holds': listed,
  'Account, all it holds': then(listed, async () => {
    await button('Show all 7 tokens').click()
    await sees(button(/^Delta/))
  }),
  'Account, its tokens on their way': holding(
    () => new Promise(() => {}),
    () => sees(dialog().getByText('Loading tokens')),
  ),
  'Account, its tokens not read': holding(
    () => Promise.reject(new Error('no')),
    () => sees(dialog().getByText('This list could not be refreshed.', { exact: false })),
  ),
  'Account, without tokens': holding(
    async () => [coin].slice(1),
    () => sees(button('Send')),
  ),
  'Account, its NFTs': then(listed, async (world) => {
    await dialog().getByRole('tab', { name: 'NFTs' }).click()
    await inTime(world, 'No NFTs found')
  }),
  'Account, its activity': then(listed, async (world) => {
    await dialog().getByRole('tab', { name: 'Activity' }).click()
    await inTime(world, 'No activity to show')
  }),
  WalletReceive: receive,
  'WalletReceive, on Bitcoin': {
    options: {
      wallets: [
        {
          id: 'orchid',
          name: 'Orchid',
          type: 'ANNOUNCED',
          chain: 'bip122',
          rdns: null,
          icon: null,
          disputed: false,
        },
      ],
    },
    async go(world) {
      const address = 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'
      const accounts = [{ address, type: 'ordinal' as const }]
      await connectToo(world, {
        namespace: 'bip122',
        connectorId: 'orchid',
        address,
        accounts,
        caipNetworkId: bitcoin.caipNetworkId,
      })
      await world.kit.open({ view: 'WalletReceive' })
      await sees(page.getByRole('img', { name: 'QR code of your address' }))
    },
  },
  'WalletReceive, nobody connected': {
    async go({ kit }) {
      await kit.open({ view: 'WalletReceive' })
      await sees(dialog().getByRole('button', { name: 'Connect wallet' }))
    },
  },
  WalletCompatibleNetworks: then(receive, async () => {
    await button(/^Compatible networks/).click()
    await sees(dialog().getByText('Sepolia'))
  }),
}

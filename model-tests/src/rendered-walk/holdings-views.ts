import type { AccountState, CaipAddress } from '@latchkit/core'
import { page } from 'vitest/browser'
import { createScriptedTransferClient } from '../../../core/src/testing/scripted-transfer-client.ts'
import { bitcoin, mainnet } from '../samples.ts'
import { button, dialog, expectValue, expectVisible, heading } from './locators.ts'
import { connectOther, type RenderedKit } from './rendered-kit.tsx'
import { account, type View } from './view-steps.ts'

type Token = AccountState['tokens'][number]

const row = (name: string, symbol: string, digits: string, change: Partial<Token> = {}): Token => ({
  ...{
    name,
    symbol,
    chainId: mainnet.caipNetworkId,
    address: `${mainnet.caipNetworkId}:0x${digits.repeat(40).slice(0, 40)}` as CaipAddress,
  },
  ...{ value: null, price: null, quantity: { decimals: 6, numeric: '1200' }, iconUrl: null },
  ...change,
})
const ether = row('Ether', 'ETH', '', {
  address: null,
  price: 3184.4,
  quantity: { decimals: 18, numeric: '1.23456789' },
})
const coin = row('USD Coin', 'USDC', 'a0b8', { price: 1 })
/**
 * Tokens with the same symbol, without a price, with an unreadable balance, and with names of
 * different lengths.
 */
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

/** The Account view with a wallet that reports its assets (ERC-7811). */
const holdingsView = (
  walletAssets: () => Promise<readonly Token[] | null>,
  waitUntilReady: () => Promise<unknown>,
): View => ({
  async go(rendered) {
    rendered.adapter.setTransferClient(createScriptedTransferClient({ walletAssets }))
    await account(rendered)
    await waitUntilReady()
  },
})
const tokensView = holdingsView(
  async () => tokens,
  () => expectVisible(button(/^Arbor/)),
)
const andThen = (view: View, continueWith: (rendered: RenderedKit) => Promise<unknown>): View => ({
  ...view,
  async go(rendered) {
    await view.go(rendered)
    await continueWith(rendered)
  },
})
/** Advances the clock through all retries of an unreachable service until the heading is shown. */
const advanceUntil = ({ clock }: RenderedKit, title: string) =>
  expectValue(() => {
    clock.advance(1_000)
    return heading(title).query() !== null
  }, true)
const receive = andThen(tokensView, async () => {
  await button('Receive').click()
  await expectVisible(page.getByRole('img', { name: 'QR code of your address' }))
})

/** Screens of holdings and of receiving, by name. */
export const holdings: Readonly<Record<string, View>> = {
  'Account, tokens': tokensView,
  'Account, all tokens': andThen(tokensView, async () => {
    await button('Show all 7 tokens').click()
    await expectVisible(button(/^Delta/))
  }),
  'Account, tokens loading': holdingsView(
    () => new Promise(() => {}),
    () => expectVisible(dialog().getByText('Loading tokens')),
  ),
  'Account, tokens failed': holdingsView(
    () => Promise.reject(new Error('no')),
    () => expectVisible(dialog().getByRole('paragraph').filter({ hasText: "Couldn't refresh." })),
  ),
  'Account, without tokens': holdingsView(
    async () => [coin].slice(1),
    () => expectVisible(button('Send')),
  ),
  'Account, NFTs': andThen(tokensView, async (rendered) => {
    await dialog().getByRole('tab', { name: 'NFTs' }).click()
    await advanceUntil(rendered, 'No NFTs found')
  }),
  'Account, activity': andThen(tokensView, async (rendered) => {
    await dialog().getByRole('tab', { name: 'Activity' }).click()
    await advanceUntil(rendered, 'No activity yet')
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
    async go(rendered) {
      const address = 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'
      const accounts = [{ address, type: 'ordinal' as const }]
      await connectOther(rendered, {
        namespace: 'bip122',
        connectorId: 'orchid',
        address,
        accounts,
        caipNetworkId: bitcoin.caipNetworkId,
      })
      await rendered.kit.open({ view: 'WalletReceive' })
      await expectVisible(page.getByRole('img', { name: 'QR code of your address' }))
    },
  },
  'WalletReceive, disconnected': {
    async go({ kit }) {
      await kit.open({ view: 'WalletReceive' })
      await expectVisible(dialog().getByRole('button', { name: 'Connect wallet' }))
    },
  },
  WalletCompatibleNetworks: andThen(receive, async () => {
    await button(/^Compatible networks/).click()
    await expectVisible(dialog().getByText('Sepolia'))
  }),
}

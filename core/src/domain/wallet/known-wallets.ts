import { plainWallet } from './parse-wallet.ts'
import type { Wallet } from './wallet.ts'

const chrome = (id: string) => `https://chromewebstore.google.com/detail/${id}`
const apple = (id: number) => `https://apps.apple.com/app/id${id}`
const google = (id: string) => `https://play.google.com/store/apps/details?id=${id}`

const known = (rdns: string, name: string, links: Partial<Wallet>): Wallet => ({
  ...plainWallet({ id: rdns, name, rdns, icon: null }),
  ...links,
})

/**
 * Widely used wallets for visitors without a wallet; `id` is the wallet's rdns. Compare a store id
 * with the wallet's own website before adding it: one with a typo may open a fraudulent app.
 */
export const knownWallets = (): readonly Wallet[] => [
  known('io.metamask', 'MetaMask', {
    homepage: 'https://metamask.io/download',
    chrome_store: chrome('nkbihfbeogaeaoehlefnkodbefgpgknn'),
    app_store: apple(1438144202),
    play_store: google('io.metamask'),
  }),
  known('me.rainbow', 'Rainbow', {
    homepage: 'https://rainbow.me',
    app_store: apple(1457119021),
    play_store: google('me.rainbow'),
  }),
  known('com.coinbase.wallet', 'Coinbase Wallet', {
    homepage: 'https://www.coinbase.com/wallet/downloads',
    chrome_store: chrome('hnfanknocfeofbddgcijnmhnfnkdnaad'),
    app_store: apple(1278383455),
    play_store: google('org.toshi'),
  }),
  known('io.rabby', 'Rabby Wallet', {
    homepage: 'https://rabby.io',
    chrome_store: chrome('acmacodkjbdgmoleebolmdjonilkdbch'),
  }),
  known('com.trustwallet.app', 'Trust Wallet', {
    homepage: 'https://trustwallet.com/download',
    chrome_store: chrome('egjidjbpglichdcondbcbdnbeeppgdph'),
    app_store: apple(1288339409),
    play_store: google('com.wallet.crypto.trustapp'),
  }),
  known('app.phantom', 'Phantom', {
    homepage: 'https://phantom.com/download',
    chrome_store: chrome('bfnaelmomeimhlpmgjnjophhpkkoljpa'),
    app_store: apple(1598432977),
    play_store: google('app.phantom'),
  }),
]

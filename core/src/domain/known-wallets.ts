import type { CustomWallet } from './wallet.ts'

/** A few widely used wallets to offer to somebody who has none; id is the wallet's rdns. Links lead to their own pages and the stores only. */
export const knownWallets: readonly CustomWallet[] = [
  {
    id: 'io.metamask',
    name: 'MetaMask',
    homepage: 'https://metamask.io/download',
    chrome_store: 'https://chromewebstore.google.com/detail/nkbihfbeogaeaoehlefnkodbefgpgknn',
    app_store: 'https://apps.apple.com/app/id1438144202',
    play_store: 'https://play.google.com/store/apps/details?id=io.metamask',
  },
  {
    id: 'me.rainbow',
    name: 'Rainbow',
    homepage: 'https://rainbow.me/extension',
    app_store: 'https://apps.apple.com/app/id1457119021',
    play_store: 'https://play.google.com/store/apps/details?id=me.rainbow',
  },
  {
    id: 'com.coinbase.wallet',
    name: 'Coinbase Wallet',
    homepage: 'https://www.coinbase.com/wallet/downloads',
    chrome_store: 'https://chromewebstore.google.com/detail/hnfanknocfeofbddgcijnmhnfnkdnaad',
    app_store: 'https://apps.apple.com/app/id1278383455',
    play_store: 'https://play.google.com/store/apps/details?id=org.toshi',
  },
  {
    id: 'io.rabby',
    name: 'Rabby Wallet',
    homepage: 'https://rabby.io',
    chrome_store: 'https://chromewebstore.google.com/detail/acmacodkjbdgmoleebolmdjonilkdbch',
  },
  {
    id: 'com.trustwallet.app',
    name: 'Trust Wallet',
    homepage: 'https://trustwallet.com/download',
    chrome_store: 'https://chromewebstore.google.com/detail/egjidjbpglichdcondbcbdnbeeppgdph',
    app_store: 'https://apps.apple.com/app/id1288339409',
    play_store: 'https://play.google.com/store/apps/details?id=com.wallet.crypto.trustapp',
  },
  {
    id: 'app.phantom',
    name: 'Phantom',
    homepage: 'https://phantom.com/download',
    chrome_store: 'https://chromewebstore.google.com/detail/bfnaelmomeimhlpmgjnjophhpkkoljpa',
    app_store: 'https://apps.apple.com/app/id1598432977',
    play_store: 'https://play.google.com/store/apps/details?id=app.phantom',
  },
]

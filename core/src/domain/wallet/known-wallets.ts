import type { CustomWallet } from './wallet.ts'

/**
 * A few widely used wallets to offer to somebody who has none; id is the wallet's rdns. Only their own pages: a store's link that is
 * wrong by a letter leads to somebody else's app, and a wallet's page names its own stores.
 */
export const knownWallets: readonly CustomWallet[] = [
  { id: 'io.metamask', name: 'MetaMask', homepage: 'https://metamask.io/download' },
  { id: 'me.rainbow', name: 'Rainbow', homepage: 'https://rainbow.me' },
  {
    id: 'com.coinbase.wallet',
    name: 'Coinbase Wallet',
    homepage: 'https://www.coinbase.com/wallet/downloads',
  },
  { id: 'io.rabby', name: 'Rabby Wallet', homepage: 'https://rabby.io' },
  { id: 'com.trustwallet.app', name: 'Trust Wallet', homepage: 'https://trustwallet.com/download' },
  { id: 'app.phantom', name: 'Phantom', homepage: 'https://phantom.com/download' },
]

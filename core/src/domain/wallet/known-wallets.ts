import type { CustomWallet } from './wallet.ts'

/**
 * Widely used wallets for visitors without a wallet; `id` is the wallet's rdns. The list contains
 * home pages only: a store link with a typo may open a fraudulent app, and each home page links to
 * its stores.
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

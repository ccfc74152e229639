/** A wallet to offer to somebody who has none. */
export type KnownWallet = { id: string; name: string; homepage: string }

/** A few widely used browser wallets and where each is published; id is the wallet's rdns. */
export const knownWallets: readonly KnownWallet[] = [
  { id: 'io.metamask', name: 'MetaMask', homepage: 'https://metamask.io/download' },
  { id: 'com.coinbase.wallet', name: 'Coinbase Wallet', homepage: 'https://www.coinbase.com/wallet/downloads' },
  { id: 'app.phantom', name: 'Phantom', homepage: 'https://phantom.com/download' },
  { id: 'io.rabby', name: 'Rabby Wallet', homepage: 'https://rabby.io' },
  { id: 'com.trustwallet.app', name: 'Trust Wallet', homepage: 'https://trustwallet.com/download' },
  { id: 'me.rainbow', name: 'Rainbow', homepage: 'https://rainbow.me/download' },
]

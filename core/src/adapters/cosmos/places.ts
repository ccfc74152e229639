import type { WalletPlace } from './cosmos.types.ts'

const keplrsEvent = 'keplr_keystorechange'

/**
 * Where wallets with Keplr's page API put it. Several of them also pose as `keplr` for pages that know no other name: so that one is looked
 * at last, and the same object under two names is called by its own.
 */
export const knownPlaces: readonly WalletPlace[] = [
  { path: 'leap', name: 'Leap Wallet', event: 'leap_keystorechange' },
  {
    path: 'cosmostation.providers.keplr',
    name: 'Cosmostation Wallet',
    event: 'cosmostation_keystorechange',
  },
  { path: 'okxwallet.keplr', name: 'OKX Wallet', event: keplrsEvent },
  { path: 'binancew3w.keplr', name: 'Binance Wallet', event: keplrsEvent },
  { path: 'station.keplr', name: 'Station Wallet', event: 'station_wallet_change' },
  { path: 'owallet', name: 'OWallet', event: keplrsEvent },
  { path: 'keplr', name: 'Keplr', event: keplrsEvent },
]

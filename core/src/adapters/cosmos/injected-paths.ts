import type { InjectedWallet } from './cosmos.types.ts'

const keplrEvent = 'keplr_keystorechange'

/**
 * The known wallets with Keplr's API. Several of them also inject their object as `keplr`, for
 * pages that support only that one. `keplr` is therefore searched last: an object at two paths
 * keeps the name of its own path.
 */
export const injectedPaths: readonly InjectedWallet[] = [
  { path: 'leap', name: 'Leap Wallet', event: 'leap_keystorechange' },
  {
    path: 'cosmostation.providers.keplr',
    name: 'Cosmostation Wallet',
    event: 'cosmostation_keystorechange',
  },
  { path: 'okxwallet.keplr', name: 'OKX Wallet', event: keplrEvent },
  { path: 'binancew3w.keplr', name: 'Binance Wallet', event: keplrEvent },
  { path: 'station.keplr', name: 'Station Wallet', event: 'station_wallet_change' },
  { path: 'owallet', name: 'OWallet', event: keplrEvent },
  { path: 'keplr', name: 'Keplr', event: keplrEvent },
]

import type { StandardWallet } from '../wallet-standard/parse-wallet.ts'

/** The object through which a discovered wallet is called. */
export type WalletSource =
  /**
   * An object with `request`. `path`: its path below `window`; null if the wallet registered the
   * object with the Wallet Standard.
   */
  | { kind: 'provider'; path: string | null; provider: object }
  /** An object with UniSat's methods. */
  | { kind: 'unisat'; path: string; provider: object }
  | { kind: 'standard'; wallet: StandardWallet }

import type { StandardWallet } from '../wallet-standard/parse-wallet.ts'

/** How a wallet that was found is reached. */
export type Found =
  /** An object with `request`; `path`: where it lies below the window, null where only its wallet hands it out. */
  | { by: 'provider'; path: string | null; provider: object }
  /** An object with UniSat's own methods. */
  | { by: 'unisat'; path: string; provider: object }
  | { by: 'standard'; wallet: StandardWallet }

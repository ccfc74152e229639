import type { PolkadotKey } from '../../keys/polkadot-key.ts'
import type { NamespaceState } from '../wallet.types.ts'
import type { WalletCore } from '../wallet-core.ts'

/** One account: its name for pages, and its key. `address`: as the wallet itself writes it. */
export type PolkadotAccount = { address: string; name: string; key: PolkadotKey }

/** What the injected object works with. */
export type PolkadotContext = Omit<WalletCore<NamespaceState, string>, 'control' | 'stop'> & {
  accounts: readonly PolkadotAccount[]
  /** Who hears of the accounts that the page may see. */
  listeners: Set<() => void>
}

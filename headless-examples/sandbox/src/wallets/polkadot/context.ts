import type { PolkadotKey } from '../../keys/polkadot-key.ts'
import type { FamilyState } from '../wallet.types.ts'
import type { Common } from '../wallet-core.ts'

/** One account: its name for pages, and its key. `address`: as the wallet itself writes it. */
export type PolkadotAccount = { address: string; name: string; key: PolkadotKey }

/** What the injected object works with. */
export type Inside = Omit<Common<FamilyState, string>, 'control' | 'stop'> & {
  accounts: readonly PolkadotAccount[]
  /** Who hears of the accounts that the page may see. */
  listeners: Set<() => void>
}

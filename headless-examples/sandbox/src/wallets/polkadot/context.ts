import type { PolkadotKey } from '../../keys/polkadot-key.ts'
import type { NamespaceState } from '../wallet.types.ts'
import type { WalletCore } from '../wallet-core.ts'

/** `address`: the address on the wallet's network. */
export type PolkadotAccount = { address: string; name: string; key: PolkadotKey }

/** Dependencies of the injected object. */
export type PolkadotContext = Omit<WalletCore<NamespaceState, string>, 'control' | 'stop'> & {
  accounts: () => readonly PolkadotAccount[]
  /** Called when the accounts that the page may see change. */
  listeners: Set<() => void>
}

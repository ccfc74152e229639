import type { WalletBranding } from '../../base/wallet-roster.ts'
import type { BitcoinKey } from '../../keys/bip122.ts'
import type { ApprovalMode, NamespaceState, WalletPage } from '../wallet.types.ts'
import type { WalletCore } from '../wallet-core.ts'

export type BitcoinWalletOptions = {
  branding: WalletBranding
  /** 32 bytes an account: each has an address to be paid at and one for inscriptions. */
  secrets: readonly [Uint8Array, ...Uint8Array[]]
  /** CAIP-2 of the network it starts on. */
  network: string
  /** Base address of an Esplora service for its coins; null: it sends nothing. */
  rpc: string | null
  approve: ApprovalMode
  page: WalletPage
  /** It registers itself by the Wallet Standard instead of listing itself in `btc_providers`. */
  standard?: boolean
}

/** What every method of the wallet works with. */
export type BitcoinContext = Omit<WalletCore<NamespaceState, string>, 'control' | 'stop'> & {
  rpc: string | null
  /** The keys that the page sees, on the network the wallet is on; the one in front first. */
  shown(): readonly BitcoinKey[]
}

export type Method = (params: unknown) => Promise<unknown>

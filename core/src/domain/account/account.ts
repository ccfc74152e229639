import type { CaipNetworkId } from '../caip/caip.ts'
import type { Namespace } from '../caip/namespace.ts'

/** Account types of the specification's section 3. */
export const accountTypes = ['eoa', 'smartAccount', 'payment', 'ordinal', 'stx'] as const
export type AccountType = (typeof accountTypes)[number]
export type Account = {
  address: string
  type: AccountType
  /** What its wallet calls it, cleaned; only some wallets name accounts. */
  name?: string
  /** Hex without 0x, where the wallet tells it and signatures need it (bip122, cosmos). */
  publicKey?: string
}

/** Accounts without anything particular. */
export const plainAccounts = (
  addresses: readonly string[],
  type: AccountType = 'eoa',
): readonly Account[] => addresses.map((address) => ({ address, type }))

/** One word per namespace, never two booleans that can disagree. `connected` only after the wallet answered. */
export type AccountStatus = 'disconnected' | 'connecting' | 'reconnecting' | 'connected'

/** Native balance as exact text: `value` in the smallest unit (wei, lamports, satoshi), decimal digits only. */
export type NativeBalance = { value: string; decimals: number; symbol: string }

/** What a wallet granted: everything a standing connection needs, as plain data. */
export type Connection = {
  namespace: Namespace
  connectorId: string
  address: string
  accounts: readonly Account[]
  /** The network the wallet is on; may be one the page did not configure. */
  caipNetworkId: CaipNetworkId
}

import type { CaipNetworkId } from '../caip/caip.ts'
import type { Namespace } from '../caip/namespace.ts'

/** `payment`, `ordinal` and `stx` are Bitcoin accounts. */
export const accountTypes = ['eoa', 'smartAccount', 'payment', 'ordinal', 'stx'] as const
export type AccountType = (typeof accountTypes)[number]
export type Account = {
  address: string
  type: AccountType
  /** The wallet's name of the account, cleaned. Only some wallets have names. */
  name?: string
  /** Hex without 0x, if the wallet provides it and signatures require it (bip122, cosmos). */
  publicKey?: string
}

/** Accounts that have an address and a type only. */
export const plainAccounts = (
  addresses: readonly string[],
  type: AccountType = 'eoa',
): readonly Account[] => addresses.map((address) => ({ address, type }))

/** The status of a namespace (decision 24). `connected` only after the wallet has responded. */
export type AccountStatus = 'disconnected' | 'connecting' | 'reconnecting' | 'connected'

/**
 * A native balance. `value` is in the smallest unit (wei, lamports, satoshi), decimal digits only.
 */
export type NativeBalance = { value: string; decimals: number; symbol: string }

/** A connection that a wallet granted, as plain data. */
export type Connection = {
  namespace: Namespace
  connectorId: string
  address: string
  accounts: readonly Account[]
  /** The wallet's current network. The page may not have configured it. */
  caipNetworkId: CaipNetworkId
}

import type { Account, AccountType } from '../account/account.ts'
import type { CaipNetworkId } from '../caip/caip.ts'

/** The types of account that the embedded wallet has. On Solana it has `eoa` only. */
export type EmbeddedAccountType = Extract<AccountType, 'eoa' | 'smartAccount'>

/** The user of the embedded wallet, on the network that is in use. */
export type EmbeddedUser = {
  /** Null if the visitor logged in without an e-mail address. */
  email: string | null
  /** The visitor's name at the social provider. Null after a login by e-mail. */
  userName: string | null
  address: string
  caipNetworkId: CaipNetworkId
  accounts: readonly Account[]
  /** The type of `address`, as the frame states it. Null if it does not. */
  preferredAccountType: EmbeddedAccountType | null
  /** Whether the contract of the smart account exists. Null if the frame does not state it. */
  smartAccountDeployed: boolean | null
}

import type { AccountStatus, AccountType, NativeBalance } from '../domain/account/account.ts'
import type { CaipNetworkId } from '../domain/caip/caip.ts'
import type { ByNamespace, Namespace } from '../domain/caip/namespace.ts'
import type { DeepLinkChoice, Wallet } from '../domain/wallet/wallet.ts'

/** Every key that is kept, and its value. Specification, section 3. */
export type StorageValues = {
  active_namespace: Namespace
  active_caip_network_id: CaipNetworkId
  /** Where each namespace was last. */
  caip_network_ids: ByNamespace<CaipNetworkId>
  connected_namespaces: readonly Namespace[]
  connection_status: AccountStatus
  connections: ByNamespace<
    readonly { connectorId: string; accounts: readonly { address: string }[] }[]
  >
  /** Which kind of account the visitor chose last. */
  preferred_account_types: ByNamespace<AccountType>
  recent_wallets: readonly Wallet[]
  /** The remote-wallet SDK reads this very key, so it carries no prefix. */
  WALLETCONNECT_DEEPLINK_CHOICE: DeepLinkChoice
  /** Answers of the data service, as their reader keeps them. */
  portfolio_cache: string
  identity_cache: string
  name_cache: string
  native_balance_cache: Readonly<Record<string, { balance: NativeBalance; timestamp: number }>>
}
export type StorageKey = keyof StorageValues | `${string}:connected_connector_id`
export type StorageValue<Key extends StorageKey> = Key extends keyof StorageValues
  ? StorageValues[Key]
  : string

import type { AccountStatus, AccountType } from '../domain/account/account.ts'
import type { ConnectorKey } from '../domain/account/connector-key.ts'
import type { Permission } from '../domain/account/kept-permissions.ts'
import type { CaipNetworkId } from '../domain/caip/caip.ts'
import type { ByNamespace, Namespace } from '../domain/caip/namespace.ts'
import type { SocialProvider } from '../domain/config/socials.ts'
import type { ProjectKey } from '../domain/config/stored-answer.ts'
import type { DeepLinkChoice, Wallet } from '../domain/wallet/wallet.ts'

/** The stored values by key. */
export type StorageValues = {
  active_namespace: Namespace
  active_caip_network_id: CaipNetworkId
  /** The last network of each namespace. */
  caip_network_ids: ByNamespace<CaipNetworkId>
  connected_namespaces: readonly Namespace[]
  connection_status: AccountStatus
  connections: ByNamespace<
    readonly { connectorId: string; accounts: readonly { address: string }[] }[]
  >
  /** The account type that the visitor selected last in each namespace. */
  preferred_account_types: ByNamespace<AccountType>
  recent_wallets: readonly Wallet[]
  /** The permissions that a disconnect has kept, to be revoked with the last one (fault V9). */
  kept_permissions: readonly Permission[]
  /** The social provider of the connected embedded wallet. */
  connected_social: SocialProvider
  /** The social login that a redirect is completing (Telegram). */
  social_provider: SocialProvider
  /** A login with the embedded wallet was used. */
  email_login_used: 'true'
  /** Whether the frame of the embedded wallet may be logged in, or has to be signed out. */
  embedded_session: 'open' | 'ending'
  /** The e-mail address of the embedded wallet's user. */
  email: string
  /** The name of the embedded wallet's user at the social provider. */
  social_username: string
  /** The last network of the embedded wallet. */
  last_used_chain: CaipNetworkId
  /** Time of the last request for an e-mail, in ms since 1970, as text. */
  last_email_login_time: string
  /** The networks with smart accounts. */
  smart_account_enabled_networks: readonly CaipNetworkId[]
  /** The remote-wallet SDK reads this key, so it has no prefix. */
  WALLETCONNECT_DEEPLINK_CHOICE: DeepLinkChoice
  /** The namespaces whose sign-in sessions may be open, and those whose sign-out is not confirmed. */
  siwx_open: ByNamespace<'open' | 'ending'>
  /** Sign-in as text. The extensions of `core/siwx` parse these: sessions and used nonces, … */
  siwx: string
  siwx_used_nonces: string
  /** … the token of the server or the hosted service, that of a nonce by an earlier version, … */
  siwx_auth_token: string
  siwx_nonce_token: string
  /** … a sign-out that the server has not confirmed, and the last change by a tab. */
  siwx_sign_out: string
  siwx_changed: string
  /** Caches as text. `BalanceCache` and `ResponseCache` parse them. */
  native_balance_cache: string
  portfolio_cache: string
  identity_cache: string
  name_cache: string
}
/** The values of the keys with an id in their name are texts. */
export type StorageKey = keyof StorageValues | ConnectorKey | ProjectKey
export type StorageValue<Key extends StorageKey> = Key extends keyof StorageValues
  ? StorageValues[Key]
  : string

import type { Account, AccountType, Connection, NativeBalance } from '../../domain/account.ts'
import type { AccountTab } from '../../domain/account-tabs.ts'
import type { CaipNetworkId } from '../../domain/caip.ts'
import type { Namespace } from '../../domain/namespace.ts'
import type { Network } from '../../domain/network.ts'
import type { WalletEvent } from '../../domain/wallet-event.ts'

/** `networks`: the configured ones of this namespace; a balance is never read anywhere else (fault case K4). */
export type AccountInput = { namespace: Namespace; networks: readonly Network[] }
export type AccountContext = AccountInput & {
  address: string | null
  accounts: readonly Account[]
  connectorId: string | null
  caipNetworkId: CaipNetworkId | null
  balance: NativeBalance | null
  /** The next read leaves the cache aside. */
  forced: boolean
  addressLabels: Readonly<Record<string, string>>
}
export type AccountEvent =
  | { type: 'try'; status: 'connecting' | 'reconnecting' }
  | { type: 'give-up' }
  | { type: 'connected'; connection: Connection }
  | { type: 'dropped' }
  | { type: 'select'; address: string }
  | { type: 'move'; caipNetworkId: CaipNetworkId }
  | { type: 'refresh'; forced: boolean }
  | { type: 'networks.set'; networks: readonly Network[] }
  | { type: 'want'; forced: boolean }
  | { type: 'tab'; tab: AccountTab }
  | { type: 'label'; address: string; label: string | null }
  | WalletEvent
export type AccountFact =
  | ({ type: 'account.connected' } & Connection)
  | { type: 'account.changed'; namespace: Namespace; address: string; accounts: readonly Account[] }
  /** The visitor selected an account of another kind than the one before. */
  | { type: 'account.preferred'; namespace: Namespace; accountType: AccountType }
  /** The wallet let go: locked, revoked or gone. */
  | { type: 'account.lost'; namespace: Namespace }
  /** It was disconnected, here or in another tab. */
  | { type: 'account.dropped'; namespace: Namespace }
  | { type: 'chain.changed'; namespace: Namespace; caipNetworkId: CaipNetworkId }

export type ReadBalance = { namespace: Namespace; network: Network; address: string; forced: boolean }
export type WatchWallet = { namespace: Namespace; connectorId: string }

import type { Account, Connection } from '../../domain/account/account.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { ByNamespace, Namespace } from '../../domain/caip/namespace.ts'
import type { Connector } from '../../domain/wallet/wallet.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import type { KitEvent } from '../../protocol/events.ts'

/** An account that can be picked, with its namespace and the wallet that holds it. */
export type AccountChoice = Account & { namespace: Namespace; connectorId: string }
/** The connected wallet of a namespace. `address`: the active account. */
export type ConnectedWallet = {
  connectorId: string
  address: string
  caipNetworkId: CaipNetworkId | null
}
export type SwitchAccountInput = {
  /** The active namespace. */
  namespace: Namespace | null
  connected: ByNamespace<ConnectedWallet>
  /** Connectors that are available, also for namespaces that are not connected. */
  connectors: readonly Pick<Connector, 'id' | 'type' | 'chain'>[]
  /** The network that each namespace uses. */
  networks: ByNamespace<CaipNetworkId>
  choices: readonly AccountChoice[]
}
export type SwitchAccountContext = SwitchAccountInput & {
  picked: AccountChoice | null
  problem: ErrorCode
  connection: Connection | null
}
export type SwitchAccountCommand =
  | { type: 'pick'; choice: AccountChoice }
  /** Connects a wallet in a namespace that has none. */
  | { type: 'connect'; namespace: Namespace }
  | { type: 'cancel' }
  | { type: 'retry' }
export type SwitchAccountEvent =
  | SwitchAccountCommand
  | KitEvent<'account.connected' | 'account.changed' | 'account.lost' | 'account.disconnected'>
export type SwitchAccountEmitted =
  | { type: 'switch.failed'; code: ErrorCode }
  | { type: 'wallet.requested'; namespace: Namespace }
export type SwitchAccountOutput =
  | { type: 'selected'; namespace: Namespace; address: string }
  | { type: 'connected'; connection: Connection }
export type AccountRequest = {
  namespace: Namespace
  connectorId: string
  caipNetworkId: CaipNetworkId | null
}

/**
 * The list of accounts and the switch to one of them. The list contains the accounts of all
 * connected namespaces and changes with them; filter by `namespace` to list one namespace.
 */
export type SwitchAccountView =
  | {
      step: 'choosing'
      /** The active namespace. */
      namespace: Namespace | null
      /** The active account of the active namespace. */
      address: string | null
      /** The active account of each namespace. */
      active: ByNamespace<string>
      choices: readonly AccountChoice[]
      pick(choice: AccountChoice): void
      /** Opens the wallets of an unconnected namespace, which becomes active on connection. */
      connect(namespace: Namespace): void
    }
  | {
      step: 'connecting'
      picked: AccountChoice
      /** No response for 15 s. */
      unresponsive: boolean
      /** Sends the request again. */
      retry(): void
      cancel(): void
    }
  | {
      step: 'failed'
      picked: AccountChoice
      problem: ErrorCode
      retry(): void
      cancel(): void
    }
  | { step: 'switched'; picked: AccountChoice }

import type { Account, Connection } from '../../domain/account/account.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { ByNamespace, Namespace } from '../../domain/caip/namespace.ts'
import type { Connector } from '../../domain/wallet/wallet.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import type { KitEvent } from '../../protocol/events.ts'

/** An account that may become the active one, where, and the wallet that holds it. */
export type AccountChoice = Account & { namespace: Namespace; connectorId: string }
/** What a namespace is connected with: `address` is its active account. */
export type Held = { connectorId: string; address: string; caipNetworkId: CaipNetworkId | null }
export type SwitchAccountInput = {
  /** The active namespace. */
  namespace: Namespace | null
  /** By namespace, as they are connected. */
  held: ByNamespace<Held>
  /** Wallets that can be reached now. */
  known: readonly Pick<Connector, 'id' | 'type' | 'chain'>[]
  /** What each namespace is on. */
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
export type AskAccount = {
  namespace: Namespace
  connectorId: string
  caipNetworkId: CaipNetworkId | null
}

/**
 * What the list of accounts may show and do. It holds the accounts of every connected namespace, which come and go while it is shown;
 * who lists one namespace only leaves the others out.
 */
export type SwitchAccountView =
  | {
      step: 'choosing'
      /** The namespace that is active, and its active account. */
      namespace: Namespace | null
      address: string | null
      /** The active account of each namespace. */
      active: ByNamespace<string>
      choices: readonly AccountChoice[]
      pick(choice: AccountChoice): void
      /** In the modal: to the wallets of a namespace that has none. Which one is active does not change before a wallet is connected. */
      connect(namespace: Namespace): void
    }
  | {
      step: 'connecting'
      picked: AccountChoice /** Nothing was heard for a while. */
      silent: boolean
      cancel(): void
    }
  | { step: 'failed'; problem: ErrorCode; retry(): void; cancel(): void }
  | { step: 'switched' }

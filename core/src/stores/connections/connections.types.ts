import type { AccountType, Connection } from '../../domain/account/account.ts'
import type { ByNamespace, Namespace } from '../../domain/caip/namespace.ts'
import type {
  Connector,
  DeepLinkChoice,
  RemoteSession,
  Wallet,
} from '../../domain/wallet/wallet.ts'
import type { KitEvent } from '../../protocol/events.ts'
import type { Messages } from '../../protocol/messages.ts'

/** `connected`: connector id by namespace, as stored. */
export type ConnectionsInput = { recent: readonly Wallet[]; connected: ByNamespace<string> }
export type ConnectionsContext = ConnectionsInput & {
  connectors: readonly Connector[]
  connections: ByNamespace<Connection>
  /** The remote session. Null without one. */
  session: RemoteSession | null
}
export type ConnectionsEvent =
  | Messages['connections']
  /** Another tab disconnected this namespace. */
  | { type: 'connection.removed'; namespace: Namespace }
  | { type: 'session.changed'; session: RemoteSession | null }
  /** Another tab has connected another remote wallet. */
  | { type: 'session.replaced' }
  /** A remote wallet has approved a code that an unloaded page showed. */
  | { type: 'session.adopted'; namespaces: readonly Namespace[] }
  /** The relay rejects the page, or the clock of the device is wrong. */
  | { type: 'relay.failed'; code: RelayError }
export type RelayError =
  | 'config/origin-not-allowed'
  | 'config/project-id-invalid'
  | 'relay/clock-wrong'
export type ConnectionsEmitted =
  | KitEvent<'connector.found'>
  | { type: 'connection.removed'; namespace: Namespace }
  /** Another tab has connected another remote wallet than that of these namespaces. */
  | { type: 'session.replaced'; namespaces: readonly Namespace[] }
  | { type: 'session.adopted' | 'connection.stored'; namespaces: readonly Namespace[] }
  | { type: 'relay.failed'; code: RelayError }
/**
 * Sent to the actor that writes to storage. An event concerns one namespace and one recent wallet
 * (null: none), because other tabs may have changed the others. A connection that this tab makes
 * replaces that of another tab; its later changes and its end do not.
 */
export type SaveEvent =
  | { type: 'save'; connection: Connection; wallet: Wallet | null }
  /**
   * `connectorId`: that of the connection of this tab; null without one. `connection`: null if it
   * ended.
   */
  | {
      type: 'save.change'
      namespace: Namespace
      connectorId: string | null
      connection: Connection | null
    }
  | { type: 'save.accountType'; namespace: Namespace; accountType: AccountType }
  | { type: 'save.recent'; wallet: Wallet | null; link: DeepLinkChoice | null }
  /**
   * The remote session ended. `connected`: the namespaces that are connected in this tab. They are
   * cleared when their accounts are disconnected.
   */
  | { type: 'save.sessionEnd'; connected: readonly Namespace[] }
/**
 * Sent to the actor of the remote wallet. `clear`: another tab ended the connection to this
 * connector. `end`: the session ends at the wallet.
 */
export type RemoteCommand = { type: 'clear'; connectorId: string } | { type: 'end' }

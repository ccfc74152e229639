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
  /** A remote wallet has approved a code that this tab showed before a reload. */
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
 * Sent to the actor that writes to storage. A `save` concerns one namespace, because other tabs may
 * have changed the others. `connection`: null if the namespace was disconnected. `connectorId`: save
 * only if this connector is stored; null to save in any case.
 */
export type SaveEvent =
  | {
      type: 'save'
      namespace: Namespace
      connection: Connection | null
      connectorId: string | null
      recent: ConnectionsContext['recent']
    }
  | { type: 'save.accountType'; namespace: Namespace; accountType: AccountType }
  | { type: 'save.recent'; recent: ConnectionsContext['recent']; link: DeepLinkChoice | null }
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

import type { AccountType, Connection } from '../../domain/account/account.ts'
import type { ByNamespace, Namespace } from '../../domain/caip/namespace.ts'
import type {
  Connector,
  DeepLinkChoice,
  RemoteSession,
  Wallet,
} from '../../domain/wallet/wallet.ts'

/** `connected`: connector id by namespace, as storage remembers it. */
export type ConnectionsInput = { recent: readonly Wallet[]; connected: ByNamespace<string> }
export type ConnectionsContext = ConnectionsInput & {
  connectors: readonly Connector[]
  connections: ByNamespace<Connection>
  /** Of the wallet that is connected over the relay. */
  session: RemoteSession | null
}
export type ConnectionsEvent =
  | { type: 'connector.found'; connector: Connector }
  /** Another tab disconnected this namespace. */
  | { type: 'connection.removed'; namespace: Namespace }
  | { type: 'adopt'; connection: Connection }
  | { type: 'drop'; namespace: Namespace }
  | { type: 'activate'; namespace: Namespace; address: string }
  /** Accounts of this kind are wanted from now on. */
  | { type: 'prefer'; namespace: Namespace; accountType: AccountType }
  /** A remote wallet was used; `link` is the app its requests are answered in. */
  | { type: 'remember'; wallet: Wallet | null; link: DeepLinkChoice | null }
  | { type: 'session.changed'; session: RemoteSession | null }
  /** The connection service refuses this page. */
  | { type: 'relay.complained'; code: Complaint }
export type Complaint =
  | 'config/origin-not-allowed'
  | 'config/project-id-invalid'
  | 'relay/clock-wrong'
export type ConnectionsFact =
  | { type: 'connector.found'; connector: Connector }
  | { type: 'connection.removed'; namespace: Namespace }
  | { type: 'relay.complained'; code: Complaint }
/** What storage is given to keep after a change: one namespace only, since other tabs write the others. `connection` null: it is gone. */
export type KeepEvent =
  | {
      type: 'keep'
      namespace: Namespace
      connection: Connection | null
      recent: ConnectionsContext['recent']
    }
  | { type: 'keep.preferred'; namespace: Namespace; accountType: AccountType }
  | { type: 'keep.used'; recent: ConnectionsContext['recent']; link: DeepLinkChoice | null }
  /** The session is over; `here`: the namespaces that are connected in this tab, and say so themselves. */
  | { type: 'keep.ended'; here: readonly Namespace[] }
/** Another tab ended the connection with this connector: what is known of it here is forgotten. */
export type ForgetEvent = { type: 'forget'; connectorId: string }

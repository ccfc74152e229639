import type { Connection } from '../../domain/account.ts'
import type { ByNamespace, Namespace } from '../../domain/namespace.ts'
import type { Connector, RecentWallet } from '../../domain/wallet.ts'

/** `connected`: connector id by namespace, as storage remembers it. */
export type ConnectionsInput = { recent: readonly RecentWallet[]; connected: ByNamespace<string> }
export type ConnectionsContext = ConnectionsInput & {
  connectors: readonly Connector[]
  connections: ByNamespace<Connection>
}
export type ConnectionsEvent =
  | { type: 'connector.found'; connector: Connector }
  /** Another tab disconnected this namespace. */
  | { type: 'connection.removed'; namespace: Namespace }
  | { type: 'adopt'; connection: Connection }
  | { type: 'drop'; namespace: Namespace }
  | { type: 'activate'; namespace: Namespace; address: string }
export type ConnectionsFact = { type: 'connector.found'; connector: Connector } | { type: 'connection.removed'; namespace: Namespace }
/** What storage is given to keep after a change: one namespace only, since other tabs write the others. `connection` null: it is gone. */
export type KeepEvent = { type: 'keep'; namespace: Namespace; connection: Connection | null; recent: ConnectionsContext['recent'] }

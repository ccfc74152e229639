import { limits } from '../../domain/constants.ts'
import { type Connector, remoteConnectorId } from '../../domain/wallet/wallet.ts'
import { createEmitter } from '../../platform/emitter.ts'

type Found = (connector: Connector) => void

/**
 * The wallets of one namespace on this page: their connectors, and the objects (`Client`) that call
 * them. Clients never leave the adapter.
 */
export type ConnectorRegistry<Client> = {
  /**
   * Adds a wallet. The first wallet with an id or a name keeps it: another client with the same id
   * or name only marks the first connector as disputed (fault A2). Ignores a connector that uses
   * the id of remote wallets.
   */
  add(connector: Omit<Connector, 'disputed'>, client: Client): void
  /** Calls `found` for each known wallet at once and for each new wallet. Returns unsubscribe. */
  subscribe(found: Found): () => void
  /** Null if the wallet is unknown. */
  client(connectorId: string): Client | null
  /** The connector's name, or the id if the wallet is unknown. */
  name(connectorId: string): string
}

export function createConnectorRegistry<Client>(): ConnectorRegistry<Client> {
  const entries = new Map<string, { connector: Connector; client: Client }>()
  const emitter = createEmitter<Connector>()
  const set = (connector: Connector, client: Client) => {
    entries.set(connector.id, { connector, client })
    emitter.emit(connector)
  }
  return {
    add(connector, client) {
      if (connector.id === remoteConnectorId) return
      const first = [...entries.values()].find((entry) => isSame(entry.connector, connector))
      if (first === undefined) {
        if (entries.size < limits.announcedWallets) set({ ...connector, disputed: false }, client)
      } else if (first.client !== client && !first.connector.disputed) {
        set({ ...first.connector, disputed: true }, first.client)
      }
    },
    subscribe(found) {
      for (const { connector } of entries.values()) found(connector)
      return emitter.subscribe(found)
    },
    client: (connectorId) => entries.get(connectorId)?.client ?? null,
    name: (connectorId) => entries.get(connectorId)?.connector.name ?? connectorId,
  }
}

const isSame = (known: Connector, added: Pick<Connector, 'id' | 'name'>) =>
  known.id === added.id || known.name.toLowerCase() === added.name.toLowerCase()

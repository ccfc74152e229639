import { limits } from '../../domain/constants.ts'
import { type Connector, remoteConnectorId } from '../../domain/wallet/wallet.ts'

type Found = (connector: Connector) => void

/** The wallets of one namespace on this page: rows for the screen, and the objects they are reached by, which never leave the adapter. */
export type Roster<Handle> = {
  /**
   * First come, first kept: another handle that claims to be a known wallet only marks that one as disputed (fault case A2). The id of
   * remote wallets is nobody's to take.
   */
  add(connector: Omit<Connector, 'disputed'>, handle: Handle): void
  /** Calls with every wallet there is and every one to come. Returns the stop. */
  subscribe(found: Found): () => void
  handle(connectorId: string): Handle | null
  /** The name on its row, else the id. */
  name(connectorId: string): string
}

export function createRoster<Handle>(): Roster<Handle> {
  const known = new Map<string, { connector: Connector; handle: Handle }>()
  const listeners = new Set<Found>()
  const tell = (connector: Connector, handle: Handle) => {
    known.set(connector.id, { connector, handle })
    for (const found of listeners) found(connector)
  }
  return {
    add(connector, handle) {
      if (connector.id === remoteConnectorId) return
      const first = [...known.values()].find((one) => isSame(one.connector, connector))
      if (first === undefined) {
        if (known.size < limits.announcedWallets) tell({ ...connector, disputed: false }, handle)
      } else if (first.handle !== handle && !first.connector.disputed) {
        tell({ ...first.connector, disputed: true }, first.handle)
      }
    },
    subscribe(found) {
      for (const { connector } of known.values()) found(connector)
      listeners.add(found)
      return () => listeners.delete(found)
    },
    handle: (connectorId) => known.get(connectorId)?.handle ?? null,
    name: (connectorId) => known.get(connectorId)?.connector.name ?? connectorId,
  }
}

const isSame = (known: Connector, claim: Pick<Connector, 'id' | 'name'>) =>
  known.id === claim.id || known.name.toLowerCase() === claim.name.toLowerCase()

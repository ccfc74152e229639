import { type Connector, remoteConnectorId } from '../../domain/wallet/wallet.ts'
import { createEmitter } from '../../platform/emitter.ts'
import { lazy } from '../../platform/lazy.ts'

/** Maximum number of wallets that one adapter adds. */
export const maxWallets = 500

type Found = (connector: Connector) => void
type Added = Omit<Connector, 'disputed'>

/**
 * The wallets of one namespace on this page: their connectors, and the objects (`Client`) that call
 * them. An eip155 adapter exposes clients only as providers; other adapters do not expose them.
 */
export type ConnectorRegistry<Client> = {
  /**
   * Adds a wallet, which its id and its client identify together. A wallet with the id, the name or
   * the uuid of another one does not replace or hide it: both are listed and marked as disputed
   * (faults A2 and Z4), and the later one gets another id if necessary. Returns the id of an added
   * wallet. Returns null for a known wallet, for the id of remote wallets and beyond `maxWallets`.
   */
  add(connector: Added, client: Client, uuid?: string): string | null
  has(client: Client): boolean
  /** Calls `found` for each known wallet at once and for each new wallet. Returns unsubscribe. */
  subscribe(found: Found): () => void
  /** Null if the wallet is unknown. */
  client(connectorId: string): Client | null
  /** The connector's name, or the id if the wallet is unknown. */
  name(connectorId: string): string
}

const loadLookAlike = lazy(() => import('../../domain/text/look-alike.ts'))

export function createConnectorRegistry<Client>(): ConnectorRegistry<Client> {
  type Entry = { connector: Connector; claimed: Added; client: Client; uuid: string | undefined }
  const entries = new Map<string, Entry>()
  const emitter = createEmitter<Connector>()
  const set = (entry: Entry) => {
    entries.set(entry.connector.id, entry)
    emitter.emit(entry.connector)
  }
  const dispute = (entry: Entry | undefined) => {
    if (entry !== undefined && !entry.connector.disputed)
      set({ ...entry, connector: { ...entry.connector, disputed: true } })
  }
  return {
    add(claimed, client, uuid) {
      const { id, name } = claimed
      const known = [...entries.values()]
      const isKnown = known.some((entry) => entry.claimed.id === id && entry.client === client)
      if (isKnown || id === remoteConnectorId || known.length >= maxWallets) return null
      const rivals = known.filter(
        (entry) =>
          entry.claimed.id === id ||
          (uuid !== undefined && entry.uuid === uuid) ||
          nameKey(entry.claimed) === nameKey(claimed),
      )
      let freeId = id
      for (let count = 2; entries.has(freeId); count += 1) freeId = `${id}#${count}`
      rivals.forEach(dispute)
      const connector = { ...claimed, id: freeId, disputed: rivals.length > 0 }
      set({ connector, claimed, client, uuid })
      // The code that finds imitations is loaded only for a name that is not ASCII (fault Z8).
      if (/[^ -~]/.test(name))
        loadLookAlike().then(
          ({ isImitation }) => isImitation(name) && dispute(entries.get(freeId)),
          () => {}, // Without the code, the name stays unmarked until the next load.
        )
      return freeId
    },
    has: (client) => [...entries.values()].some((entry) => entry.client === client),
    subscribe(found) {
      for (const { connector } of entries.values()) found(connector)
      return emitter.subscribe(found)
    },
    client: (connectorId) => entries.get(connectorId)?.client ?? null,
    name: (connectorId) => entries.get(connectorId)?.connector.name ?? connectorId,
  }
}

/** The form in which names are compared. Some letters and digits look the same (fault Z8). */
const nameKey = ({ name }: Added) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{P}\s]/gu, '')
    .replace(/[il1|]/g, 'l')
    .replace(/0/g, 'o')

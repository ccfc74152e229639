import { limits } from '../../domain/constants.ts'
import { type Connector, remoteConnectorId } from '../../domain/wallet/wallet.ts'
import { createEmitter } from '../../platform/emitter.ts'

type Found = (connector: Connector) => void
type Added = Omit<Connector, 'disputed'>

/**
 * The wallets of one namespace on this page: their connectors, and the objects (`Client`) that call
 * them. Clients leave an eip155 adapter only as providers, and other adapters never.
 */
export type ConnectorRegistry<Client> = {
  /**
   * Adds a wallet, which its id and its client identify together. A wallet with the id, the name or
   * the uuid of another one replaces nothing and hides nothing: both are listed and marked as
   * disputed (faults A2 and Z4), and the later one gets another id if necessary. Returns the id of
   * an added wallet. Returns null for a known wallet and for the id of remote wallets.
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

export function createConnectorRegistry<Client>(): ConnectorRegistry<Client> {
  const entries = new Map<
    string,
    { connector: Connector; claimed: Added; client: Client; uuid: string | undefined }
  >()
  const emitter = createEmitter<Connector>()
  return {
    add(claimed, client, uuid) {
      const { id } = claimed
      const known = [...entries.values()]
      const isKnown = known.some((entry) => entry.claimed.id === id && entry.client === client)
      if (isKnown || id === remoteConnectorId || known.length >= limits.announcedWallets)
        return null
      const rivals = known.filter(
        (entry) =>
          entry.claimed.id === id ||
          (uuid !== undefined && entry.uuid === uuid) ||
          nameKey(entry.claimed) === nameKey(claimed),
      )
      let freeId = id
      for (let count = 2; entries.has(freeId); count += 1) freeId = `${id}#${count}`
      const connector = { ...claimed, id: freeId, disputed: false }
      for (const entry of [...rivals, { connector, claimed, client, uuid }]) {
        const disputed = rivals.length > 0 || mixesAlphabets(entry.claimed)
        if (entry.connector.disputed) continue
        const marked = { ...entry.connector, disputed }
        entries.set(marked.id, { ...entry, connector: marked })
        emitter.emit(marked)
      }
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

/** Whether a Latin name has Greek, Cyrillic or Armenian letters, which look the same (fault Z8). */
const mixesAlphabets = ({ name }: Added) => /[a-z]/i.test(name) && /[\u0370-\u058f]/.test(name)

/** The form in which names are compared. Some letters and digits look the same (fault Z8). */
const nameKey = ({ name }: Added) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[il1|]/g, 'l')
    .replace(/0/g, 'o')

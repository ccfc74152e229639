import { type Connector, remoteConnectorId } from '../../domain/wallet/wallet.ts'
import { createEmitter } from '../../platform/emitter.ts'
import { createConnectorRegistry } from '../shared/connector-registry.ts'
import type { Found } from './found.ts'

type Row = Pick<Connector, 'id' | 'name' | 'icon'>

/** The wallets of this page. One that shows itself in two ways is one row, and reached by either id. */
export type Wallets = {
  add(row: Row, found: Found): void
  /** Calls with every row there is and every one to come. Returns the stop. */
  subscribe(listener: (connector: Connector) => void): () => void
  /** Also when a row can be reached by another id. Returns the stop. */
  onReachable(listener: () => void): () => void
  handle(connectorId: string): Found | null
  name(connectorId: string): string
}

export function createWallets(): Wallets {
  const rows: (Row & { found: Found })[] = []
  const others = new Map<string, { found: Found; name: string }>()
  const emitter = createEmitter<void>()
  const roster = createConnectorRegistry<object>()

  return {
    add({ id, name, icon }, found) {
      if (id === remoteConnectorId) return
      const known = rows.find(
        (row) => row.id === id || row.name.toLowerCase() === name.toLowerCase(),
      )
      if (known !== undefined && isOtherWay(known.found, found)) {
        if (!others.has(id)) others.set(id, { found, name: known.name })
      } else {
        if (known === undefined) rows.push({ id, name, icon, found })
        roster.add(
          { id, name, icon, type: 'ANNOUNCED', chain: 'bip122', rdns: null },
          identityOf(found),
        )
      }
      emitter.emit()
    },
    subscribe: roster.subscribe,
    onReachable(listener) {
      const unsubscribe = emitter.subscribe(listener)
      listener()
      return unsubscribe
    },
    handle: (connectorId) =>
      rows.find(({ id }) => id === connectorId)?.found ?? others.get(connectorId)?.found ?? null,
    name: (connectorId) => others.get(connectorId)?.name ?? roster.name(connectorId),
  }
}

/** What a wallet is, so that another one of the same name is noticed (fault case A2). */
const identityOf = (found: Found): object =>
  found.by === 'standard' ? found.wallet.own : found.provider

/** Listed in one place and registered in the other, as wallets do: the same wallet, not one that pretends to be it. */
const isOtherWay = (one: Found, other: Found): boolean => isOnWindow(one) !== isOnWindow(other)
const isOnWindow = (found: Found) => found.by !== 'standard' && found.path !== null

import type { Standpoint } from '../adapter.ts'

/** Which account and network each connected wallet of this page is used on: wallets are told both with every request, and keep neither. */
export type Standings = {
  of(connectorId: string): Standpoint | null
  put(connectorId: string, standing: Standpoint): void
  /** Another account or network of a wallet that is connected. */
  move(connectorId: string, part: Partial<Standpoint>): void
  drop(connectorId: string): void
}

export function createStandings(): Standings {
  const standings = new Map<string, Standpoint>()
  return {
    of: (connectorId) => standings.get(connectorId) ?? null,
    put: (connectorId, standing) => void standings.set(connectorId, standing),
    move(connectorId, part) {
      const known = standings.get(connectorId)
      if (known) standings.set(connectorId, { ...known, ...part })
    },
    drop: (connectorId) => void standings.delete(connectorId),
  }
}

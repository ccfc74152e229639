import type { ActiveAccount } from '../adapter.ts'

/** Which account and network each connected wallet of this page is used on: wallets are told both with every request, and keep neither. */
export type Standings = {
  of(connectorId: string): ActiveAccount | null
  put(connectorId: string, standing: ActiveAccount): void
  /** Another account or network of a wallet that is connected. */
  move(connectorId: string, part: Partial<ActiveAccount>): void
  drop(connectorId: string): void
}

export function createStandings(): Standings {
  const standings = new Map<string, ActiveAccount>()
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

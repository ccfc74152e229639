import { limits } from '../../domain/constants.ts'
import type { Connector } from '../../domain/wallet/wallet.ts'
import { type Announcement, injectedId, isProvider } from './announcement.ts'

type Known = { connector: Connector; uuid: string; provider: object }
type Found = (connector: Connector) => void

/** The wallets of this page: rows for the screen, and their provider objects, which never leave the adapter. */
export type Wallets = {
  announce(announcement: Announcement): void
  /** `window.ethereum`, whatever it is; a row of its own unless its wallet announced itself. */
  offer(legacy: unknown): void
  /** Calls with every wallet there is and every one to come. Returns the stop. */
  subscribe(found: Found): () => void
  provider(connectorId: string): object | null
  /** The name on its row, else the id. */
  name(connectorId: string): string
}

/** First come, first kept: a provider once known is never swapped for another one of the same identity (fault case A2). */
export function createWallets(): Wallets {
  const known = new Map<string, Known>()
  const listeners = new Set<Found>()

  const tell = (wallet: Known) => {
    known.set(wallet.connector.id, wallet)
    for (const found of listeners) found(wallet.connector)
  }
  const dispute = (wallet: Known) => {
    if (!wallet.connector.disputed)
      tell({ ...wallet, connector: { ...wallet.connector, disputed: true } })
  }

  return {
    announce({ id, uuid, name, rdns, icon, provider }) {
      const first = [...known.values()].find((wallet) => isSame(wallet, { id, uuid, name, rdns }))
      if (first && first.provider !== provider) dispute(first)
      if (first || known.size >= limits.announcedWallets) return
      tell({
        uuid,
        provider,
        connector: { id, name, type: 'ANNOUNCED', chain: 'eip155', rdns, icon, disputed: false },
      })
    },
    offer(legacy) {
      if (!isProvider(legacy) || known.has(injectedId)) return
      if ([...known.values()].some(({ provider }) => provider === legacy)) return
      tell({
        uuid: injectedId,
        provider: legacy,
        connector: {
          id: injectedId,
          name: 'Browser Wallet',
          type: 'INJECTED',
          chain: 'eip155',
          rdns: null,
          icon: null,
          disputed: false,
        },
      })
    },
    subscribe(found) {
      for (const { connector } of known.values()) found(connector)
      listeners.add(found)
      return () => listeners.delete(found)
    },
    provider: (connectorId) => known.get(connectorId)?.provider ?? null,
    name: (connectorId) => known.get(connectorId)?.connector.name ?? connectorId,
  }
}

/** An announcement that shares any of these with a known wallet claims to be that wallet. */
function isSame(
  { connector, uuid }: Known,
  claim: Pick<Announcement, 'id' | 'uuid' | 'name' | 'rdns'>,
): boolean {
  if (uuid === claim.uuid || connector.id === claim.id) return true
  if (claim.rdns !== null && connector.rdns === claim.rdns) return true
  return connector.name.toLowerCase() === claim.name.toLowerCase()
}

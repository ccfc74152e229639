import { limits } from '../../domain/constants.ts'
import type { Connector } from '../../domain/wallet/wallet.ts'
import { createEmitter } from '../../platform/emitter.ts'
import { type Announcement, injectedId, isProvider } from './announcement.ts'

type Entry = { connector: Connector; uuid: string; provider: object }
type Found = (connector: Connector) => void

/**
 * The EVM wallets of this page: their connectors and their providers. Providers leave the adapter
 * only through `ChainAdapter.provider`.
 */
export type Wallets = {
  announce(announcement: Announcement): void
  /** Adds `window.ethereum` as a separate wallet, unless its provider was announced. */
  addInjected(ethereum: unknown): void
  /** Calls `found` for each known wallet at once and for each new wallet. Returns unsubscribe. */
  subscribe(found: Found): () => void
  provider(connectorId: string): object | null
  /** The connector's name, or the id if the wallet is unknown. */
  name(connectorId: string): string
}

/**
 * A known provider is never replaced: another provider with the same identity only marks the first
 * connector as disputed (fault A2).
 */
export function createWallets(): Wallets {
  const entries = new Map<string, Entry>()
  const emitter = createEmitter<Connector>()

  const set = (entry: Entry) => {
    entries.set(entry.connector.id, entry)
    emitter.emit(entry.connector)
  }
  const markDisputed = (entry: Entry) => {
    if (!entry.connector.disputed)
      set({ ...entry, connector: { ...entry.connector, disputed: true } })
  }

  return {
    announce({ id, uuid, name, rdns, icon, provider }) {
      const first = [...entries.values()].find((entry) => isSame(entry, { id, uuid, name, rdns }))
      if (first && first.provider !== provider) markDisputed(first)
      if (first || entries.size >= limits.announcedWallets) return
      set({
        uuid,
        provider,
        connector: { id, name, type: 'ANNOUNCED', chain: 'eip155', rdns, icon, disputed: false },
      })
    },
    addInjected(ethereum) {
      if (!isProvider(ethereum) || entries.has(injectedId)) return
      if ([...entries.values()].some(({ provider }) => provider === ethereum)) return
      set({
        uuid: injectedId,
        provider: ethereum,
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
      for (const { connector } of entries.values()) found(connector)
      return emitter.subscribe(found)
    },
    provider: (connectorId) => entries.get(connectorId)?.provider ?? null,
    name: (connectorId) => entries.get(connectorId)?.connector.name ?? connectorId,
  }
}

/** Whether an announcement claims to be a known wallet: it has its uuid, id, rdns or name. */
function isSame(
  { connector, uuid }: Entry,
  announcement: Pick<Announcement, 'id' | 'uuid' | 'name' | 'rdns'>,
): boolean {
  if (uuid === announcement.uuid || connector.id === announcement.id) return true
  if (announcement.rdns !== null && connector.rdns === announcement.rdns) return true
  return connector.name.toLowerCase() === announcement.name.toLowerCase()
}

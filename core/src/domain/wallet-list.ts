import type { Connector, CustomWallet, RecentWallet } from './wallet.ts'
import { groupOrder, type WalletGroup } from './wallet-groups.ts'
import { isExcluded, legacyWalletName, showConnector } from './wallet-rules.ts'

/** One row of the connect list; `id` is what is picked. */
export type WalletRow = {
  id: string
  name: string
  icon: string | null
  /** In this browser now. */
  installed: boolean
  recent: boolean
  disputed: boolean
}
export type WalletRows = { group: WalletGroup; wallets: readonly WalletRow[] }

type Source = {
  connectors: readonly Connector[]
  recent: readonly RecentWallet[]
  customWallets: readonly CustomWallet[]
  excludeWalletIds: readonly string[]
  connectorTypeOrder: readonly WalletGroup[]
  mobile: boolean
}

/**
 * The wallets to choose from, in groups and in display order (specification, section 9). The nameless legacy wallet comes last,
 * and is always there when it is the only one: nobody with a wallet is told to get one.
 */
export function walletList(source: Source): readonly WalletRows[] {
  const { connectors, recent, customWallets, excludeWalletIds, connectorTypeOrder, mobile } = source
  const left = customWallets.filter(({ id }) => excludeWalletIds.includes(id))
  const isOut = (wallet: { id: string; name: string; rdns?: string | null | undefined }) =>
    excludeWalletIds.includes(wallet.id) || isExcluded(wallet, left)
  const named = connectors.filter(({ name }) => name !== legacyWalletName)
  const shown = connectors.filter(
    (connector) =>
      !isOut(connector) && (named.length === 0 || showConnector(connector, { mobile, installed: named.length > 0, excluded: left })),
  )
  const wasUsed = (id: string) => recent.some((wallet) => wallet.id === id)
  const installed = shown.map(({ id, name, icon, disputed }) => ({ id, name, icon, disputed, installed: true, recent: wasUsed(id) }))
  const missing = (wallet: { id: string; name: string }) => !connectors.some(({ id, name }) => id === wallet.id || name === wallet.name)
  const used = recent.filter((wallet) => missing(wallet) && !isOut(wallet))
  const own = customWallets.filter((wallet) => missing(wallet) && !isOut(wallet) && !wasUsed(wallet.id))
  const rows: Partial<Record<WalletGroup, readonly WalletRow[]>> = {
    injected: [...installed].sort((a, b) => Number(a.name === legacyWalletName) - Number(b.name === legacyWalletName)),
    recent: used.map(({ id, name, icon }) => ({ id, name, icon, installed: false, recent: true, disputed: false })),
    custom: own.map(({ id, name, image_url }) => ({ id, name, icon: image_url ?? null, installed: false, recent: false, disputed: false })),
  }
  const filled = Object.fromEntries(Object.entries(rows).map(([group, { length }]) => [group, length > 0]))
  return groupOrder(filled, connectorTypeOrder).map((group) => ({ group, wallets: rows[group] ?? [] }))
}

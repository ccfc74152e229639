import { mergeByName } from './merge-connectors.ts'
import type { Namespace } from './namespace.ts'
import { type Connector, type ConnectorType, remoteConnectorId, type Wallet } from './wallet.ts'
import { countLabel, groupOrder, type WalletGroup } from './wallet-groups.ts'
import { dropKnown, type ExcludedWallet, isExcluded, type ListedWallet, legacyWalletName, showConnector } from './wallet-rules.ts'

/** What a click on a row asks for: the list's `pick`, `pickWallet` or `scan`. */
export type WalletPick = { type: 'connector'; connectorId: string } | { type: 'wallet'; wallet: Wallet } | { type: 'scan' }
/** One row of the connect list. */
export type WalletRow = {
  id: string
  name: string
  icon: string | null
  /** In this browser now. */
  installed: boolean
  recent: boolean
  disputed: boolean
  pick: WalletPick
}
export type WalletRows = { group: WalletGroup; wallets: readonly WalletRow[] }

/** What the list is made of: a kit's state has it all. */
export type WalletListSource = {
  config: {
    customWallets: readonly Wallet[]
    excludeWalletIds: readonly string[]
    featuredWalletIds: readonly string[]
    allWallets: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
    remote: boolean
    directory: boolean
    namespaces: readonly Namespace[]
    features: { connectorTypeOrder: readonly WalletGroup[]; allWallets: boolean }
    device: { mobile: boolean }
  }
  connections: { connectors: readonly Connector[]; recent: readonly Wallet[]; session: object | null }
  directory: {
    status: 'idle' | 'loading' | 'ready' | 'failed'
    featured: readonly Wallet[]
    recommended: readonly Wallet[]
    count: number
    excluded: readonly ExcludedWallet[]
  }
  network: { activeNamespace: Namespace | null }
}

/** Installed, recent and recommended wallets fill this many rows together. */
const fewest = 2
const rank: readonly ConnectorType[] = ['MULTI_CHAIN', 'ANNOUNCED', 'INJECTED']
const isNameless = ({ name }: Named) => name === legacyWalletName
const place = (one: Named & { type: ConnectorType }) => (isNameless(one) ? rank.length : rank.indexOf(one.type))
type Named = { id: string; name: string; icon?: string | null }
const rowOf = (pick: WalletPick, { id, name, icon = null }: Named, installed = false, recent = false, disputed = false): WalletRow => ({
  ...{ id, name, icon, installed, recent, disputed, pick },
})

/**
 * The wallets to choose from, in groups and in display order (specification, section 9). A wallet that is in this browser has one row, as
 * installed. The nameless legacy wallet comes last, and is always there when it is the only one: nobody with a wallet is told to get one.
 */
export function walletList({ config, connections, directory, network }: WalletListSource): readonly WalletRows[] {
  const { customWallets, excludeWalletIds, features } = config
  const { connectors, recent } = connections
  const { mobile } = config.device
  const active = network.activeNamespace
  const excluded = [...directory.excluded, ...customWallets.filter(({ id }) => excludeWalletIds.includes(id))]
  const isIn = (wallet: ListedWallet) => !excludeWalletIds.includes(wallet.id) && !isExcluded(wallet, excluded)
  const installed = connectors.some((one) => one.type !== 'WALLET_CONNECT' && !isNameless(one))
  const shown = connectors.filter((one) => isIn(one) && (!installed || showConnector(one, { mobile, installed, excluded })))

  const found = (members: readonly [Connector, ...Connector[]], isHere: boolean) => {
    const wasUsed = members.some(({ id, rdns }) => recent.some((wallet) => wallet.id === id || (rdns !== null && wallet.rdns === rdns)))
    const { id: connectorId } = members.find(({ chain }) => chain === active) ?? members[0]
    return rowOf({ type: 'connector', connectorId }, members[0], isHere, wasUsed, members[0].disputed)
  }
  const local = shown.filter(({ type }) => rank.includes(type))
  const merged = config.namespaces.length > 1 ? mergeByName(local) : local.map((one) => ({ ...one, members: [one] as const }))
  const injected = merged.sort((a, b) => place(a) - place(b)).map(({ members }) => found(members, true))

  const missing = (wallets: readonly Wallet[], others: readonly Wallet[]) =>
    dropKnown(wallets, { connectors, recent: others, mobile, announcements: true }).filter(isIn)
  const unseen = (wallet: Wallet) => !connectors.some(({ id, name }) => id === wallet.id || name === wallet.name)
  const isOurs = ({ chains }: Wallet) => active === null || chains.length === 0 || chains.some((id) => id.startsWith(`${active}:`))
  const used = missing(recent, []).filter((wallet) => isOurs(wallet) && unseen(wallet))
  const listed = (wallets: readonly Wallet[], isUsed = false) =>
    wallets.map((wallet) => rowOf({ type: 'wallet', wallet }, wallet, false, isUsed))

  const room = config.featuredWalletIds.length + customWallets.length > 0 ? 0 : fewest - used.length
  const rows: Record<WalletGroup, readonly WalletRow[]> = {
    walletConnect:
      config.remote && !mobile && connections.session === null
        ? [rowOf({ type: 'scan' }, { id: remoteConnectorId, name: 'WalletConnect' })]
        : [],
    recent: listed(used, true),
    injected,
    featured: listed(missing(directory.featured, used)),
    custom: listed(missing(customWallets, used).filter(unseen)),
    external: shown.filter(({ type }) => type === 'EXTERNAL').map((one) => found([one], false)),
    // on a phone only those whose app a link opens: there are others to recommend
    recommended: listed(
      missing(directory.recommended, used)
        .filter(({ mobile_link }) => !mobile || mobile_link !== null)
        .slice(0, Math.max(0, room - injected.filter((one) => !isNameless(one)).length)),
    ),
  }
  const filled = Object.fromEntries(Object.entries(rows).map(([group, { length }]) => [group, length > 0]))
  return groupOrder(filled, features.connectorTypeOrder).map((group) => ({ group, wallets: rows[group] }))
}

/** Whether a row leads to all wallets, and how many those are; `count` null: not known yet. */
export function allWalletsRow({ config, directory }: WalletListSource): { count: string | null } | null {
  const { allWallets, device, features, remote } = config
  const isShown = allWallets === 'SHOW' || (allWallets === 'ONLY_MOBILE' && device.mobile)
  if (!isShown || !features.allWallets || !remote || !config.directory) return null
  const { status, count, featured } = directory
  return { count: status === 'ready' ? countLabel({ count, featured: featured.length, filtered: 0 }) : null }
}

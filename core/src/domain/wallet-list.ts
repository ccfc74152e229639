import { mergeByName } from './merge-connectors.ts'
import type { Namespace } from './namespace.ts'
import { type Connector, type ConnectorType, remoteConnectorId, type Wallet } from './wallet.ts'
import { countLabel, groupOrder, type WalletGroup } from './wallet-groups.ts'
import { dropKnown, type ExcludedWallet, isExcluded, legacyWalletName, showConnector } from './wallet-rules.ts'

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

/** Installed wallets and recommended ones fill this many rows together. */
const fewest = 2
const rank: readonly ConnectorType[] = ['MULTI_CHAIN', 'ANNOUNCED', 'INJECTED']
const place = ({ type, name }: Pick<Connector, 'type' | 'name'>) => (name === legacyWalletName ? rank.length : rank.indexOf(type))
const scan: WalletRow = {
  id: remoteConnectorId,
  name: 'WalletConnect',
  icon: null,
  installed: false,
  recent: false,
  disputed: false,
  pick: { type: 'scan' },
}
const listed = (wallet: Wallet, recent: boolean): WalletRow => {
  const { id, name, icon } = wallet
  return { id, name, icon, installed: false, recent, disputed: false, pick: { type: 'wallet', wallet } }
}

/**
 * The wallets to choose from, in groups and in display order (specification, section 9). A wallet that is in this browser has one row, as
 * installed. The nameless legacy wallet comes last, and is always there when it is the only one: nobody with a wallet is told to get one.
 */
export function walletList({ config, connections, directory, network }: WalletListSource): readonly WalletRows[] {
  const { customWallets, excludeWalletIds, device, namespaces, features } = config
  const { connectors, recent } = connections
  const active = network.activeNamespace
  const left = [...directory.excluded, ...customWallets.filter(({ id }) => excludeWalletIds.includes(id))]
  const isIn = (wallet: { id: string; name: string; rdns: string | null }) =>
    !excludeWalletIds.includes(wallet.id) && !isExcluded(wallet, left)
  const named = connectors.filter(({ name }) => name !== legacyWalletName)
  const page = { mobile: device.mobile, installed: named.length > 0, excluded: left }
  const shown = connectors.filter((one) => isIn(one) && (named.length === 0 || showConnector(one, page)))

  const row = (members: readonly [Connector, ...Connector[]], installed: boolean): WalletRow => {
    const [{ id, name, icon, disputed }] = members
    const used = members.some((one) => recent.some((wallet) => wallet.id === one.id || (one.rdns !== null && wallet.rdns === one.rdns)))
    const chosen = members.find(({ chain }) => chain === active) ?? members[0]
    return { id, name, icon, installed, recent: used, disputed, pick: { type: 'connector', connectorId: chosen.id } }
  }
  const local = shown.filter(({ type }) => rank.includes(type))
  const merged = namespaces.length > 1 ? mergeByName(local) : local.map((one) => ({ ...one, members: [one] as const }))
  const injected = merged.sort((a, b) => place(a) - place(b)).map(({ members }) => row(members, true))

  const missing = (wallets: readonly Wallet[], before: readonly Wallet[]) =>
    dropKnown(wallets, { connectors, recent: before, mobile: device.mobile, announcements: true }).filter(isIn)
  const unseen = (wallet: Wallet) => !connectors.some(({ id, name }) => id === wallet.id || name === wallet.name)
  const isHere = ({ chains }: Wallet) => active === null || chains.length === 0 || chains.some((id) => id.startsWith(`${active}:`))
  const used = missing(recent, []).filter((wallet) => isHere(wallet) && unseen(wallet))
  const room = config.featuredWalletIds.length + customWallets.length > 0 ? 0 : fewest - used.length
  const rows: Record<WalletGroup, readonly WalletRow[]> = {
    walletConnect: config.remote && !device.mobile && connections.session === null ? [scan] : [],
    recent: used.map((wallet) => listed(wallet, true)),
    injected,
    featured: missing(directory.featured, used).map((wallet) => listed(wallet, false)),
    custom: missing(customWallets, used)
      .filter(unseen)
      .map((wallet) => listed(wallet, false)),
    external: shown.filter(({ type }) => type === 'EXTERNAL').map((one) => row([one], false)),
    recommended: missing(directory.recommended, used)
      .slice(0, Math.max(0, room - injected.filter(({ name }) => name !== legacyWalletName).length))
      .map((wallet) => listed(wallet, false)),
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

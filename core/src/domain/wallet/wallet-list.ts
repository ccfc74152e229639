import type { Namespace } from '../caip/namespace.ts'
import { type Offering, offered, reachable } from './find-connectors.ts'
import { isNamesake, mergeByName } from './merge-connectors.ts'
import { type Connector, type ConnectorType, remoteConnectorId, type Wallet } from './wallet.ts'
import { countLabel, groupOrder, type WalletGroup } from './wallet-groups.ts'
import {
  dropKnown,
  type ExcludedWallet,
  isExcluded,
  type ListedWallet,
  legacyWalletName,
  showConnector,
} from './wallet-rules.ts'

/** What a click on a row asks for: the list's `pick`, `pickWallet` or `scan`. */
export type WalletPick =
  | { type: 'connector'; connectorId: string }
  | { type: 'wallet'; wallet: Wallet }
  | { type: 'scan' }
/** One row of the connect list. */
export type WalletRow = {
  id: string
  name: string
  icon: string | null
  /** In this browser now. */
  installed: boolean
  recent: boolean
  disputed: boolean
  /** The namespaces it was found on in this browser, in the page's order. */
  chains: readonly Namespace[]
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
    features: { connectorTypeOrder: readonly WalletGroup[]; allWallets: boolean }
    device: { mobile: boolean }
  }
  connections: {
    connectors: readonly Connector[]
    recent: readonly Wallet[]
    session: object | null
  }
  directory: {
    status: 'idle' | 'loading' | 'ready' | 'failed'
    featured: readonly Wallet[]
    recommended: readonly Wallet[]
    count: number
    excluded: readonly ExcludedWallet[]
  }
  network: Offering['network'] & { activeNamespace: Namespace | null }
  /** `namespace`: only its wallets are offered; null: all. */
  modal: Offering['modal']
}

/** A wallet that says nothing of chains passes. */
const isFor = ({ chains }: Wallet, namespace: Namespace | null) =>
  namespace === null || chains.length === 0 || chains.some((id) => id.startsWith(`${namespace}:`))
/** Installed, recent and recommended wallets fill this many rows together. */
const fewest = 2
const rank: readonly ConnectorType[] = ['MULTI_CHAIN', 'ANNOUNCED', 'INJECTED']
const isNameless = ({ name }: Named) => name === legacyWalletName
const place = (one: Named & { type: ConnectorType }) =>
  isNameless(one) ? rank.length : rank.indexOf(one.type)
type Named = { id: string; name: string; icon?: string | null }
type Found = Pick<WalletRow, 'installed' | 'recent' | 'disputed' | 'chains'>
const nowhere: Found = { installed: false, recent: false, disputed: false, chains: [] }
const rowOf = (
  pick: WalletPick,
  { id, name, icon = null }: Named,
  found: Found = nowhere,
): WalletRow => ({
  ...{ id, name, icon, ...found, pick },
})

/**
 * The wallets to choose from, in groups and in display order (specification, section 9). A wallet that is in this browser has one row, as
 * installed. The nameless legacy wallet comes last, and is always there when it is the only one: nobody with a wallet is told to get one.
 */
export function walletList(source: WalletListSource): readonly WalletRows[] {
  const { config, connections, directory, network, modal } = source
  const { customWallets, excludeWalletIds, features } = config
  const { recent } = connections
  const { mobile } = config.device
  const connectors = reachable(source)
  const namespaces = offered(source)
  const active = modal.namespace ?? network.activeNamespace
  const excluded = [
    ...directory.excluded,
    ...customWallets.filter(({ id }) => excludeWalletIds.includes(id)),
  ]
  const isIn = (wallet: ListedWallet) =>
    !excludeWalletIds.includes(wallet.id) && !isExcluded(wallet, excluded)
  const installed = connectors.some((one) => one.type !== 'WALLET_CONNECT' && !isNameless(one))
  const shown = connectors.filter(
    (one) => isIn(one) && (!installed || showConnector(one, { mobile, installed, excluded })),
  )

  const found = (members: readonly [Connector, ...Connector[]], isHere: boolean) => {
    const wasUsed = members.some(({ id, rdns }) =>
      recent.some((wallet) => wallet.id === id || (rdns !== null && wallet.rdns === rdns)),
    )
    const { id: connectorId } = members.find(({ chain }) => chain === active) ?? members[0]
    return rowOf({ type: 'connector', connectorId }, members[0], {
      installed: isHere,
      recent: wasUsed,
      disputed: members.some(({ disputed }) => disputed),
      chains: namespaces.filter((one) => members.some(({ chain }) => chain === one)),
    })
  }
  const local = shown.filter(({ type }) => rank.includes(type))
  const merged = mergeByName(local)
  // a name can be borrowed: whoever else has it on the same namespace keeps a row
  const others = local
    .filter((one) => !merged.some(({ members }) => members.includes(one)))
    .map((one) => ({ ...one, members: [one] as const }))
  const injected = [...merged, ...others]
    .sort((a, b) => place(a) - place(b))
    .map(({ members }) => found(members, true))

  const isShown = (wallet: Wallet) =>
    isIn(wallet) &&
    isFor(wallet, modal.namespace) &&
    !connectors.some((one) => isNamesake(wallet, one))
  const missing = (wallets: readonly Wallet[], others: readonly Wallet[]) =>
    dropKnown(wallets, { connectors, recent: others, mobile, announcements: true }).filter(isShown)
  const unseen = (wallet: Wallet) =>
    !connectors.some(({ id, name }) => id === wallet.id || name === wallet.name)
  // a wallet of this browser that says nothing of chains is for those namespaces only where it was found
  const isLocal = ({ id, chains }: Wallet) =>
    chains.length === 0 && connections.connectors.some((one) => one.id === id)
  const used = missing(recent, []).filter(
    (wallet) => isFor(wallet, active) && unseen(wallet) && !isLocal(wallet),
  )
  const listed = (wallets: readonly Wallet[], isUsed = false) =>
    wallets.map((wallet) =>
      rowOf({ type: 'wallet', wallet }, wallet, { ...nowhere, recent: isUsed }),
    )

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
  const filled = Object.fromEntries(
    Object.entries(rows).map(([group, { length }]) => [group, length > 0]),
  )
  return groupOrder(filled, features.connectorTypeOrder).map((group) => ({
    group,
    wallets: rows[group],
  }))
}

/** Whether a row leads to all wallets, and how many those are; `count` null: not known yet. */
export function allWalletsRow({
  config,
  directory,
}: WalletListSource): { count: string | null } | null {
  const { allWallets, device, features, remote } = config
  const isShown = allWallets === 'SHOW' || (allWallets === 'ONLY_MOBILE' && device.mobile)
  if (!isShown || !features.allWallets || !remote || !config.directory) return null
  const { status, count, featured } = directory
  return {
    count:
      status === 'ready' ? countLabel({ count, featured: featured.length, filtered: 0 }) : null,
  }
}

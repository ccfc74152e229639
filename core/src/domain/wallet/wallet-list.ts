import type { Namespace } from '../caip/namespace.ts'
import type { ResourceStatus } from '../resource-view.ts'
import type { WalletGroup } from './connector-groups.ts'
import { availableConnectors, type ConnectorSource, offeredNamespaces } from './find-connectors.ts'
import { isLinked } from './install-link.ts'
import { legacyWalletName } from './legacy-wallet-name.ts'
import { hasSameName, isListedAs, mergeByName, nameKey } from './merge-connectors.ts'
import { type Connector, type ConnectorType, remoteConnectorId, type Wallet } from './wallet.ts'
import { countLabel, groupOrder } from './wallet-groups.ts'
import {
  type ExcludedWallet,
  isExcluded,
  type ListedWallet,
  showConnector,
  withoutKnown,
} from './wallet-rules.ts'

/** The effect of selecting a row: connect a connector, open a wallet, or show the QR code. */
export type WalletPick =
  /** Two wallets may have the same connector id in different namespaces. */
  | { type: 'connector'; connectorId: string; namespace?: Namespace }
  | { type: 'wallet'; wallet: Wallet }
  | { type: 'scan' }
/** One row of the wallet list. */
export type WalletRow = {
  id: string
  name: string
  icon: string | null
  /** Whether the wallet is installed in this browser. */
  installed: boolean
  recent: boolean
  disputed: boolean
  /** The namespaces in which the installed wallet was found, in the page's order. */
  chains: readonly Namespace[]
  pick: WalletPick
}
export type WalletRows = { group: WalletGroup; wallets: readonly WalletRow[] }

/** The part of the kit's state that the wallet list depends on. */
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
    status: ResourceStatus
    featured: readonly Wallet[]
    recommended: readonly Wallet[]
    count: number
    excluded: readonly ExcludedWallet[]
  }
  network: ConnectorSource['network'] & { activeNamespace: Namespace | null }
  /** `namespace`: shows the wallets of one namespace. If null, shows all wallets. */
  modal: ConnectorSource['modal']
}

type Members = readonly [Connector, ...Connector[]]
type Named = { id: string; name: string; icon?: string | null }
type RowState = Pick<WalletRow, 'installed' | 'recent' | 'disputed' | 'chains'>

/**
 * Recommended wallets follow the recent, installed, featured and custom ones until there are this
 * many: more if no wallet is installed.
 */
const minRows = { installed: 2, none: 4 }
const installedTypes: readonly ConnectorType[] = ['MULTI_CHAIN', 'ANNOUNCED', 'INJECTED']
const notInstalled: RowState = { installed: false, recent: false, disputed: false, chains: [] }
const isLegacy = ({ name }: Named) => name === legacyWalletName
/** A wallet without a list of chains supports all namespaces. */
const supports = ({ chains }: Wallet, namespace: Namespace | null) =>
  namespace === null || chains.length === 0 || chains.some((id) => id.startsWith(`${namespace}:`))

/**
 * The wallets of the connect view, in groups and in display order. An installed wallet has one row.
 * The legacy provider is the last row; it is always shown if it is the only installed wallet, so
 * that the view never asks a visitor with a wallet to install a wallet.
 */
export function walletList(source: WalletListSource): readonly WalletRows[] {
  const { config, connections, directory, network, modal } = source
  const { customWallets, features } = config
  const { mobile } = config.device
  const connectors = availableConnectors(source)
  const visible = shownConnectors(source)
  const installed = mergedConnectors(visible).map((members) => connectorRow(source, members, true))

  const missing = (wallets: readonly Wallet[], recent: readonly Wallet[]) =>
    missingWallets(source, connectors, wallets, recent)
  const hasNoConnector = (wallet: Wallet) =>
    !connectors.some((connector) => isListedAs(wallet, connector))
  // An installed wallet without a list of chains supports only the namespaces in which it was
  // found.
  const isInstalled = ({ id, chains }: Wallet) =>
    chains.length === 0 && connections.connectors.some((connector) => connector.id === id)
  const active = modal.namespace ?? network.activeNamespace
  const recent = missing(connections.recent, []).filter(
    (wallet) =>
      isLinked(wallet) &&
      supports(wallet, active) &&
      hasNoConnector(wallet) &&
      !isInstalled(wallet),
  )

  const featured = walletRows(missing(directory.featured, recent))
  const custom = walletRows(missing(customWallets, recent).filter(hasNoConnector))
  const installedCount = installed.filter((row) => !isLegacy(row)).length
  const rowCount = installedCount > 0 ? minRows.installed : minRows.none
  const otherCount = recent.length + installedCount + featured.length + custom.length
  const rows: Record<WalletGroup, readonly WalletRow[]> = {
    walletConnect:
      config.remote && !mobile && connections.session === null
        ? [toRow({ type: 'scan' }, { id: remoteConnectorId, name: 'WalletConnect' })]
        : [],
    recent: walletRows(recent, true),
    injected: withUniqueIds(installed),
    featured,
    custom,
    external: visible
      .filter(({ type }) => type === 'EXTERNAL')
      .map((connector) => connectorRow(source, [connector], false)),
    // On mobile, only wallets whose app a link can open are recommended.
    recommended: walletRows(
      missing(directory.recommended, [...recent, ...customWallets])
        .filter(({ mobile_link }) => !mobile || mobile_link !== null)
        .slice(0, Math.max(0, rowCount - otherCount)),
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

const toRow = (
  pick: WalletPick,
  { id, name, icon = null }: Named,
  state: RowState = notInstalled,
): WalletRow => ({ id, name, icon, ...state, pick })

/** Wallets of different namespaces may have the same connector id (fault Z7). */
const withUniqueIds = (rows: readonly WalletRow[]) =>
  rows.map((row, index) =>
    rows.findIndex(({ id }) => id === row.id) === index
      ? row
      : { ...row, id: `${row.chains}:${row.id}` },
  )

const walletRows = (wallets: readonly Wallet[], recent = false) =>
  wallets.map((wallet) => toRow({ type: 'wallet', wallet }, wallet, { ...notInstalled, recent }))

function connectorRow(source: WalletListSource, members: Members, installed: boolean): WalletRow {
  const { connections, modal, network } = source
  const active = modal.namespace ?? network.activeNamespace
  const { id: connectorId, chain } = members.find((member) => member.chain === active) ?? members[0]
  return toRow({ type: 'connector', connectorId, namespace: chain }, members[0], {
    installed,
    // A wallet can claim any rdns, so the name has to match too (fault Z6).
    recent: members.some((member) =>
      connections.recent.some(
        (wallet) => isListedAs(wallet, member) && nameKey(wallet.name) === nameKey(member.name),
      ),
    ),
    disputed: members.some(({ disputed }) => disputed),
    chains: offeredNamespaces(source).filter((namespace) =>
      members.some(({ chain }) => chain === namespace),
    ),
  })
}

const excludedWallets = ({ config, directory }: WalletListSource): readonly ExcludedWallet[] => [
  ...directory.excluded,
  ...config.customWallets.filter(({ id }) => config.excludeWalletIds.includes(id)),
]

const isIncluded = (source: WalletListSource, wallet: ListedWallet) =>
  !source.config.excludeWalletIds.includes(wallet.id) &&
  !isExcluded(wallet, excludedWallets(source))

/** The connectors that the wallet list shows. */
export function shownConnectors(source: WalletListSource): readonly Connector[] {
  const connectors = availableConnectors(source)
  const { mobile } = source.config.device
  const excluded = excludedWallets(source)
  const installed = connectors.some((connector) => !isLegacy(connector))
  return connectors.filter(
    (connector) =>
      isIncluded(source, connector) &&
      (!installed || showConnector(connector, { mobile, installed, excluded })),
  )
}

/**
 * The installed connectors, merged by wallet. Multi-chain wallets come first, the legacy provider
 * last.
 */
function mergedConnectors(shown: readonly Connector[]): readonly Members[] {
  const local = shown.filter(({ type }) => installedTypes.includes(type))
  const merged = mergeByName(local)
  // Another connector of the same name and namespace may be a different wallet: it keeps its own
  // row.
  const others = local
    .filter((connector) => !merged.some(({ members }) => members.includes(connector)))
    .map((connector) => ({ ...connector, members: [connector] as const }))
  const rank = (wallet: Named & { type: ConnectorType }) =>
    isLegacy(wallet) ? installedTypes.length : installedTypes.indexOf(wallet.type)
  return [...merged, ...others].sort((a, b) => rank(a) - rank(b)).map(({ members }) => members)
}

/** The wallets that the page includes and that are neither installed nor in `recent`. */
const missingWallets = (
  source: WalletListSource,
  connectors: readonly Connector[],
  wallets: readonly Wallet[],
  recent: readonly Wallet[],
) =>
  withoutKnown(wallets, {
    connectors,
    recent,
    mobile: source.config.device.mobile,
    announcements: true,
  }).filter(
    (wallet) =>
      isIncluded(source, wallet) &&
      supports(wallet, source.modal.namespace) &&
      !connectors.some((connector) => hasSameName(wallet, connector)),
  )

/** The row that opens the list of all wallets, or null. `count` is null while it is unknown. */
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
      status === 'fresh' ? countLabel({ count, featured: featured.length, filtered: 0 }) : null,
  }
}

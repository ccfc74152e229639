import type { Namespace } from '../caip/namespace.ts'
import { legacyWalletName } from './legacy-wallet-name.ts'
import type { ConnectorType } from './wallet.ts'

/** The properties of a wallet that the list rules use. */
export type ListedWallet = { id: string; name: string; rdns?: string | null | undefined }
/**
 * The properties of a connector that the list rules use. `explorerId`: its id in the wallet
 * directory.
 */
export type ListedConnector = {
  id: string
  name: string
  type: ConnectorType
  rdns?: string | null | undefined
  chain?: Namespace | undefined
  explorerId?: string | undefined
}
export type ExcludedWallet = { name: string; rdns?: string | null | undefined }

const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
const present = (values: readonly (string | null | undefined)[]) =>
  new Set(values.filter((value): value is string => Boolean(value)))

/** Whether the page excludes a wallet, by rdns or by name (case-insensitive). */
export function isExcluded(
  wallet: Partial<ListedWallet>,
  excluded: readonly ExcludedWallet[],
): boolean {
  return excluded.some(
    ({ name, rdns }) =>
      (rdns ? rdns === wallet.rdns : false) ||
      (wallet.name !== undefined && sameName(name, wallet.name)),
  )
}

/**
 * Whether a connector has a row. The legacy provider has a row on mobile only, if another wallet is
 * installed or if it has an rdns.
 */
export function showConnector(
  connector: ListedConnector,
  page: { mobile: boolean; installed: boolean; excluded: readonly ExcludedWallet[] },
): boolean {
  const isLegacy = connector.name === legacyWalletName
  if (isLegacy && (!page.mobile || !(connector.rdns || page.installed))) return false
  if (
    connector.type !== 'INJECTED' &&
    connector.type !== 'ANNOUNCED' &&
    connector.type !== 'EXTERNAL'
  )
    return true
  return !isExcluded({ name: connector.name, rdns: connector.rdns }, page.excluded)
}

/** The rdns of an extension by the rdns that its mobile app announces. */
const mobileAliases: Readonly<Record<string, string>> = { 'io.metamask.mobile': 'io.metamask' }

/**
 * Removes installed and recent wallets, which already have a row. `announcements`: whether to match
 * connectors by rdns too.
 */
export function withoutKnown<W extends ListedWallet>(
  wallets: readonly W[],
  known: {
    connectors: readonly ListedConnector[]
    recent: readonly ListedWallet[]
    mobile: boolean
    announcements: boolean
  },
): W[] {
  const installed = known.connectors.filter(
    ({ type }) => type === 'ANNOUNCED' || type === 'INJECTED',
  )
  const ids = present([
    ...installed.map(({ explorerId }) => explorerId),
    ...known.recent.map(({ id }) => id),
  ])
  const named = [...(known.announcements ? known.connectors : []), ...known.recent]
  const rdns = present(
    named.map((wallet) => (known.mobile && mobileAliases[wallet.rdns ?? '']) || wallet.rdns),
  )
  return wallets.filter((wallet) => !ids.has(wallet.id) && !(wallet.rdns && rdns.has(wallet.rdns)))
}

/**
 * Adds a wallet at the front of the recent wallets and keeps at most `max`. Returns the list
 * unchanged if it contains the wallet already.
 */
export function withRecent<W extends { id: string }>(
  recent: readonly W[],
  wallet: W,
  max: number,
): readonly W[] {
  return recent.some(({ id }) => id === wallet.id) ? recent : [wallet, ...recent].slice(0, max)
}

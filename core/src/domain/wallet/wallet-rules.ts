import type { ConnectorType } from './wallet.ts'

/** What the rules need to know of a wallet in a list. */
export type ListedWallet = { id: string; name: string; rdns?: string | null | undefined }
/** What the rules need to know of a connector. `explorerId`: its id in the wallet directory. */
export type ListedConnector = {
  id: string
  name: string
  type: ConnectorType
  rdns?: string | null | undefined
  explorerId?: string | undefined
}
export type ExcludedWallet = { name: string; rdns?: string | null | undefined }

/** What the page's one legacy provider is called while nobody knows better. */
export const legacyWalletName = 'Browser Wallet'

const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
const present = (values: readonly (string | null | undefined)[]) =>
  new Set(values.filter((value): value is string => Boolean(value)))

/** Whether the page left this wallet out: same rdns, or same name whatever its case. */
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

/** Whether a connector gets a row. The nameless legacy wallet does only on mobile, and there only beside something installed or with an rdns. */
export function showConnector(
  connector: ListedConnector,
  page: { mobile: boolean; installed: boolean; excluded: readonly ExcludedWallet[] },
): boolean {
  if (connector.name === legacyWalletName) {
    if (!page.mobile || !(connector.rdns || page.installed)) return false
  }
  if (
    connector.type !== 'INJECTED' &&
    connector.type !== 'ANNOUNCED' &&
    connector.type !== 'EXTERNAL'
  )
    return true
  return !isExcluded({ name: connector.name, rdns: connector.rdns }, page.excluded)
}

/** Mobile apps announce an alias of their extension's rdns. */
const mobileAlias: Readonly<Record<string, string>> = { 'io.metamask.mobile': 'io.metamask' }

/** The wallets that have no row of their own yet: neither found in the browser nor used before. */
export function dropKnown<W extends ListedWallet>(
  wallets: readonly W[],
  known: {
    connectors: readonly ListedConnector[]
    recent: readonly ListedWallet[]
    mobile: boolean
    announcements: boolean
  },
): W[] {
  const found = known.connectors.filter(({ type }) => type === 'ANNOUNCED' || type === 'INJECTED')
  const ids = present([
    ...found.map(({ explorerId }) => explorerId),
    ...known.recent.map(({ id }) => id),
  ])
  const named = [...(known.announcements ? known.connectors : []), ...known.recent]
  const rdns = present(
    named.map((wallet) => (known.mobile && mobileAlias[wallet.rdns ?? '']) || wallet.rdns),
  )
  return wallets.filter((wallet) => !ids.has(wallet.id) && !(wallet.rdns && rdns.has(wallet.rdns)))
}

/** The newest first, `most` at most; a wallet that is kept already does not move. */
export function withRecent<W extends { id: string }>(
  recent: readonly W[],
  wallet: W,
  most: number,
): readonly W[] {
  return recent.some(({ id }) => id === wallet.id) ? recent : [wallet, ...recent].slice(0, most)
}

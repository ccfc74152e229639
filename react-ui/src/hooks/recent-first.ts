import { connectorGroups } from '@latchkit/core/internal'
import type { WalletRows } from '@latchkit/core/utils'

const order = new Set(['recent', 'injected', ...connectorGroups] as const)

/**
 * Arranges the wallet list for visitors who return: recent wallets, including installed ones, then
 * the other installed wallets, then the QR code and the others in their order.
 */
export function recentFirst(groups: readonly WalletRows[]): readonly WalletRows[] {
  return [...order].flatMap((group) => {
    const wallets = groups.flatMap((rows) =>
      rows.wallets.filter(({ recent }) => (recent ? 'recent' : rows.group) === group),
    )
    return wallets.length > 0 ? [{ group, wallets }] : []
  })
}

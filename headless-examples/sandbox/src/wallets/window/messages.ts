import { isRecord } from '../../base/checks.ts'
import type { WalletBranding } from '../../base/wallet-roster.ts'
import type { ApprovalRequest, Decision } from '../wallet.types.ts'

/** What crosses between a page's wallet and the wallet's own window. Both sides check origin, sender and id before they look inside. */
export type FromWindow =
  | { id: string; type: 'ready' }
  | { id: string; type: 'verdict'; decision: Decision }
export type ToWindow = { id: string; type: 'ask'; branding: WalletBranding; origin: string; ask: ApprovalRequest }

/** A message of the wallet's window; null for anything else. */
export function readFromWindow(data: unknown, id: string): FromWindow | null {
  if (!isRecord(data) || data.id !== id) return null
  if (data.type === 'ready') return { id, type: 'ready' }
  if (data.type !== 'verdict' || !isRecord(data.verdict)) return null
  const { approved, accounts } = data.verdict
  if (approved === false) return { id, type: 'verdict', decision: { approved: false } }
  if (approved !== true || !Array.isArray(accounts)) return null
  return {
    id,
    type: 'verdict',
    decision: { approved: true, accounts: accounts.filter((entry) => typeof entry === 'string') },
  }
}

/** The ask that the page's wallet answers "ready" with; null for anything else. Its inside is our own and came over our own origin. */
export function isToWindow(data: unknown, id: string): data is ToWindow {
  return (
    isRecord(data) &&
    data.id === id &&
    data.type === 'ask' &&
    isRecord(data.face) &&
    isRecord(data.ask) &&
    typeof data.ask.kind === 'string'
  )
}

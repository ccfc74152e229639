import { isRecord } from '../../base/checks.ts'
import type { WalletBranding } from '../../base/wallet-roster.ts'
import type { ApprovalRequest, Decision } from '../wallet.types.ts'

/**
 * Messages between a wallet in a page and the wallet's window. Both sides check origin, sender and
 * id before they read a message.
 */
export type FromWindow =
  | { id: string; type: 'ready' }
  | { id: string; type: 'decision'; decision: Decision }
export type ToWindow = {
  id: string
  type: 'request'
  branding: WalletBranding
  origin: string
  request: ApprovalRequest
}

/** Parses a message of the wallet's window. Null for any other message. */
export function parseFromWindow(data: unknown, id: string): FromWindow | null {
  if (!isRecord(data) || data.id !== id) return null
  if (data.type === 'ready') return { id, type: 'ready' }
  if (data.type !== 'decision' || !isRecord(data.decision)) return null
  const { approved, accounts } = data.decision
  if (approved === false) return { id, type: 'decision', decision: { approved: false } }
  if (approved !== true || !Array.isArray(accounts)) return null
  return {
    id,
    type: 'decision',
    decision: { approved: true, accounts: accounts.filter((entry) => typeof entry === 'string') },
  }
}

/**
 * True for the request that the wallet sends when the window is ready. Does not check its content
 * further, because the message comes from the window's own origin.
 */
export function isToWindow(data: unknown, id: string): data is ToWindow {
  return (
    isRecord(data) &&
    data.id === id &&
    data.type === 'request' &&
    isRecord(data.branding) &&
    isRecord(data.request) &&
    typeof data.request.kind === 'string'
  )
}

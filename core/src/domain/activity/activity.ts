import type { CaipNetworkId } from '../caip/caip.ts'

/** Specification, section 3. Texts are cleaned, addresses as the service writes them. */
export type TransactionStatus =
  | 'confirmed'
  | 'failed'
  | 'pending'
  | 'ONRAMP_TRANSACTION_STATUS_SUCCESS'
  | 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS'
  | 'ONRAMP_TRANSACTION_STATUS_FAILED'
export type TransferDirection = 'in' | 'out' | 'self'
export type ActivityTransfer = {
  direction: TransferDirection
  /** Decimal text. */
  quantity: { numeric: string }
  value: number | null
  price: number | null
  fungible: { name: string; symbol: string; icon: string | null } | null
  nft: { name: string; preview: string | null; isSpam: boolean } | null
}
/** One row of an account's history. */
export type ActivityRow = {
  id: string
  operationType: string
  hash: string
  chain: CaipNetworkId
  /** ISO 8601. */
  minedAt: string
  sentFrom: string
  sentTo: string
  status: TransactionStatus
  nonce: number | null
  transfers: readonly ActivityTransfer[]
}
/** `next`: the cursor of the page after; null: this was the last. */
export type ActivityPage = { rows: readonly ActivityRow[]; next: string | null }

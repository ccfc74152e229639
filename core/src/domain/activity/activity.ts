import type { CaipNetworkId } from '../caip/caip.ts'

/** Statuses of the data API. */
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
  /** Decimal text in whole tokens. */
  quantity: { numeric: string }
  value: number | null
  price: number | null
  fungible: { name: string; symbol: string; icon: string | null } | null
  nft: { name: string; preview: string | null; isSpam: boolean } | null
}
/** One row of an account's history. Texts are cleaned, addresses as the data API writes them. */
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
/** `next`: the cursor of the next page. Null on the last page. */
export type ActivityPage = { rows: readonly ActivityRow[]; next: string | null }

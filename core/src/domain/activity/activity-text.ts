import { decimalText, parseDecimal, rescale } from '../amount/decimal.ts'
import type { ActivityRow, ActivityTransfer } from './activity.ts'

export type ActivitySign = '+' | '-' | null
/** What a transfer moved. `kind` null: the service does not say. */
export type ActivityImage = { kind: 'FUNGIBLE' | 'NFT' | null; url: string | null }

const signs: Readonly<Record<string, ActivitySign>> = {
  receive: '+',
  deposit: '+',
  borrow: '+',
  claim: '+',
  withdraw: '-',
  repay: '-',
  burn: '-',
}
/** The sign before an amount: `+` for what came, `-` for what was taken out again or given back; a send has none. Specification, section 9. */
export const signOf = (operationType: string): ActivitySign =>
  (Object.hasOwn(signs, operationType.toLowerCase()) && signs[operationType.toLowerCase()]) || null

/** A quantity with 3 decimals; null where there is none. */
export function quantityText(numeric: string | null): string | null {
  const quantity = numeric === null ? null : parseDecimal(numeric)
  return quantity && decimalText(rescale(quantity, 3, 'half'))
}

function transferText({
  nft,
  fungible,
  quantity,
}: Pick<ActivityTransfer, 'nft' | 'fungible' | 'quantity'>): string {
  if (nft !== null) return nft.name || '-'
  return `${quantityText(quantity.numeric) ?? ''} ${fungible?.symbol ?? ''}`.trim()
}

/** What a row says: its status where nothing moved, else a text a transfer. */
export function activityTexts({
  transfers,
  status,
  operationType,
}: Pick<ActivityRow, 'transfers' | 'status' | 'operationType'>): string[] {
  const [first, ...more] = transfers
  if (first === undefined) return [status]
  if (more.length === 0) return [`${signOf(operationType) ?? ''}${transferText(first)}`]
  return transfers.map(transferText)
}

const imageOf = ({
  nft,
  fungible,
}: Partial<Pick<ActivityTransfer, 'nft' | 'fungible'>>): ActivityImage => {
  if (fungible) return { kind: 'FUNGIBLE', url: fungible.icon }
  return nft ? { kind: 'NFT', url: nft.preview } : { kind: null, url: null }
}

/** Pictures of what was moved: one a transfer, one without any. */
export const activityImages = (transfers: readonly ActivityTransfer[]): readonly ActivityImage[] =>
  transfers.length === 0 ? [imageOf({})] : transfers.map(imageOf)

/**
 * How a row is laid out: `pair`, one line with both transfers, as of a swap; `each`, a line a transfer, where there are more or both are
 * NFTs; else `one`.
 */
export function activityLayout(transfers: readonly ActivityTransfer[]): 'one' | 'pair' | 'each' {
  if (transfers.length < 2) return 'one'
  return transfers.length === 2 && !transfers.every(({ nft }) => nft !== null) ? 'pair' : 'each'
}

/** What a row says of how it stands, whichever service told it; null: it is done. */
export function activityStatus(status: ActivityRow['status']): 'failed' | 'pending' | null {
  if (status === 'failed' || status === 'ONRAMP_TRANSACTION_STATUS_FAILED') return 'failed'
  return status === 'pending' || status === 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS'
    ? 'pending'
    : null
}

import { parseDecimal, rescale } from '../amount/decimal.ts'
import { decimalText } from '../amount/decimal-text.ts'
import type { ActivityRow, ActivityTransfer } from './activity.ts'

export type ActivitySign = '+' | '-' | null
/** The image of a transferred asset. `kind` is null if the data API does not state it. */
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
/**
 * The sign of an amount: `+` for income, `-` for withdrawals and repayments, null for every other
 * operation, including a send.
 */
export function signOf(operationType: string): ActivitySign {
  const type = operationType.toLowerCase()
  return (Object.hasOwn(signs, type) && signs[type]) || null
}

/** A quantity with 3 decimals. Null if the text is not a number. */
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

/** The texts of a row: one per transfer, or the status if it has no transfer. */
export function activityTexts({
  transfers,
  status,
  operationType,
}: Pick<ActivityRow, 'transfers' | 'status' | 'operationType'>): string[] {
  const [first, ...others] = transfers
  if (first === undefined) return [status]
  if (others.length === 0) return [`${signOf(operationType) ?? ''}${transferText(first)}`]
  return transfers.map(transferText)
}

const imageOf = ({
  nft,
  fungible,
}: Partial<Pick<ActivityTransfer, 'nft' | 'fungible'>>): ActivityImage => {
  if (fungible) return { kind: 'FUNGIBLE', url: fungible.icon }
  return nft ? { kind: 'NFT', url: nft.preview } : { kind: null, url: null }
}

/** The images of a row: one per transfer, or one placeholder. */
export const activityImages = (transfers: readonly ActivityTransfer[]): readonly ActivityImage[] =>
  transfers.length === 0 ? [imageOf({})] : transfers.map(imageOf)

/**
 * The layout of a row. `pair`: one line with both transfers, for example of a swap. `each`: one
 * line per transfer, if there are more than two or both are NFTs. Else `one`.
 */
export function activityLayout(transfers: readonly ActivityTransfer[]): 'one' | 'pair' | 'each' {
  if (transfers.length < 2) return 'one'
  return transfers.length === 2 && !transfers.every(({ nft }) => nft !== null) ? 'pair' : 'each'
}

/** The status label of a row, for transactions and purchases. Null if it has succeeded. */
export function activityStatus(status: ActivityRow['status']): 'failed' | 'pending' | null {
  if (status === 'failed' || status === 'ONRAMP_TRANSACTION_STATUS_FAILED') return 'failed'
  return status === 'pending' || status === 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS'
    ? 'pending'
    : null
}

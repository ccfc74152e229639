import {
  formatUnits,
  parseAmount,
  parseDecimalInput,
  parseUnits,
} from '../../domain/amount/amount.ts'
import { rescale } from '../../domain/amount/decimal.ts'
import { shortDecimalText } from '../../domain/amount/decimal-text.ts'
import { fiatValue, parsePrice, unitsForFiat } from '../../domain/amount/fiat-amount.ts'
import type { SendForm } from '../../domain/transfer/send-label.ts'
import type { Units } from '../../domain/transfer/transfer.ts'
import { addressIn } from './send.receiver.ts'
import type { SendAsset, SendContext } from './send.types.ts'

/** Fraction digits of fiat amounts. */
const fiatDecimals = 2
type AmountFields = Pick<SendContext, 'asset' | 'amount' | 'unit' | 'exactAmount'>

/** Entered amount in the token's smallest unit, or `empty`, `invalid` or `too-fine`. */
export function amountOf({ asset, amount, unit, exactAmount }: AmountFields): SendForm['amount'] {
  if (exactAmount !== null) return BigInt(exactAmount)
  const price = unit === 'fiat' && asset !== null ? parsePrice(asset.price) : null
  const parsed = parseAmount(amount, unit === 'fiat' ? fiatDecimals : (asset?.decimals ?? 255))
  if (parsed.status === 'empty') return 'empty'
  if (parsed.status === 'invalid')
    return parsed.problem === 'send/amount-too-fine' ? 'too-fine' : 'invalid'
  return price === null || asset === null
    ? parsed.units
    : unitsForFiat({ units: parsed.units, scale: fiatDecimals }, price, asset.decimals)
}

/** The amount in the other unit, as exact text. Null without a price or a valid amount. */
export function amountInOtherUnit(context: AmountFields): string | null {
  const { asset, unit } = context
  const price = parsePrice(asset?.price ?? null)
  const units = amountOf(context)
  if (asset === null || price === null || typeof units !== 'bigint') return null
  return unit === 'fiat'
    ? formatUnits(units, asset.decimals)
    : fiatValue({ units, scale: asset.decimals }, price)
}

/**
 * Converts the amount to the other unit. A fiat text is rounded to the cent; `exactAmount` keeps
 * the exact token amount.
 */
export function switchUnit(
  context: AmountFields,
): Pick<SendContext, 'amount' | 'unit' | 'exactAmount'> {
  const { asset, unit } = context
  const price = parsePrice(asset?.price ?? null)
  const units = amountOf(context)
  const other = unit === 'fiat' ? 'token' : 'fiat'
  if (asset === null || price === null || typeof units !== 'bigint')
    return { amount: '', unit: other, exactAmount: null }
  if (other === 'token')
    return { amount: formatUnits(units, asset.decimals), unit: other, exactAmount: null }
  const fiatAmount = parseDecimalInput(fiatValue({ units, scale: asset.decimals }, price))
  return {
    amount: fiatAmount === null ? '' : shortDecimalText(rescale(fiatAmount, fiatDecimals)),
    unit: other,
    exactAmount: String(units),
  }
}

/**
 * Balance in the smallest unit; for the native token, less the fee reserve. Null if balance or
 * reserve is unknown or nothing remains.
 */
export function maxOf(context: SendContext): bigint | null {
  const { asset, onChain, feeReserve } = context
  const balance = onChain && parseUnits(onChain.balance)
  if (asset === null || balance === null || isMismatched({ asset, onChain })) return null
  const reserveText = feeReserve?.to === feeReceiver(context) ? (feeReserve.reserve ?? '') : ''
  const reserve = asset.address === null ? parseUnits(reserveText) : 0n
  return reserve === null || reserve >= balance ? null : balance - reserve
}

/** Receiver for the fee estimate: as entered, else as in the last estimate, else the sender. */
export const feeReceiver = ({ receiver, feeReserve, from }: SendContext): string =>
  addressIn(receiver) ?? feeReserve?.to ?? from

/** Whether the chain reports other decimals than the token list (fault H6). */
export const isMismatched = ({ asset, onChain }: Pick<SendContext, 'asset' | 'onChain'>): boolean =>
  asset !== null && onChain !== null && onChain.decimals !== asset.decimals

/** Approximate value of an amount in US dollars. Null without a price. */
export function usdValueOf(
  units: Units,
  { decimals, price }: Pick<SendAsset, 'decimals' | 'price'>,
): string | null {
  const unitPrice = parsePrice(price)
  return unitPrice === null ? null : fiatValue({ units: BigInt(units), scale: decimals }, unitPrice)
}

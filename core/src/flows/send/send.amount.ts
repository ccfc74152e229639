import {
  formatUnits,
  parseAmount,
  parseDecimalInput,
  parseUnits,
} from '../../domain/amount/amount.ts'
import { rescale, shortDecimalText } from '../../domain/amount/decimal.ts'
import { fiatValue, parsePrice, unitsForFiat } from '../../domain/amount/fiat-amount.ts'
import type { SendForm } from '../../domain/transfer/send-label.ts'
import type { Units } from '../../domain/transfer/transfer.ts'
import { addressIn } from './send.receiver.ts'
import type { SendAsset, SendContext } from './send.types.ts'

/** Fraction digits of fiat amounts. */
const cents = 2
type AmountFields = Pick<SendContext, 'asset' | 'amount' | 'unit' | 'exactAmount'>

/** Entered amount in the token's smallest unit, or a word if it is empty or invalid. */
export function amountOf({ asset, amount, unit, exactAmount }: AmountFields): SendForm['amount'] {
  if (exactAmount !== null) return BigInt(exactAmount)
  const price = unit === 'fiat' && asset !== null ? parsePrice(asset.price) : null
  const read = parseAmount(amount, unit === 'fiat' ? cents : (asset?.decimals ?? 255))
  if (read.status === 'empty') return 'empty'
  if (read.status === 'invalid')
    return read.problem === 'send/amount-too-fine' ? 'too-fine' : 'invalid'
  return price === null || asset === null
    ? read.units
    : unitsForFiat({ units: read.units, scale: cents }, price, asset.decimals)
}

/** The amount in the other unit, as exact text. Null without a price. */
export function counterOf(context: AmountFields): string | null {
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
export function inOtherUnit(
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
  const money = parseDecimalInput(fiatValue({ units, scale: asset.decimals }, price))
  return {
    amount: money === null ? '' : shortDecimalText(rescale(money, cents)),
    unit: other,
    exactAmount: String(units),
  }
}

/**
 * Balance less the fee reserve of the native token, in the smallest unit. Null if either is unknown
 * or nothing remains.
 */
export function maxOf(context: SendContext): bigint | null {
  const { asset, onChain, feeReserve } = context
  const balance = onChain && parseUnits(onChain.balance)
  if (asset === null || balance === null || isMismatched({ asset, onChain })) return null
  const known = feeReserve?.to === feeReceiver(context) ? (feeReserve.reserve ?? '') : ''
  const reserve = asset.address === null ? parseUnits(known) : 0n
  return reserve === null || reserve >= balance ? null : balance - reserve
}

/** Receiver for the fee estimate: the entered one, else the last one, else the sender. */
export const feeReceiver = ({ receiver, feeReserve, from }: SendContext): string =>
  addressIn(receiver) ?? feeReserve?.to ?? from

/** Whether the chain reports other decimals than the token list (fault H6). */
export const isMismatched = ({ asset, onChain }: Pick<SendContext, 'asset' | 'onChain'>): boolean =>
  asset !== null && onChain !== null && onChain.decimals !== asset.decimals

/** Approximate value of an amount in US dollars. Null without a price. */
export function fiatWorth(
  units: Units,
  { decimals, price }: Pick<SendAsset, 'decimals' | 'price'>,
): string | null {
  const cost = parsePrice(price)
  return cost === null ? null : fiatValue({ units: BigInt(units), scale: decimals }, cost)
}

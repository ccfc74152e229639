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
import { addressIn } from './send.receivers.ts'
import type { SendAsset, SendContext } from './send.types.ts'

/** Digits of money after the point. */
const cents = 2
type Amounted = Pick<SendContext, 'asset' | 'amount' | 'unit' | 'exact'>

/** What was written, in the smallest unit of the token; a word where it is no amount. */
export function amountOf({ asset, amount, unit, exact }: Amounted): SendForm['amount'] {
  if (exact !== null) return BigInt(exact)
  const price = unit === 'fiat' && asset !== null ? parsePrice(asset.price) : null
  const read = parseAmount(amount, unit === 'fiat' ? cents : (asset?.decimals ?? 255))
  if (read.status === 'empty') return 'empty'
  if (read.status === 'refused')
    return read.problem === 'send/amount-too-fine' ? 'too-fine' : 'invalid'
  return price === null || asset === null
    ? read.units
    : unitsForFiat({ units: read.units, scale: cents }, price, asset.decimals)
}

/** The same in the other unit. */
export function counterOf(context: Amounted): string | null {
  const { asset, unit } = context
  const price = parsePrice(asset?.price ?? null)
  const units = amountOf(context)
  if (asset === null || price === null || typeof units !== 'bigint') return null
  return unit === 'fiat'
    ? formatUnits(units, asset.decimals)
    : fiatValue({ units, scale: asset.decimals }, price)
}

/** The amount as it stands, written in the other unit: money to the cent, standing for exactly what it stood for before. */
export function switched(context: Amounted): Pick<SendContext, 'amount' | 'unit' | 'exact'> {
  const { asset, unit } = context
  const price = parsePrice(asset?.price ?? null)
  const units = amountOf(context)
  const other = unit === 'fiat' ? 'token' : 'fiat'
  if (asset === null || price === null || typeof units !== 'bigint')
    return { amount: '', unit: other, exact: null }
  if (other === 'token')
    return { amount: formatUnits(units, asset.decimals), unit: other, exact: null }
  const money = parseDecimalInput(fiatValue({ units, scale: asset.decimals }, price))
  return {
    amount: money === null ? '' : shortDecimalText(rescale(money, cents)),
    unit: other,
    exact: String(units),
  }
}

/** All of it, less what the fee takes of the native token; null: there is nothing to take from, or it is not known. */
export function maxOf(context: SendContext): bigint | null {
  const { asset, facts, costs } = context
  const balance = facts && parseUnits(facts.balance)
  if (asset === null || balance === null || isMismatched({ asset, facts })) return null
  const known = costs?.to === costsFor(context) ? (costs.reserve ?? '') : ''
  const reserve = asset.address === null ? parseUnits(known) : 0n
  return reserve === null || reserve >= balance ? null : balance - reserve
}

/** Whom the fee of all of it is estimated for: whoever is meant; before anybody is, oneself. */
export const costsFor = ({ receiver, costs, from }: SendContext): string =>
  addressIn(receiver) ?? costs?.to ?? from

/** The chain counts the token's digits otherwise than the list (fault case H6). */
export const isMismatched = ({ asset, facts }: Pick<SendContext, 'asset' | 'facts'>): boolean =>
  asset !== null && facts !== null && facts.decimals !== asset.decimals

/** What an amount is worth, for show. */
export function worth(
  units: Units,
  { decimals, price }: Pick<SendAsset, 'decimals' | 'price'>,
): string | null {
  const cost = parsePrice(price)
  return cost === null ? null : fiatValue({ units: BigInt(units), scale: decimals }, cost)
}

import {
  add,
  type Decimal,
  decimalText,
  grouped,
  parseDecimal,
  rescale,
  shortDecimalText,
} from '../amount/decimal.ts'
import { truncate } from '../text/text.ts'
import type { NativeBalance } from './account.ts'

const zero: Decimal = { units: 0n, scale: 0 }

/** An address as rows and buttons show it: 4 leading and 6 trailing characters (decision 17). */
export function shortAddress(address: string): string {
  return truncate(address, 4, 6, 'middle', '…')
}

/** An amount floored to 3 decimals; nothing, and what is no number, reads `0.000`. */
export function amountText(amount: string | null): string {
  const floored = rescale(parseDecimal(amount ?? '') ?? zero, 3)
  return floored.units === 0n ? '0.000' : shortDecimalText(floored)
}

/** An amount of a currency, `10.5 ETH`. */
export function balanceText(amount: string | null, symbol: string | null): string {
  return symbol ? `${amountText(amount)} ${symbol}` : amountText(amount)
}

/** A native balance, `10.5 ETH`, exact down to the last wei before it is floored. */
export function nativeBalanceText(balance: NativeBalance | null): string {
  return balance === null
    ? balanceText(null, null)
    : balanceText(exactBalance(balance), balance.symbol)
}

/** A native balance with every digit it has, without its symbol. */
export function exactBalance({ value, decimals }: NativeBalance): string {
  return /^\d+$/.test(value) ? shortDecimalText({ units: BigInt(value), scale: decimals }) : '0'
}

/** Satoshi (or any smallest unit) as grouped text without zeros at its end. */
export function groupedUnits(value: string, decimals: number): string {
  return grouped(exactBalance({ value, decimals, symbol: '' }))
}

/** en-US text with a fixed number of decimals: `1,234.50`. */
export function fixedText(value: string | number | null, decimals = 2): string {
  return grouped(decimalText(rescale(parseDecimal(value ?? 0) ?? zero, decimals, 'half')))
}

/** Long figures get a fixed number of decimals, short ones stay as they are. */
export function roundIfLong(value: number, threshold: number, decimals: number): string {
  const text = String(value)
  return text.length < threshold
    ? text
    : decimalText(rescale(parseDecimal(value) ?? zero, decimals, 'half'))
}

/** Fiat split for a big and a small figure; always two digits of cents. */
export function dollarsAndCents(value: string | number): { dollars: string; pennies: string } {
  const [dollars = '0', pennies = '00'] = decimalText(
    rescale(parseDecimal(value) ?? zero, 2, 'half'),
  ).split('.')
  return { dollars, pennies }
}

/** The exact sum of fiat values; rows without one count nothing. */
export function totalValue(rows: readonly { value?: number | null | undefined }[]): string {
  return shortDecimalText(
    rows.reduce((sum, { value }) => add(sum, parseDecimal(value ?? 0) ?? zero), zero),
  )
}

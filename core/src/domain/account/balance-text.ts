import { shortDecimalText } from '../amount/decimal-text.ts'
import { formatAmount, trimZeros } from '../amount/format-amount.ts'
import { balanceText } from '../amount/number-text.ts'
import type { NativeBalance } from './account.ts'

/** A native balance floored to 3 decimals, `10.5 ETH`. Computed from exact digits. */
export function nativeBalanceText(balance: NativeBalance | null): string {
  return balance === null
    ? balanceText(null, null)
    : balanceText(exactBalance(balance), balance.symbol)
}

/**
 * A native balance in whole tokens with all its digits, without the symbol. `0` for an invalid
 * value.
 */
export function exactBalance({ value, decimals }: NativeBalance): string {
  return /^\d+$/.test(value) ? shortDecimalText({ units: BigInt(value), scale: decimals }) : '0'
}

/**
 * An amount in the smallest unit (for example satoshi) with all its digits, grouped as in the
 * language and without trailing zeros. `0` for an invalid value.
 */
export function groupedUnits(value: string, decimals: number, language = 'en'): string {
  const text = trimZeros(formatAmount(value, decimals, language, decimals), true)
  return text === null ? '0' : `${text.whole}${text.fraction}`
}

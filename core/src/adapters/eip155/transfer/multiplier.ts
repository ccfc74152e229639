import { type Decimal, parseDecimal } from '../../../domain/amount/decimal.ts'
import { limits } from '../../../domain/constants.ts'
import { transactionErrors } from '../../../errors/areas/transaction.ts'
import { KitError } from '../../../errors/kit-error.ts'

/**
 * The factors of the base fee in the maximum fee. `rollup`: on OP-stack rollups, whose base fee is
 * tiny and multiplies within a minute.
 */
export type Multipliers = { usual: Decimal; rollup: Decimal }

const defaults: Multipliers = {
  usual: { units: limits.baseFeeMultiplierTenths, scale: 1 },
  rollup: { units: limits.rollupFeeMultiplierTenths, scale: 1 },
}

/**
 * Parses the option `baseFeeMultiplier` to exact decimals; it applies to all chains. Null selects the
 * defaults. Throws `transaction/multiplier-too-low` for a value below 1 and for an invalid number.
 */
export function parseMultiplier(option: string | number | null): Multipliers {
  if (option === null) return defaults
  const multiplier = parseDecimal(option)
  if (multiplier === null || multiplier.units < 10n ** BigInt(multiplier.scale))
    throw new KitError(transactionErrors, 'transaction/multiplier-too-low')
  return { usual: multiplier, rollup: multiplier }
}

/** Multiplies and rounds up to a whole number. */
export function multiplyUp(value: bigint, { units, scale }: Decimal): bigint {
  const divisor = 10n ** BigInt(scale)
  return (value * units + divisor - 1n) / divisor
}

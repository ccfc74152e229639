import { type Decimal, parseDecimal } from '../../../domain/amount/decimal.ts'
import { limits } from '../../../domain/constants.ts'
import { KitError } from '../../../errors/kit-error.ts'

/**
 * Parses the option `baseFeeMultiplier` to an exact decimal. Null selects the default. Throws
 * `transaction/multiplier-too-low` for a value below 1 and for an invalid number.
 */
export function parseMultiplier(option: string | number | null): Decimal {
  const multiplier =
    option === null ? { units: limits.baseFeeMultiplierTenths, scale: 1 } : parseDecimal(option)
  if (multiplier === null || multiplier.units < 10n ** BigInt(multiplier.scale))
    throw new KitError('transaction/multiplier-too-low')
  return multiplier
}

/** Multiplies and rounds up to a whole number. */
export function multiplyUp(value: bigint, { units, scale }: Decimal): bigint {
  const divisor = 10n ** BigInt(scale)
  return (value * units + divisor - 1n) / divisor
}

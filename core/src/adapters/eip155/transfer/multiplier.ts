import { type Decimal, parseDecimal } from '../../../domain/amount/decimal.ts'
import { limits } from '../../../domain/constants.ts'
import { KitError } from '../../../errors/kit-error.ts'

/** The factor on the base fee, exactly as it was written; null: the usual one. Throws `transaction/multiplier-too-low` below 1, and for what is no number. */
export function readMultiplier(given: string | number | null): Decimal {
  const factor =
    given === null ? { units: limits.baseFeeMultiplierTenths, scale: 1 } : parseDecimal(given)
  if (factor === null || factor.units < 10n ** BigInt(factor.scale))
    throw new KitError('transaction/multiplier-too-low')
  return factor
}

/** A product in whole units, rounded up. */
export function times(value: bigint, { units, scale }: Decimal): bigint {
  const whole = 10n ** BigInt(scale)
  return (value * units + whole - 1n) / whole
}

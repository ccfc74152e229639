import { type Decimal, parseDecimal, rescale, shortDecimalText } from './decimal.ts'

/** What stands before the digits after the point: a point, or a comma where the reader's language writes one. */
export type Separator = '.' | ','
export type AmountProblem = 'send/amount-invalid' | 'send/amount-too-fine'
/** `null`: nothing was written. */
export type ReadAmount =
  | { status: 'read'; units: bigint }
  | { status: 'empty' }
  | { status: 'refused'; problem: AmountProblem }

const form = /^(?:\d+[.,]?\d*|[.,]\d+)$/
/** Thousands in groups, of which nobody can tell whether they are digits after the point. */
const groupsOf = { '.': /^[1-9]\d{0,2},\d{3}$/, ',': /^[1-9]\d{0,2}\.\d{3}$/ }
/** Longer than any amount of any token. */
const most = 400
const empty = { status: 'empty' } as const
const invalid = { status: 'refused', problem: 'send/amount-invalid' } as const

/** Whether a token may count its digits so: a whole number from 0 to 255 (fault case H1). */
export const isDecimals = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 255 && Math.trunc(value) === value

/**
 * The number that a field's text says; null: none. Digits 0 to 9, one point or comma among them, blanks around them. The other one than
 * the reader's own is refused where it might part thousands (`1,500` among English), for then it is not known what was meant.
 */
export function readDecimal(text: string, separator: Separator = '.'): Decimal | null {
  const trimmed = text.trim()
  if (trimmed.length > most || !form.test(trimmed) || groupsOf[separator].test(trimmed)) return null
  return parseDecimal(trimmed.replace(',', '.'))
}

/** An amount exactly as it was written, in the smallest unit; never rounded (fault cases H2, H3, H5). */
export function readAmount(text: string, decimals: number, separator: Separator = '.'): ReadAmount {
  if (text.trim() === '') return empty
  const read = isDecimals(decimals) ? readDecimal(text, separator) : null
  if (read === null) return invalid
  const { units } = rescale(read, decimals)
  const isExact = rescale({ units, scale: decimals }, read.scale).units === read.units
  return isExact || read.scale <= decimals
    ? { status: 'read', units }
    : { status: 'refused', problem: 'send/amount-too-fine' }
}

/** Units as text with every digit that says something: `1.5`. Reads back as the same. */
export function writeAmount(units: bigint, decimals: number, separator: Separator = '.'): string {
  return shortDecimalText({ units, scale: decimals }).replace('.', separator)
}

/** Units out of text that should be nothing but digits; null where it is not (fault case H4). */
export const readUnits = (text: string): bigint | null =>
  /^\d{1,100}$/.test(text) ? BigInt(text) : null

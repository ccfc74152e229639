import { type Decimal, parseDecimal, rescale } from './decimal.ts'
import { shortDecimalText } from './decimal-text.ts'

/** The decimal separator of the visitor's language. */
export type Separator = '.' | ','
export type AmountProblem = 'send/amount-invalid' | 'send/amount-too-fine'
export type ParsedAmount =
  | { status: 'parsed'; units: bigint }
  | { status: 'empty' }
  | { status: 'invalid'; problem: AmountProblem }

const pattern = /^(?:\d+[.,]?\d*|[.,]\d+)$/
/** Texts in which the other separator may group thousands, by the visitor's decimal separator. */
const ambiguous = { '.': /^[1-9]\d{0,2},\d{3}$/, ',': /^[1-9]\d{0,2}\.\d{3}$/ }
/** Maximum length of a text, longer than the amount of any token. */
const maxLength = 400
const empty = { status: 'empty' } as const
const invalid = { status: 'invalid', problem: 'send/amount-invalid' } as const

/** Whether a value is a valid number of token decimals: an integer from 0 to 255 (fault H1). */
export const isDecimals = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 255 && Math.trunc(value) === value

/**
 * Parses the text of an input field: digits 0 to 9 with one point or comma, surrounded by blanks.
 * Rejects the other separator where it may group thousands (`1,500` in English), because the
 * intended number is ambiguous. Null for rejected and any other text.
 */
export function parseDecimalInput(text: string, separator: Separator = '.'): Decimal | null {
  const trimmed = text.trim()
  const isInvalid =
    trimmed.length > maxLength || !pattern.test(trimmed) || ambiguous[separator].test(trimmed)
  return isInvalid ? null : parseDecimal(trimmed.replace(',', '.'))
}

/** Parses an input field into the smallest unit of a token. Never rounds (faults H2, H3, H5). */
export function parseAmount(
  text: string,
  decimals: number,
  separator: Separator = '.',
): ParsedAmount {
  if (text.trim() === '') return empty
  const parsed = isDecimals(decimals) ? parseDecimalInput(text, separator) : null
  if (parsed === null) return invalid
  const { units } = rescale(parsed, decimals)
  const isExact = rescale({ units, scale: decimals }, parsed.scale).units === parsed.units
  return isExact || parsed.scale <= decimals
    ? { status: 'parsed', units }
    : { status: 'invalid', problem: 'send/amount-too-fine' }
}

/**
 * An amount in the smallest unit as text without trailing zeros: `1.5`. `parseAmount` inverts it.
 */
export function formatUnits(units: bigint, decimals: number, separator: Separator = '.'): string {
  return shortDecimalText({ units, scale: decimals }).replace('.', separator)
}

/** Parses untrusted text of 1 to 100 digits. Null for any other text (fault H4). */
export const parseUnits = (text: string): bigint | null =>
  /^\d{1,100}$/.test(text) ? BigInt(text) : null

import { type Decimal, parseDecimal } from '../../../../core/src/domain/amount/decimal.ts'
import { multiply } from '../../../../core/src/domain/amount/decimal-sum.ts'
import { decimalText, shortDecimalText } from '../../../../core/src/domain/amount/decimal-text.ts'
import { balanceText } from '../../../../core/src/domain/amount/number-text.ts'
import { numericKey } from '../../../../core/src/domain/amount/numeric-key.ts'
import { toCaipNetworkId } from '../../../../core/src/domain/caip/caip.ts'
import { truncate } from '../../../../core/src/domain/text/text.ts'
import type { TokenBalance } from '../../../../core/src/domain/token/token-balance.ts'
import { totalTokenValue } from '../../../../core/src/domain/token/token-value.ts'
import { type Operations, operation } from '../operation.ts'
import {
  dollarsAndCents,
  fixedText,
  interpolate,
  parseGrouped,
  roundIfLong,
} from './reference-only.ts'

type Text = { text: string; charsStart: number; charsEnd: number; mode: 'start' | 'middle' | 'end' }
const zero: Decimal = { units: 0n, scale: 0 }
const token: TokenBalance = {
  name: 'Token',
  symbol: 'TKN',
  chainId: toCaipNetworkId('eip155:1'),
  address: null,
  value: null,
  price: null,
  quantity: { decimals: 18, numeric: '0' },
  iconUrl: null,
}

/** Writes a product as the vectors do: with an exponent for very small and very large numbers. */
function withExponent(text: string): string {
  const digits = text.replace(/[-.]/g, '').replace(/^0+/, '')
  const [whole = '', fraction = ''] = text.replace('-', '').split('.')
  const exponent =
    Number(whole) === 0
      ? -(fraction.length - fraction.replace(/^0+/, '').length + 1)
      : whole.length - 1
  if (digits === '' || (exponent > -7 && exponent < 21)) return text
  const mantissa = digits.replace(/0+$/, '').replace(/^(\d)(\d+)$/, '$1.$2')
  return `${text.startsWith('-') ? '-' : ''}${mantissa}e${exponent < 0 ? '' : '+'}${exponent}`
}

/** Operations on amounts, numbers and shortened texts. */
export const numberOperations: Operations = {
  'math.interpolate': operation(
    ({ from, to, value }: { from: [number, number]; to: [number, number]; value: number }) =>
      interpolate(from, to, value),
  ),
  'number.parseLocal': operation(({ value }: { value: string | null }) => {
    const parsed = value ? parseGrouped(value) : zero
    return parsed === null ? Number.NaN : Number(decimalText(parsed))
  }),
  'number.formatLocal': operation(
    ({ value, decimals }: { value: string | number | null; decimals?: number }) =>
      fixedText(value, decimals ?? 2),
  ),
  'number.multiply': operation(({ a, b }: { a: string | null; b: string | null }) =>
    withExponent(
      shortDecimalText(multiply(parseDecimal(a ?? '') ?? zero, parseDecimal(b ?? '') ?? zero)),
    ),
  ),
  'number.roundIfLong': operation(
    ({ value, threshold, decimals }: { value: number; threshold: number; decimals: number }) => {
      const text = roundIfLong(value, threshold, decimals)
      return text === String(value) && text.length < threshold ? value : text
    },
  ),
  'balance.format': operation(
    ({ balance, symbol }: { balance: string | null; symbol: string | null }) =>
      balanceText(balance, symbol),
  ),
  'balance.total': operation(({ tokens }: { tokens: { value?: number | null }[] }) =>
    Number(totalTokenValue(tokens.map(({ value = null }) => ({ ...token, value }))) ?? 0),
  ),
  'balance.dollarsAndCents': operation(({ value }: { value: number }) => dollarsAndCents(value)),
  'text.truncate': operation(({ text, charsStart, charsEnd, mode }: Text) =>
    truncate(text, charsStart, charsEnd, mode),
  ),
  'input.numericKey': operation(
    ({ key, ctrl, value }: { key: string; ctrl: boolean; value: string }) =>
      numericKey({ key, ctrl }, value),
  ),
}

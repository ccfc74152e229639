import type { AccountState } from '@latchkit/core'
import { isSuspiciousName } from '@latchkit/core/internal'
import {
  addressOf,
  parseDecimal,
  shortDecimalText,
  tokenValue,
  totalTokenValue,
} from '@latchkit/core/utils'

type Token = AccountState['tokens'][number]

/** One token of an account. */
export type AccountToken = {
  name: string
  symbol: string
  /** Plain address of the contract or mint. Null: the native token. */
  address: string | null
  iconUrl: string | null
  /** Exact amount in the smallest unit. Null: the service's value is not a number (fault H4). */
  amount: { value: string; decimals: number } | null
  /** Price of one token in US dollars, decimal text. Null: unknown. */
  price: string | null
  /** Value of the whole amount in US dollars, decimal text. Null: unknown. */
  value: string | null
  /**
   * Whether another token has the same name or symbol, so that only the address differs (fault H8).
   */
  sharesName: boolean
  /**
   * Whether its name or symbol may be spam: it imitates another name or advertises a page, as in
   * the activity. False for the native token.
   */
  suspicious: boolean
  /** Opens the send view with this token. Null: sending is not available. */
  send: (() => void) | null
}

/** Maps the tokens of an account for display. `send` takes a plain address, or `native`. */
export function accountTokens(
  { tokens }: Pick<AccountState, 'tokens'>,
  send: ((asset: string) => void) | null,
): readonly AccountToken[] {
  const nameCounts = new Map<string, number>()
  for (const name of tokens.flatMap(namesOf)) nameCounts.set(name, (nameCounts.get(name) ?? 0) + 1)
  return tokens.map((token) => {
    const { name, symbol, iconUrl, price } = token
    const address = token.address === null ? null : addressOf(token.address)
    const value = tokenValue(token)
    const exactPrice = price === null || !Number.isFinite(price) ? null : parseDecimal(price)
    return {
      name,
      symbol,
      address,
      iconUrl,
      amount: amountOf(token),
      price: exactPrice && shortDecimalText(exactPrice),
      value: value && shortDecimalText(value),
      sharesName: namesOf(token).some((name) => (nameCounts.get(name) ?? 0) > 1),
      suspicious: address !== null && [name, symbol].some(isSuspiciousName),
      send: send && (() => send(address ?? 'native')),
    }
  })
}

/**
 * Value of all tokens in US dollars, decimal text. Null: no tokens are loaded yet, or no value is
 * known.
 */
export const totalValue = ({
  tokens,
  tokensStatus,
  tokensCoverage,
}: Pick<AccountState, 'tokens' | 'tokensStatus' | 'tokensCoverage'>): string | null =>
  tokens.length === 0 && (tokensStatus !== 'fresh' || tokensCoverage === 'configured')
    ? null
    : totalTokenValue(tokens)

function amountOf({ quantity }: Token): AccountToken['amount'] {
  const amount = /^\d+(\.\d+)?$/.test(quantity.numeric) ? parseDecimal(quantity.numeric) : null
  return amount && { value: amount.units.toString(), decimals: amount.scale }
}

/** Name and symbol in lower case, without duplicates. */
const namesOf = ({ name, symbol }: Token) => [
  ...new Set([name, symbol].map((text) => text.trim().toLowerCase())),
]

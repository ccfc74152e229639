import type { AccountState } from '@latchkit/core'
import {
  addressOf,
  parseDecimal,
  shortDecimalText,
  totalWorth,
  worthOf,
} from '@latchkit/core/utils'

type Token = AccountState['tokens'][number]

/** One token of an account. */
export type AccountToken = {
  name: string
  symbol: string
  /** Plain address of its contract or mint; null: the native token. */
  address: string | null
  iconUrl: string | null
  /** Exactly, in its smallest unit; null: it cannot be read (fault case H4). */
  amount: { value: string; decimals: number } | null
  /** US dollars, exact text: of one, and of all that is held. null: nobody knows. */
  price: string | null
  worth: string | null
  /** Another token here has its name or its symbol: only the address tells them apart (fault case H8). */
  twin: boolean
  /** Begins to send it; null where nothing is sent from. */
  send: (() => void) | null
}

/** What is held, as it is listed. `send` takes a plain address, or `native`. */
export function accountTokens(
  { tokens }: Pick<AccountState, 'tokens'>,
  send: ((asset: string) => void) | null,
): readonly AccountToken[] {
  const names = new Map<string, number>()
  for (const token of tokens)
    for (const name of namesOf(token)) names.set(name, (names.get(name) ?? 0) + 1)
  return tokens.map((token) => {
    const { name, symbol, iconUrl, price } = token
    const address = token.address === null ? null : addressOf(token.address)
    const worth = worthOf(token)
    const one = price === null || !Number.isFinite(price) ? null : parseDecimal(price)
    return {
      ...{ name, symbol, address, iconUrl },
      amount: amountOf(token),
      price: one && shortDecimalText(one),
      worth: worth && shortDecimalText(worth),
      twin: namesOf(token).some((name) => (names.get(name) ?? 0) > 1),
      send: send && (() => send(address ?? 'native')),
    }
  })
}

/** What all of it is worth in US dollars, exact text; null: nothing is listed yet, or nobody knows of any of it. */
export const totalValue = ({
  tokens,
  tokensStatus,
}: Pick<AccountState, 'tokens' | 'tokensStatus'>): string | null =>
  tokens.length === 0 && tokensStatus !== 'fresh' ? null : totalWorth(tokens)

function amountOf({ quantity }: Token): AccountToken['amount'] {
  const read = /^\d+(\.\d+)?$/.test(quantity.numeric) ? parseDecimal(quantity.numeric) : null
  return read && { value: read.units.toString(), decimals: read.scale }
}

/** What it goes by, a name that is its symbol counted once. */
const namesOf = ({ name, symbol }: Token) => [
  ...new Set([name, symbol].map((text) => text.trim().toLowerCase())),
]

import type { Network } from '../network/network.ts'
import type { RequestRow } from '../request/request-row.ts'
import type { ChainDecimals, ChainToken } from './chain-token.ts'
import { type NameMark, nameMark } from './name-mark.ts'
import type { TokenBalance } from './token-balance.ts'

/**
 * A token of a request under review (fault V1). Only a verified token has decimals; amounts of all
 * others are shown in the smallest unit.
 *
 * - `reading`: the contract is being read.
 * - `unreadable`: the contract could not be read, or is not a token's.
 * - `contradicted`: the contract states other decimals than the token list.
 * - `verified`: `symbol` is the contract's own claim.
 */
export type ReviewToken =
  | { status: 'reading' | 'unreadable' | 'contradicted' }
  | { status: 'verified'; symbol: string; mark: NameMark | null; decimals: ChainDecimals }

/** Tokens as their contracts state them, by lower-case contract address. */
export type ChainTokens = Readonly<Record<string, ChainToken>>

type ReviewInput = {
  rows: readonly RequestRow[]
  /** What the contracts state. Null while they are being read. */
  read: ChainTokens | null
  /** The token list of the data service or the wallet, which is not verified. */
  listed: readonly TokenBalance[]
  /** The network of the request. Null if it is not configured. */
  network: Network | null
}

/** The contracts whose amounts a request shows, in lower case, each once. */
export const tokensOf = (rows: readonly RequestRow[]): readonly string[] => [
  ...new Set(
    rows.flatMap(({ value }) =>
      value.form === 'amount' && value.token !== null ? [value.token] : [],
    ),
  ),
]

/** The tokens of a request, by lower-case contract address. */
export const reviewTokens = ({
  rows,
  read,
  listed,
  network,
}: ReviewInput): Readonly<Record<string, ReviewToken>> =>
  Object.fromEntries(
    tokensOf(rows).map((contract) => {
      if (read === null) return [contract, { status: 'reading' as const }]
      const token = read[contract]
      if (token === undefined || network === null)
        return [contract, { status: 'unreadable' as const }]
      const isContradicted = listed.some(
        ({ address, chainId, quantity }) =>
          chainId === network.caipNetworkId &&
          address?.toLowerCase() === `${chainId}:${contract}` &&
          quantity.decimals !== token.decimals,
      )
      return [
        contract,
        isContradicted
          ? { status: 'contradicted' as const }
          : {
              status: 'verified' as const,
              symbol: token.symbol,
              mark: nameMark(token.symbol, network),
              decimals: token.decimals,
            },
      ]
    }),
  )

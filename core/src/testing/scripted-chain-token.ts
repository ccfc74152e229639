import { type ChainToken, isChainDecimals } from '../domain/token/chain-token.ts'

/** A token as its contract would state it. */
export function scriptedChainToken(symbol: string, decimals: number): ChainToken {
  if (!isChainDecimals(decimals)) throw new RangeError(`${decimals} are not a token's decimals`)
  return { name: symbol, symbol, decimals }
}

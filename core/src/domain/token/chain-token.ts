declare const readFromChain: unique symbol
/**
 * The decimals of a token as its contract or mint states them. Only adapters create such a number:
 * the decimals of a data service are plain numbers, with which no review scales an amount (fault
 * V1).
 */
export type ChainDecimals = number & { readonly [readFromChain]: true }

/** Whether a number, which an adapter has read from a contract or mint, is a valid value. */
export const isChainDecimals = (decimals: number): decimals is ChainDecimals =>
  Number.isInteger(decimals) && decimals >= 0 && decimals <= 255

/**
 * A token as its contract or mint states it. Name and symbol are claims, which any contract may
 * make: cleaned, and empty if missing.
 */
export type ChainToken = { name: string; symbol: string; decimals: ChainDecimals }

import type { Network } from '../network/network.ts'
import { isImitation, latinForm } from '../text/look-alike.ts'
import { shortAddress } from '../text/short-address.ts'

/**
 * What a name claims falsely or may claim falsely. `network-currency`: a token has the name of the
 * network's native currency. `look-alike`: letters of several alphabets, or look-alikes of Latin
 * letters.
 */
export type NameMark = 'network-currency' | 'look-alike'

/** The letters and digits that a name looks like. */
const lookOf = (name: string) => latinForm(name).replace(/[^a-z0-9]/g, '')

/** The mark of a token's name or symbol on a network. Null if it needs none. */
export function nameMark(
  name: string,
  { nativeCurrency }: Pick<Network, 'nativeCurrency'>,
): NameMark | null {
  const look = lookOf(name)
  const isCurrency =
    look !== '' && [nativeCurrency.symbol, nativeCurrency.name].some((own) => lookOf(own) === look)
  if (isCurrency) return 'network-currency'
  return isImitation(name) ? 'look-alike' : null
}

/**
 * The symbol of a token for lists, reviews and toasts: with the short address of its
 * contract if it imitates another name, so that 5 of a token `ETH` never read "5 ETH".
 */
export const markedSymbol = (
  symbol: string,
  contract: string,
  network: Pick<Network, 'nativeCurrency'>,
): string => (nameMark(symbol, network) === null ? symbol : `${symbol} (${shortAddress(contract)})`)

import { isDecimals, parseAmount } from '../../domain/amount/amount.ts'
import { parsePrice } from '../../domain/amount/fiat-amount.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { addressOf } from '../../domain/caip/caip-address.ts'
import type { Network } from '../../domain/network/network.ts'
import type { TokenBalance } from '../../domain/token/token-balance.ts'
import type { Holdings, SendAsset, SendInput } from './send.types.ts'

/**
 * Tokens of the network that can be sent, native token first. Omits tokens with invalid decimals. A
 * token with an invalid amount has a null balance. `nativeIcon`: of a native token without a
 * picture.
 */
export function assetsOf(
  { tokens, hiddenTokens, balance }: Holdings,
  network: Network,
  nativeIcon: string | null,
): Pick<SendInput, 'assets' | 'hidden'> {
  const { name, symbol, decimals } = network.nativeCurrency
  const networkTokens = tokens.filter((token) => isOn(token, network.caipNetworkId))
  const listedNative = networkTokens.find(({ address }) => address === null)
  const native: SendAsset = {
    address: null,
    name,
    symbol,
    decimals,
    iconUrl: listedNative?.iconUrl ?? nativeIcon,
    balance: balance?.decimals === decimals ? balance.value : balanceOf(listedNative, decimals),
    price: priceIn(listedNative),
  }
  const rows = networkTokens.flatMap((token) => {
    const { address, name, symbol, iconUrl, quantity } = token
    if (address === null || !isDecimals(quantity.decimals)) return []
    return {
      address: addressOf(address),
      name,
      symbol,
      iconUrl,
      decimals: quantity.decimals,
      balance: balanceOf(token, quantity.decimals),
      price: priceIn(token),
    }
  })
  return { assets: [native, ...rows], hidden: hiddenTokens }
}

/** The native token, which the form selects at the start. */
export const nativeOf = (assets: readonly SendAsset[]): SendAsset | null =>
  assets.find(({ address }) => address === null) ?? null

const isOn = ({ chainId }: TokenBalance, network: CaipNetworkId) => chainId === network
/** Treats a price of 0 as unknown: services report 0 for unknown prices. */
const priceIn = (token: TokenBalance | undefined) =>
  token === undefined || parsePrice(token.price) === null ? null : token.price

function balanceOf(token: TokenBalance | undefined, decimals: number) {
  const parsed = token === undefined ? null : parseAmount(token.quantity.numeric, decimals)
  return parsed?.status === 'parsed' ? String(parsed.units) : null
}

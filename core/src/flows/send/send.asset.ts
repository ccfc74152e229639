import { isDecimals, parseAmount } from '../../domain/amount/amount.ts'
import { parsePrice } from '../../domain/amount/fiat-amount.ts'
import { addressOf, type CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Network } from '../../domain/network/network.ts'
import type { TokenBalance } from '../../domain/token/token-balance.ts'
import type { Holdings, SendAsset, SendInput } from './send.types.ts'

/**
 * Tokens that can be sent, native first. Tokens with invalid decimals are left out; an invalid
 * amount gives a null balance.
 */
export function assetsOf(
  { tokens, hiddenTokens, balance }: Holdings,
  network: Network,
): Pick<SendInput, 'assets' | 'hidden'> {
  const { name, symbol, decimals } = network.nativeCurrency
  const here = tokens.filter((token) => isOn(token, network.caipNetworkId))
  const listed = here.find(({ address }) => address === null)
  const native: SendAsset = {
    ...{ address: null, name, symbol, decimals, iconUrl: listed?.iconUrl ?? network.imageUrl },
    balance: balance?.decimals === decimals ? balance.value : balanceOf(listed, decimals),
    price: priceIn(listed),
  }
  const rows = here.flatMap((token) => {
    const { address, quantity, ...shown } = token
    if (address === null || !isDecimals(quantity.decimals)) return []
    return {
      ...{
        address: addressOf(address),
        name: shown.name,
        symbol: shown.symbol,
        iconUrl: shown.iconUrl,
        decimals: quantity.decimals,
      },
      balance: balanceOf(token, quantity.decimals),
      price: priceIn(token),
    }
  })
  return { assets: [native, ...rows], hidden: hiddenTokens }
}

const isOn = ({ chainId }: TokenBalance, network: CaipNetworkId) => chainId === network
/** Treats a price of 0 as unknown: services report 0 for unknown prices. */
const priceIn = (token: TokenBalance | undefined) =>
  token === undefined || parsePrice(token.price) === null ? null : token.price

function balanceOf(token: TokenBalance | undefined, decimals: number) {
  const read = token === undefined ? null : parseAmount(token.quantity.numeric, decimals)
  return read?.status === 'parsed' ? String(read.units) : null
}

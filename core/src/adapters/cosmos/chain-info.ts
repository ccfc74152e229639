import type { Network } from '../../domain/network/network.ts'
import { parseUrl } from '../../domain/text/parse-url.ts'
import { isSameUrl, safeHttpsUrl } from '../../domain/text/url.ts'
import { toChainId } from './chains.ts'
import type { CosmosChain } from './cosmos.types.ts'

/**
 * Returns the chain info for `experimentalSuggestChain`. Its REST and RPC endpoints are https URLs
 * (http on localhost only) without a project id (fault K3). Unless they are among the public ones of
 * the network, they have no query and are not in `custom`, the endpoints of the page (decision 46).
 * Null if there is no such endpoint.
 */
export function chainInfo(
  network: Network,
  { prefix, denom, coinType, rest, rpc }: CosmosChain,
  custom: readonly string[],
): object | null {
  const { name, caipNetworkId, nativeCurrency, rpcUrls } = network
  const isPublic = (url: string) =>
    rpcUrls.public.includes(url) ||
    (parseUrl(url)?.search === '' && !custom.some((other) => isSameUrl(url, other)))
  const firstSafeUrl = (urls: readonly (string | null)[]) =>
    urls.find((url): url is string => url !== null && isPublic(url) && isSafeUrl(url)) ?? null
  const restUrl = firstSafeUrl([rest, ...rpcUrls.default])
  const rpcUrl = firstSafeUrl([rpc, ...rpcUrls.public])
  if (restUrl === null || rpcUrl === null) return null
  const currency = {
    coinDenom: nativeCurrency.symbol,
    coinMinimalDenom: denom,
    coinDecimals: nativeCurrency.decimals,
  }
  return {
    chainId: toChainId(caipNetworkId),
    chainName: name,
    rpc: rpcUrl,
    rest: restUrl,
    bip44: { coinType },
    bech32Config: {
      bech32PrefixAccAddr: prefix,
      bech32PrefixAccPub: `${prefix}pub`,
      bech32PrefixValAddr: `${prefix}valoper`,
      bech32PrefixValPub: `${prefix}valoperpub`,
      bech32PrefixConsAddr: `${prefix}valcons`,
      bech32PrefixConsPub: `${prefix}valconspub`,
    },
    currencies: [currency],
    feeCurrencies: [currency],
    stakeCurrency: currency,
  }
}

const isSafeUrl = (url: string) => safeHttpsUrl(url) !== null && !/[?&]projectId=/i.test(url)

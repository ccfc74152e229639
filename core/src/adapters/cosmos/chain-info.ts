import type { Network } from '../../domain/network/network.ts'
import { safeHttpsUrl } from '../../domain/text/url.ts'
import { chainIdOf } from './chains.ts'
import type { CosmosChain } from './cosmos.types.ts'

/** What a wallet learns of a chain: https only, http on this machine, never a project id (fault case K3). null: it lacks an endpoint. */
export function chainInfo(
  network: Network,
  { prefix, denom, coinType, rest, rpc }: CosmosChain,
): object | null {
  const { name, caipNetworkId, nativeCurrency, rpcUrls } = network
  const restUrl = firstSafe([rest, ...rpcUrls.default])
  const rpcUrl = firstSafe([rpc, ...rpcUrls.public])
  if (restUrl === null || rpcUrl === null) return null
  const currency = {
    coinDenom: nativeCurrency.symbol,
    coinMinimalDenom: denom,
    coinDecimals: nativeCurrency.decimals,
  }
  return {
    chainId: chainIdOf(caipNetworkId),
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

const firstSafe = (urls: readonly (string | null)[]) =>
  urls.find(
    (url): url is string =>
      url !== null && safeHttpsUrl(url) !== null && !/[?&]projectId=/i.test(url),
  ) ?? null

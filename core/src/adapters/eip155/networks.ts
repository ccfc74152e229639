import type { Network } from '../../domain/network/network.ts'
import { safeHttpsUrl } from '../../domain/text/url.ts'
import { switchErrors } from '../../errors/areas/switch.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import type { Resolver } from './guard-provider.ts'
import { hexChainId, requestChain } from './request-wallet.ts'

/**
 * Requests the switch, then requests the current network and resolves with it: a wallet may report
 * success without switching (fault K1).
 */
export const switchNetwork =
  (resolver: Resolver): ChainAdapter['switchNetwork'] =>
  async ({ connectorId, network }, signal) => {
    const wallet = resolver.get(connectorId)
    const params = [{ chainId: hexChainId(network) }]
    await wallet.client.request(
      { method: 'wallet_switchEthereumChain', params, fallbackCode: 'network/switch-failed' },
      signal,
    )
    return requestChain(
      wallet,
      signal,
      (cause) => new KitError(switchErrors, 'network/switch-failed', {}, { cause }),
    )
  }

/**
 * Requests that the wallet adds the network, with its public endpoints (decision 46). Throws
 * `network/no-public-url` for a network without any.
 */
export const addNetwork =
  (resolver: Resolver): ChainAdapter['addNetwork'] =>
  async ({ connectorId, network }, signal) => {
    const wallet = resolver.get(connectorId)
    const params = [addChainParameter(network)]
    await wallet.client.request(
      {
        method: 'wallet_addEthereumChain',
        params,
        fallbackCode: 'network/not-supported-by-wallet',
      },
      signal,
    )
  }

/**
 * The parameter of `wallet_addEthereumChain` (EIP-3085), with safe URLs only (fault K3). Throws
 * `network/no-public-url` if no endpoint is safe.
 */
function addChainParameter(network: Network): object {
  const rpcUrls = safeUrls(network.rpcUrls.public)
  if (rpcUrls.length === 0)
    throw new KitError(switchErrors, 'network/no-public-url', { network: network.caipNetworkId })
  const explorers = safeUrls(network.blockExplorers.map(({ url }) => url))
  const icons = safeUrls(network.imageUrl === null ? [] : [network.imageUrl])
  return {
    chainId: hexChainId(network),
    chainName: network.name,
    nativeCurrency: network.nativeCurrency,
    rpcUrls,
    ...(explorers.length > 0 && { blockExplorerUrls: explorers }),
    ...(icons.length > 0 && { iconUrls: icons }),
  }
}

/**
 * Returns the https URLs, and the http URLs of localhost, without those that contain the project
 * id.
 */
const safeUrls = (urls: readonly string[]) =>
  urls.filter((url) => safeHttpsUrl(url) !== null && !new URL(url).searchParams.has('projectId'))

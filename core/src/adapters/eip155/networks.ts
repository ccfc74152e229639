import type { Network } from '../../domain/network/network.ts'
import { safeHttpsUrl } from '../../domain/text/url.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import { askChain } from './ask-wallet.ts'
import type { Reach } from './reach.ts'
import { chainIdFor } from './read-chain.ts'

/** Asks for the switch, then asks where the wallet is: what it says it did is not what counts (fault case K1). */
export const switchNetwork =
  (reach: Reach): ChainAdapter['switchNetwork'] =>
  async ({ connectorId, network }, signal) => {
    const wallet = reach.now(connectorId)
    const params = [{ chainId: chainIdFor(network) }]
    await wallet.handle.request(
      { method: 'wallet_switchEthereumChain', params, otherwise: 'network/switch-failed' },
      signal,
    )
    return askChain(wallet, signal, (cause) => new KitError('network/switch-failed', {}, { cause }))
  }

/** Offers the network with its public endpoints: never the gateway's, which hold the project id. */
export const addNetwork =
  (reach: Reach): ChainAdapter['addNetwork'] =>
  async ({ connectorId, network }, signal) => {
    const wallet = reach.now(connectorId)
    const params = [offerOf(network)]
    await wallet.handle.request(
      { method: 'wallet_addEthereumChain', params, otherwise: 'network/not-supported-by-wallet' },
      signal,
    )
  }

/** What a wallet is given: https only, http on this machine (fault case K3). */
function offerOf(network: Network): object {
  const rpcUrls = safe(network.rpcUrls.public)
  if (rpcUrls.length === 0) throw new KitError('network/not-supported-by-wallet')
  const explorers = safe(network.blockExplorers.map(({ url }) => url))
  const icons = safe(network.imageUrl === null ? [] : [network.imageUrl])
  return {
    chainId: chainIdFor(network),
    chainName: network.name,
    nativeCurrency: network.nativeCurrency,
    rpcUrls,
    ...(explorers.length > 0 && { blockExplorerUrls: explorers }),
    ...(icons.length > 0 && { iconUrls: icons }),
  }
}

const safe = (urls: readonly string[]) => urls.filter((url) => safeHttpsUrl(url) !== null)

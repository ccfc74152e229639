import { imageUrl } from '../../clients/wallet-directory/image-url.ts'
import { type ServiceOptions, serviceOf } from '../../clients/wallet-directory/service.ts'
import type { Network } from '../../domain/network/network.ts'
import { networkImageId } from '../../domain/networks/image-ids.ts'
import type { NetworkState } from '../../protocol/kit-state.ts'

/**
 * Returns a function that adds the image URLs of the wallet directory to networks without an image.
 * Returns the same object for the same argument, so that the state keeps its identity.
 */
export function createNetworkImages(
  options: ServiceOptions,
): (state: NetworkState) => NetworkState {
  const service = serviceOf(options)
  const withImage = cached((network: Network): Network => {
    const id = network.imageUrl === null ? networkImageId(network) : null
    return id === null ? network : { ...network, imageUrl: imageUrl(service, 'asset', id) }
  })
  return cached((state) => ({
    ...state,
    networks: state.networks.map(withImage),
    active: state.active && withImage(state.active),
    byNamespace: Object.fromEntries(
      Object.entries(state.byNamespace).map(([namespace, network]) => [
        namespace,
        network && withImage(network),
      ]),
    ),
  }))
}

function cached<T extends object>(create: (value: T) => T): (value: T) => T {
  const results = new WeakMap<T, T>()
  return (value) => {
    const result = results.get(value) ?? create(value)
    results.set(value, result)
    return result
  }
}

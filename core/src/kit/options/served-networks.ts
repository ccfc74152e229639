import { type CaipNetworkId, toCaipNetworkId } from '../../domain/caip/caip.ts'
import { hostedFrameNetworks } from '../../domain/embedded/frame-networks.ts'
import type { Network } from '../../domain/network/network.ts'
import type { ParsedOptions } from './parse-options.ts'

/**
 * The networks that the frame of the embedded wallet serves. Null if the page has no embedded wallet:
 * it needs a project, and a network that the frame serves in a namespace with an adapter.
 */
export function servedNetworks({
  config: { projectId, adaptedNamespaces },
  networks,
  services: { frame },
}: Pick<ParsedOptions, 'config' | 'networks' | 'services'>): readonly CaipNetworkId[] | null {
  const served = frame.networks?.map(toCaipNetworkId) ?? hostedFrameNetworks()
  const isServed = ({ caipNetworkId, chainNamespace }: Network) =>
    (chainNamespace === 'eip155' || chainNamespace === 'solana') &&
    adaptedNamespaces.includes(chainNamespace) &&
    served.includes(caipNetworkId)
  return projectId !== null && networks.some(isServed) ? served : null
}

import type { KitState } from '../../contracts/kit-state.ts'
import type { AllWalletsInput } from './all-wallets.types.ts'

/** What the directory offered so far heads the list; the networks of the page are those a wallet has to know one of. */
export function allWalletsInput({ config, connections, directory, network }: KitState): AllWalletsInput {
  return {
    featured: directory.featured,
    recommended: directory.recommended,
    connectors: connections.connectors,
    featuredIds: config.featuredWalletIds,
    include: config.includeWalletIds,
    exclude: config.excludeWalletIds,
    chains: network.networks.map(({ caipNetworkId }) => caipNetworkId),
    mobile: config.device.mobile,
    namespace: network.activeNamespace,
    remoteOnly: config.adapted.length === 0,
    remote: config.remote,
  }
}

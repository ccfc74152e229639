import { availableConnectors, offeredNamespaces } from '../../domain/wallet/find-connectors.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { AllWalletsInput } from './all-wallets.types.ts'

/**
 * Collects the known wallets and the page's filters. `chains`: networks of the offered namespaces.
 */
export function allWalletsInput(state: KitState): AllWalletsInput {
  const { config, directory, network, modal } = state
  const namespaces = offeredNamespaces(state)
  return {
    featured: directory.featured,
    recommended: directory.recommended,
    connectors: availableConnectors(state),
    featuredIds: config.featuredWalletIds,
    include: config.includeWalletIds,
    exclude: config.excludeWalletIds,
    chains: network.networks
      .filter(({ chainNamespace }) => namespaces.includes(chainNamespace))
      .map(({ caipNetworkId }) => caipNetworkId),
    mobile: config.device.mobile,
    namespace: modal.namespace ?? network.activeNamespace,
    remoteOnly: config.adaptedNamespaces.length === 0,
    remote: config.remote,
  }
}

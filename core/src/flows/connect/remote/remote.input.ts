import { pairingUri } from '../../../domain/remote/pairing.ts'
import { availableConnectors } from '../../../domain/wallet/find-connectors.ts'
import { findListedWallet } from '../../../domain/wallet/find-listed-wallet.ts'
import { remoteConnectorId } from '../../../domain/wallet/wallet.ts'
import type { KitState, ViewData } from '../../../protocol/kit-state.ts'
import type { RemoteInput } from './remote.types.ts'

type Data = ViewData['ConnectingWalletConnect'] | ViewData['ConnectingWalletConnectBasic'] | null

/** Finds the wallet in the known lists, and collects the page's options, device and connections. */
export function remoteInput(state: KitState, data: Data): RemoteInput {
  const { config, connections, network, accounts, modal } = state
  const namespace = modal.namespace ?? network.activeNamespace
  const { walletId, wallet, uri } = { walletId: null, wallet: null, uri: null, ...data }
  const givenUri = pairingUri(uri)
  return {
    walletId,
    wallet: wallet ?? (walletId === null ? null : findListedWallet(state, walletId)),
    installed: availableConnectors(state).filter(({ type }) => type !== 'WALLET_CONNECT'),
    adapted: config.adaptedNamespaces.length > 0,
    device: config.device,
    preferUniversalLinks: config.preferUniversalLinks,
    // A page that passes a URI creates the pairing itself.
    externalPairing: config.manualWCControl || givenUri !== null,
    givenUri,
    currentWallet: connections.session?.wallet.name ?? null,
    currentNamespaces: Object.values(accounts)
      .filter(
        ({ status, connectorId }) => status === 'connected' && connectorId === remoteConnectorId,
      )
      .map((account) => account.namespace),
    namespace,
    caipNetworkId: network.byNamespace[namespace ?? '']?.caipNetworkId ?? null,
  }
}

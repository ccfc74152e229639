import { pairingUri } from '../../../domain/remote/pairing-uri.ts'
import { availableConnectors } from '../../../domain/wallet/find-connectors.ts'
import { remoteConnectorId, type Wallet } from '../../../domain/wallet/wallet.ts'
import type { KitState, ViewData } from '../../../protocol/kit-state.ts'
import type { RemoteInput } from './remote.types.ts'

type Data = ViewData['ConnectingWalletConnect'] | ViewData['ConnectingWalletConnectBasic'] | null

/** The wanted wallet as far as it is known here, and what the page and the device say of how it may be reached. */
export function remoteInput(state: KitState, data: unknown): RemoteInput {
  const { config, connections, network, accounts } = state
  const { walletId, wallet, uri } = { walletId: null, wallet: null, uri: null, ...(data as Data) }
  const givenUri = pairingUri(uri)
  return {
    walletId,
    wallet: wallet ?? known(state, walletId),
    installed: availableConnectors(state).filter(({ type }) => type !== 'WALLET_CONNECT'),
    adapted: config.adapted.length > 0,
    device: config.device,
    preferUniversalLinks: config.preferUniversalLinks,
    // whoever gives a code pairs by themselves
    manual: config.manualWCControl || givenUri !== null,
    givenUri,
    current: connections.session?.wallet.name ?? null,
    held: Object.values(accounts)
      .filter(
        ({ status, connectorId }) => status === 'connected' && connectorId === remoteConnectorId,
      )
      .map((account) => account.namespace),
    namespace: network.activeNamespace,
    caipNetworkId: network.active?.caipNetworkId ?? null,
  }
}

/** The page's own wallets and those that are listed already: the directory is asked for others only. */
function known(
  { config, connections, directory }: KitState,
  walletId: string | null,
): Wallet | null {
  const listed = [
    ...config.customWallets,
    ...directory.featured,
    ...directory.recommended,
    ...connections.recent,
  ]
  return walletId === null
    ? null
    : (listed.find(({ id, rdns }) => id === walletId || rdns === walletId) ?? null)
}

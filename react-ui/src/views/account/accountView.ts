import type { AccountState, Connector, KitState, Network } from '@latchkit/core'
import { explorerLink } from '@latchkit/core/domain'
import type { ViewPlace } from '../../kit/useKitView.ts'

export type AccountView =
  | { step: 'disconnected'; connect(): void }
  | { step: 'connecting' | 'reconnecting' }
  | {
      step: 'connected'
      address: string
      account: AccountState
      /** The wallet that is connected; null when it did not say who it is. */
      wallet: Connector | null
      network: Network | null
      /** Whether the wallet is on a network that the page offers. */
      supported: boolean
      /** The address in the network's explorer. */
      explorer: string | null
      /** Opens the list of networks; null when there is no choice, and outside of the modal. */
      networks: (() => void) | null
      /** Opens the list of the wallet's accounts; null when there is only one, and outside of the modal. */
      addresses: (() => void) | null
      refresh(): void
      disconnect(): void
    }

export type AccountParts = {
  account: AccountState | null
  connectors: readonly Connector[]
  network: Network | null
  supported: boolean
  mayChoose: boolean
}

/** The parts of what is so that the Account view is drawn from. */
export function accountParts({ accounts, connections, network, config }: KitState): AccountParts {
  return {
    account: (network.activeNamespace === null ? null : accounts[network.activeNamespace]) ?? null,
    connectors: connections.connectors,
    network: network.active,
    supported: network.supported,
    mayChoose: config.enableNetworkSwitch && (network.networks.length > 1 || !network.supported),
  }
}

/** What the Account view may show and do. */
export function accountView(
  { account, connectors, network, supported, mayChoose }: AccountParts,
  place: Pick<ViewPlace, 'kit' | 'inModal'> & { opening: Pick<ViewPlace['opening'], 'open'> },
): AccountView {
  const { kit, opening, inModal } = place
  if (account?.status === 'connecting' || account?.status === 'reconnecting') return { step: account.status }
  if (account?.status !== 'connected' || account.address === null)
    return { step: 'disconnected', connect: () => (inModal ? kit.navigate.push('Connect') : void opening.open()) }
  const { address, namespace, connectorId, accounts } = account
  const page = network?.blockExplorers[0]?.url ?? null
  return {
    step: 'connected',
    address,
    account,
    wallet: connectors.find(({ id }) => id === connectorId) ?? null,
    network,
    supported,
    explorer: page === null ? null : explorerLink(page, 'address', address),
    networks: inModal && mayChoose ? () => kit.navigate.push('Networks') : null,
    addresses: inModal && accounts.length > 1 ? () => kit.navigate.push('SwitchAddress') : null,
    refresh: () => void kit.updateNativeBalance(),
    disconnect: () => void kit.disconnect(namespace),
  }
}

import type { AccountState, Connector, Disconnected, KitState, Namespace, Network } from '@latchkit/core'
import { explorerLink } from '@latchkit/core/domain'
import { accountOf, holderOf, networkOf } from '../../kit/of-namespace.ts'
import type { ViewPlace } from '../../kit/useKitView.ts'
import { connectedWallets } from './connected-wallets.ts'

export type AccountView =
  | { step: 'disconnected'; connect(): void }
  | { step: 'connecting' | 'reconnecting' }
  | {
      step: 'connected'
      address: string
      account: AccountState
      /** The wallet that is connected; null when it did not say who it is. */
      wallet: Connector | null
      /** How many wallets are connected, this one included. */
      wallets: number
      network: Network | null
      /** Whether the wallet is on a network that the page offers. */
      supported: boolean
      /** The address in the network's explorer. */
      explorer: string | null
      /** Opens the list of networks; null when there is no choice, and outside of the modal. */
      networks: (() => void) | null
      /** Opens the list of the wallet's accounts; null when there is only one, and outside of the modal. */
      addresses: (() => void) | null
      /** Opens the wallets of all namespaces; null when the page has only one, and outside of the modal. */
      profile: (() => void) | null
      refresh(): void
      /** Lets go of this wallet; resolves with how that went, for each namespace it served. */
      disconnect(): Promise<readonly Disconnected[]>
      /** Lets go of every wallet; null where this one is the only one. */
      disconnectAll: (() => Promise<readonly Disconnected[]>) | null
    }

export type AccountParts = {
  account: AccountState | null
  accounts: KitState['accounts']
  connectors: readonly Connector[]
  network: Network | null
  supported: boolean
  mayChoose: boolean
  /** Namespaces that the page has networks of. */
  namespaces: number
}

/** The parts of what is so that the Account view is drawn from: of a namespace, of the active one where none is named. */
export const accountParts =
  (namespace?: Namespace) =>
  (state: KitState): AccountParts => {
    const { active, supported } = networkOf(state, namespace)
    return {
      account: accountOf(state, namespace),
      accounts: state.accounts,
      connectors: state.connections.connectors,
      network: active,
      supported,
      mayChoose: state.config.enableNetworkSwitch && (state.network.networks.length > 1 || !supported),
      namespaces: new Set(state.network.networks.map(({ chainNamespace }) => chainNamespace)).size,
    }
  }

/** What the Account view may show and do. */
export function accountView(
  { account, accounts, connectors, network, supported, mayChoose, namespaces }: AccountParts,
  place: Pick<ViewPlace, 'kit' | 'inModal'> & { opening: Pick<ViewPlace['opening'], 'open'> },
): AccountView {
  const { kit, opening, inModal } = place
  if (account?.status === 'connecting' || account?.status === 'reconnecting') return { step: account.status }
  if (account?.status !== 'connected' || account.address === null)
    return { step: 'disconnected', connect: () => (inModal ? kit.navigate.push('Connect') : void opening.open()) }
  const { address, namespace } = account
  const page = network?.blockExplorers[0]?.url ?? null
  const wallets = connectedWallets(accounts).length
  return {
    step: 'connected',
    address,
    account,
    wallet: holderOf(connectors, account),
    wallets,
    network,
    supported,
    explorer: page === null ? null : explorerLink(page, 'address', address),
    networks: inModal && mayChoose ? () => kit.navigate.push('Networks') : null,
    addresses: inModal && account.accounts.length > 1 ? () => kit.navigate.push('SwitchAddress') : null,
    profile: inModal && namespaces > 1 ? () => kit.navigate.push('Profile') : null,
    refresh: () => void kit.updateNativeBalance(namespace),
    disconnect: () => kit.disconnect(namespace),
    disconnectAll: wallets > 1 ? () => kit.disconnect() : null,
  }
}

import type {
  AccountState,
  Connector,
  Disconnected,
  KitState,
  Namespace,
  Network,
} from '@latchkit/core'
import type { PortfolioView } from '@latchkit/core/flows/portfolio'
import {
  type AccountAction,
  type AccountTab,
  accountActions,
  accountTabs,
  explorerLink,
} from '@latchkit/core/utils'
import { accountOf, connectorOf, networkOf } from '../../kit/namespace-selectors.ts'
import type { ViewContext } from '../../kit/useKitView.ts'
import { accountName } from './account-name.ts'
import { type AccountToken, accountTokens, totalValue } from './account-tokens.ts'
import { connectedWallets } from './connected-wallets.ts'

export type AccountView =
  | { step: 'disconnected'; connect(): void }
  | { step: 'connecting' | 'reconnecting' }
  | {
      step: 'connected'
      address: string
      account: AccountState
      /** By the page, else by its wallet, else by a name service; null: nobody gave it a name. */
      name: string | null
      /** Its picture at a name service. */
      picture: string | null
      /** What can be done with it, in the page's order. */
      actions: readonly { id: AccountAction; go(): void }[]
      /** What all tokens are worth in US dollars, exact text; null: nobody knows. */
      total: string | null
      /** The native token first. */
      tokens: readonly AccountToken[]
      /** What there is to be seen of it; none on a network that the page does not offer, and where nothing can be read. */
      tabs: readonly AccountTab[]
      tab: AccountTab | null
      select(tab: AccountTab): void
      /** Opens all of its activity; null outside of the modal. */
      history: (() => void) | null
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
      /** Reads balance and holdings anew. */
      refresh(): void
      /** Lets go of this wallet; resolves with how that went, for each namespace it served. */
      disconnect(): Promise<readonly Disconnected[]>
      /** Lets go of every wallet; null where this one is the only one. */
      disconnectAll: (() => Promise<readonly Disconnected[]>) | null
    }

export type AccountViewInput = {
  account: AccountState | null
  accounts: KitState['accounts']
  connectors: readonly Connector[]
  network: Network | null
  supported: boolean
  mayChoose: boolean
  features: KitState['config']['features']
  /** Namespaces that the page has networks of. */
  namespaces: number
}

/** The parts of what is so that the Account view is drawn from: of a namespace, of the active one where none is named. */
export const selectAccountView =
  (namespace?: Namespace) =>
  (state: KitState): AccountViewInput => {
    const { active, supported } = networkOf(state, namespace)
    return {
      account: accountOf(state, namespace),
      accounts: state.accounts,
      connectors: state.connections.connectors,
      network: active,
      supported,
      mayChoose:
        state.config.enableNetworkSwitch && (state.network.networks.length > 1 || !supported),
      features: state.config.features,
      namespaces: new Set(state.network.networks.map(({ chainNamespace }) => chainNamespace)).size,
    }
  }

/** What the Account view may show and do. */
export function accountView(
  {
    account,
    accounts,
    connectors,
    network,
    supported,
    mayChoose,
    features,
    namespaces,
  }: AccountViewInput,
  place: Pick<ViewContext, 'kit' | 'inModal'> & { opener: Pick<ViewContext['opener'], 'open'> },
): AccountView {
  const { kit, opener, inModal } = place
  if (account?.status === 'connecting' || account?.status === 'reconnecting')
    return { step: account.status }
  if (account?.status !== 'connected' || account.address === null)
    return {
      step: 'disconnected',
      connect: () => (inModal ? kit.modal.push('Connect') : void opener.open()),
    }
  const { address, namespace } = account
  const page = network?.blockExplorers[0]?.url ?? null
  const wallets = connectedWallets(accounts).length
  const tabs = supported ? accountTabs({ namespace, activity: features.history }) : []
  const receive = () =>
    inModal
      ? kit.modal.push('WalletReceive')
      : void opener.open({ view: 'WalletReceive', namespace })
  const send = () =>
    inModal ? kit.modal.push('WalletSend') : void opener.open({ view: 'WalletSend', namespace })
  const sendIt = inModal ? (asset: string) => kit.modal.push('WalletSend', { asset }) : send
  const actions = accountActions({ namespace, supported, features })
  return {
    step: 'connected',
    address,
    account,
    name: accountName(account, address),
    picture: account.identity?.avatar ?? null,
    actions: actions.map((id) => ({ id, go: id === 'receive' ? receive : send })),
    total: supported ? totalValue(account) : null,
    tokens: supported ? accountTokens(account, actions.includes('send') ? sendIt : null) : [],
    tabs,
    tab: tabs.find((tab) => tab === account.currentTab) ?? tabs[0] ?? null,
    select: () => {},
    history: inModal && features.history ? () => kit.modal.push('Transactions') : null,
    wallet: connectorOf(connectors, account),
    wallets,
    network,
    supported,
    explorer: page === null ? null : explorerLink(page, 'address', address),
    networks: inModal && mayChoose ? () => kit.modal.push('Networks') : null,
    addresses:
      inModal && account.accounts.length > 1 ? () => kit.modal.push('SwitchAddress') : null,
    profile: inModal && namespaces > 1 ? () => kit.modal.push('Profile') : null,
    refresh: () => void kit.account.refreshBalance(namespace),
    disconnect: () => kit.disconnect(namespace),
    disconnectAll: wallets > 1 ? () => kit.disconnect() : null,
  }
}

/** The same once it is looked at: it can be turned to another tab, and all of it read anew. */
export function withPortfolio(view: AccountView, portfolio: PortfolioView | null): AccountView {
  if (
    view.step !== 'connected' ||
    portfolio === null ||
    portfolio.namespace !== view.account.namespace
  )
    return view
  const { tab, select, refresh } = portfolio
  return { ...view, tab: view.tabs.find((one) => one === tab) ?? view.tab, select, refresh }
}

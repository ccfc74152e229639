import type {
  AccountState,
  Connector,
  DisconnectResult,
  KitState,
  Namespace,
  Network,
} from '@latchkit/core'
import type { PortfolioView } from '@latchkit/core/flows'
import {
  type AccountAction,
  type AccountTab,
  accountActions,
  accountOf,
  accountTabs,
  networkOf,
} from '@latchkit/core/internal'
import { embeddedConnectorId, explorerLink } from '@latchkit/core/utils'
import { connectorOf } from '../../kit/connector-selectors.ts'
import type { ViewContext } from '../../kit/useKitView.ts'
import type { Loading } from '../../kit/useView.ts'
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
      /**
       * Label set by the page, else the wallet's name for the account, else its name service name,
       * else the e-mail address or the social name of an embedded wallet. Null: none.
       */
      name: string | null
      /** Avatar URL from a name service. */
      avatar: string | null
      /** In the order set by the page. */
      actions: readonly { id: AccountAction; open(): void }[]
      /** Value of all tokens in US dollars, decimal text. Null: unknown. */
      total: string | null
      /** The native token first. */
      tokens: readonly AccountToken[]
      /** Empty on an unsupported network, and for namespaces without data. */
      tabs: readonly AccountTab[]
      tab: AccountTab | null
      select(tab: AccountTab): void
      /** Opens the complete activity. Null outside the modal. */
      openActivity: (() => void) | null
      /** Null: the connector is unknown. */
      wallet: Connector | null
      /** Number of connected wallets. */
      walletCount: number
      network: Network | null
      /** Whether the wallet's network is configured. */
      supported: boolean
      /** URL of the address in the network's block explorer. */
      explorerUrl: string | null
      /**
       * Opens the list of networks. Null if the page disables switching, if the wallet is on the
       * only configured network, and outside the modal.
       */
      openNetworks: (() => void) | null
      /** Opens the wallet's accounts. Null if the wallet shares only one, and outside the modal. */
      openAccounts: (() => void) | null
      /**
       * Opens the wallets of all namespaces. Null if only one is configured, and outside the modal.
       */
      openProfile: (() => void) | null
      /**
       * Opens the settings of the embedded wallet. Null for other wallets, and outside the modal.
       */
      openSettings: (() => void) | null
      /**
       * Opens the view that signs in. Null if the page does not offer it, or the account is signed
       * in already.
       */
      signIn: (() => void) | null
      /**
       * Ends the session of this account; rejects with `siwx/sign-out-failed`. Null if it is not
       * signed in.
       */
      signOut: (() => Promise<void>) | null
      /** Fetches balance and tokens again. */
      refresh(): void
      /** Disconnects this wallet. Resolves with one result per namespace that it served. */
      disconnect(): Promise<readonly DisconnectResult[]>
      /** Disconnects all wallets. Null if only one wallet is connected. */
      disconnectAll: (() => Promise<readonly DisconnectResult[]>) | null
    }

type AccountContext = Pick<ViewContext, 'kit' | 'inModal'> & {
  opener: Pick<ViewContext['opener'], 'open'>
}

/** Selects the state that `accountView` needs: of a namespace, by default of the active one. */
export const selectAccountView = (namespace?: Namespace) => (state: KitState) => {
  const { active, supported } = networkOf(state.network, namespace)
  return {
    account: accountOf(state, namespace),
    accounts: state.accounts,
    connectors: state.connections.connectors,
    network: active,
    supported,
    canSwitchNetwork:
      state.config.enableNetworkSwitch && (state.network.networks.length > 1 || !supported),
    session: state.session,
    embedded: state.embedded,
    features: state.config.features,
    activity: state.config.directory && (state.config.remoteFeatures?.activity ?? false),
    nftSource: state.config.nftSource,
    namespaceCount: new Set(state.network.networks.map(({ chainNamespace }) => chainNamespace))
      .size,
  }
}

/**
 * Maps the state to the Account view. `select` has no effect until `withPortfolio` adds the
 * portfolio flow, which also keeps the tokens fresh.
 */
export function accountView(
  {
    account,
    accounts,
    connectors,
    network,
    supported,
    canSwitchNetwork,
    session,
    embedded,
    features,
    activity,
    nftSource,
    namespaceCount,
  }: ReturnType<ReturnType<typeof selectAccountView>>,
  context: AccountContext,
): AccountView {
  const { kit, opener, inModal } = context
  if (account?.status === 'connecting' || account?.status === 'reconnecting')
    return { step: account.status }
  if (account?.status !== 'connected' || account.address === null)
    return {
      step: 'disconnected',
      connect: () => (inModal ? kit.modal.push('Connect') : void opener.open()),
    }
  const { address, namespace } = account
  const walletCount = connectedWallets(accounts).length
  const tabs = supported ? accountTabs({ namespace, activity, nfts: nftSource || activity }) : []
  const openerOf = createOpener(context, namespace)
  const send = openerOf('WalletSend')
  const sendToken = inModal ? (asset: string) => kit.modal.push('WalletSend', { asset }) : send
  const actions = accountActions({ namespace, supported, features })
  return {
    step: 'connected',
    address,
    account,
    name: accountName(account, address, embedded),
    avatar: account.identity?.avatar ?? null,
    actions: actions.map((id) => ({
      id,
      open: id === 'receive' ? openerOf('WalletReceive') : send,
    })),
    total: supported ? totalValue(account) : null,
    tokens: supported ? accountTokens(account, actions.includes('send') ? sendToken : null) : [],
    tabs,
    tab: tabs.find((tab) => tab === account.currentTab) ?? tabs[0] ?? null,
    select: () => {},
    openActivity: inModal && activity ? () => kit.modal.push('Transactions') : null,
    wallet: connectorOf(connectors, account),
    walletCount,
    network,
    supported,
    explorerUrl: explorerUrlOf(network, address),
    openNetworks: inModal && canSwitchNetwork ? () => kit.modal.push('Networks') : null,
    openAccounts: pushIf(account.accounts.length > 1, 'SwitchAddress', context),
    openProfile: pushIf(namespaceCount > 1, 'Profile', context),
    openSettings: pushIf(isEmbedded(account), 'AccountSettings', context),
    ...sessionCommands(session, account, context),
    refresh: () => void kit.account.refreshBalance(namespace),
    disconnect: () => kit.disconnect(namespace),
    disconnectAll: walletCount > 1 ? () => kit.disconnect() : null,
  }
}

const isEmbedded = ({ connectorId }: AccountState) => connectorId === embeddedConnectorId

/** A function that opens a view in the modal. Null if it is not offered, and outside the modal. */
const pushIf = (
  isOffered: boolean,
  view: 'SwitchAddress' | 'Profile' | 'AccountSettings',
  { kit, inModal }: AccountContext,
) => (isOffered && inModal ? () => kit.modal.push(view) : null)

function explorerUrlOf(network: Network | null, address: string): string | null {
  const url = network?.blockExplorers[0]?.url ?? null
  return url === null ? null : explorerLink(url, 'address', address)
}

/** Creates functions that open a view for a namespace, in the modal or from outside. */
const createOpener =
  ({ kit, opener, inModal }: AccountContext, namespace: Namespace) =>
  (view: 'WalletReceive' | 'WalletSend') =>
  () =>
    inModal ? kit.modal.push(view) : void opener.open({ view, namespace })

/** The commands that sign this account in and out. Both are null for another account than the session's. */
function sessionCommands(
  { status, account: owner }: KitState['session'],
  { namespace, address }: AccountState,
  { kit, opener, inModal }: AccountContext,
): Pick<Extract<AccountView, { step: 'connected' }>, 'signIn' | 'signOut'> {
  const isOwner = owner?.namespace === namespace && owner.address === address
  const open = () =>
    inModal ? kit.modal.push('SIWXSignMessage') : void opener.open({ view: 'SIWXSignMessage' })
  return {
    signIn: isOwner && status === 'signedOut' ? open : null,
    signOut: isOwner && status === 'signedIn' ? kit.session.signOut : null,
  }
}

/**
 * Adds the tab and the refresh command of the portfolio flow, if it runs for the same namespace.
 */
export function withPortfolio(view: AccountView, portfolio: PortfolioView | Loading): AccountView {
  if (
    view.step !== 'connected' ||
    portfolio.step === 'loading' ||
    portfolio.namespace !== view.account.namespace
  )
    return view
  const { tab, select, refresh } = portfolio
  return { ...view, tab: view.tabs.find((id) => id === tab) ?? view.tab, select, refresh }
}

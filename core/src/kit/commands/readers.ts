import type { Namespace } from '../../domain/caip/namespace.ts'
import { connectorOf } from '../../domain/wallet/connector-of.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type {
  Kit,
  PublicAccount,
  PublicNetwork,
  PublicState,
  Theme,
  WalletInfo,
} from '../api/kit.ts'
import { createDerivedStore, isSame, kept } from '../state/derived.ts'

type Source = {
  state(): KitState
  provider(namespace: Namespace): unknown
  initialized(): boolean
  report(error: unknown): void
  subscribe(listener: () => void): { unsubscribe(): void }
}
type Readers = Pick<
  Kit,
  | 'getState'
  | 'getAccount'
  | 'getAddress'
  | 'getCaipAddress'
  | 'getCaipNetwork'
  | 'getCaipNetworks'
  | 'getCaipNetworkId'
  | 'getChainId'
  | 'getWalletInfo'
  | 'getWalletProvider'
  | 'getWalletProviderType'
  | 'getIsConnectedState'
  | 'getThemeMode'
  | 'getThemeVariables'
  | 'isOpen'
  | 'subscribeState'
  | 'subscribeAccount'
  | 'subscribeNetwork'
  | 'subscribeWalletInfo'
  | 'subscribeProviders'
  | 'subscribeTheme'
  | 'watch'
>

/** What a page may read and follow; each is one line over the state (decision 39). */
export function createReaders({
  state,
  provider,
  initialized,
  report,
  subscribe,
}: Source): Readers {
  const accountOf = (namespace?: Namespace) =>
    state().accounts[namespace ?? state().network.activeNamespace ?? '']
  const publicState = (): PublicState => ({
    loading: state().loading,
    open: state().modal.phase === 'open',
    selectedNetworkId: state().network.active?.caipNetworkId,
    activeChain: state().network.activeNamespace ?? undefined,
    initialized: initialized(),
  })
  const publicAccount = (namespace?: Namespace): PublicAccount => {
    const account = accountOf(namespace)
    return {
      allAccounts: account?.accounts ?? [],
      caipAddress: account?.caipAddress ?? undefined,
      address: account?.address ?? undefined,
      isConnected: account?.status === 'connected',
      status: account?.status ?? 'disconnected',
    }
  }
  const networkOf = (namespace?: Namespace) =>
    (namespace === undefined ? state().network.active : state().network.byNamespace[namespace]) ??
    undefined
  const publicNetwork = (namespace?: Namespace): PublicNetwork => {
    const network = networkOf(namespace)
    return { caipNetwork: network, chainId: network?.id, caipNetworkId: network?.caipNetworkId }
  }
  const walletInfo = (namespace?: Namespace): WalletInfo | undefined => {
    const account = accountOf(namespace)
    const connector = connectorOf(
      state().connections.connectors,
      account?.connectorId ?? '',
      account?.namespace ?? null,
    )
    if (connector === null) return undefined
    const { id, name, icon, type, rdns } = connector
    return { id, name, icon, type, rdns }
  }
  const providers = () =>
    Object.fromEntries(
      Object.keys(state().accounts).map((namespace) => [namespace, provider(namespace)]),
    )
  const theme = (): Theme => ({
    themeMode: state().config.themeMode,
    themeVariables: state().config.themeVariables,
  })

  const follow =
    <T extends object>(read: () => T) =>
    (listener: (value: T) => void) => {
      const store = createDerivedStore<T>((previous) => kept(previous, read()), report)
      store.getSnapshot()
      store.subscribe(listener)
      const { unsubscribe } = subscribe(store.changed)
      return () => {
        unsubscribe()
        store.stop()
      }
    }
  return {
    getState: publicState,
    getAccount: publicAccount,
    getAddress: (namespace) => accountOf(namespace)?.address ?? undefined,
    getCaipAddress: (namespace) => accountOf(namespace)?.caipAddress ?? undefined,
    getCaipNetwork: networkOf,
    getCaipNetworks: (namespace) =>
      state().network.networks.filter(
        ({ chainNamespace }) => namespace === undefined || chainNamespace === namespace,
      ),
    getCaipNetworkId: (namespace) => networkOf(namespace)?.caipNetworkId,
    getChainId: (namespace) => networkOf(namespace)?.id,
    getWalletInfo: walletInfo,
    getWalletProvider: (namespace) => provider(namespace ?? state().network.activeNamespace ?? ''),
    getWalletProviderType: (namespace) => walletInfo(namespace)?.type,
    getIsConnectedState: () =>
      Object.values(state().accounts).some(({ status }) => status === 'connected'),
    getThemeMode: () => state().config.themeMode,
    getThemeVariables: () => state().config.themeVariables,
    isOpen: () => state().modal.phase === 'open',
    subscribeState: follow(publicState),
    subscribeAccount: (listener, namespace) => follow(() => publicAccount(namespace))(listener),
    subscribeNetwork: (listener, namespace) => follow(() => publicNetwork(namespace))(listener),
    subscribeWalletInfo: (listener, namespace) =>
      follow(() => ({ ...walletInfo(namespace) }))(() => listener(walletInfo(namespace))),
    subscribeProviders: follow(providers),
    subscribeTheme: follow(theme),
    watch(read, listener, signal) {
      let last = read(state())
      const { unsubscribe } = subscribe(() => {
        const next = read(state())
        if (isSame(last, next)) return
        last = next
        listener(next)
      })
      signal?.addEventListener('abort', unsubscribe, { once: true })
      if (signal?.aborted) unsubscribe()
      else listener(last)
      return unsubscribe
    },
  }
}

import type { Namespace } from '../domain/caip/namespace.ts'
import type { Kit } from '../kit/api/kit.ts'
import type { AppKitReaders } from './app-kit.types.ts'

export function createReaders(kit: Kit): AppKitReaders {
  const state = () => kit.state.getSnapshot()
  const networkOf = (namespace?: Namespace) => kit.network.get(namespace).active ?? undefined
  const isOpen = () => state().modal.phase === 'open'
  const walletOf = (namespace?: Namespace) => kit.wallet.get(namespace) ?? undefined
  return {
    getState: () => ({
      loading: state().loading,
      open: isOpen(),
      selectedNetworkId: networkOf()?.caipNetworkId,
      activeChain: state().network.activeNamespace ?? undefined,
      initialized: state().restoring?.length === 0,
    }),
    getAccount(namespace) {
      const { accounts, caipAddress, address, status } = kit.account.get(namespace)
      return {
        allAccounts: accounts,
        caipAddress: caipAddress ?? undefined,
        address: address ?? undefined,
        isConnected: status === 'connected',
        status,
      }
    },
    getAddress: (namespace) => kit.account.get(namespace).address ?? undefined,
    getCaipAddress: (namespace) => kit.account.get(namespace).caipAddress ?? undefined,
    getCaipNetwork: networkOf,
    getCaipNetworks: (namespace) => kit.network.get(namespace).networks,
    getCaipNetworkId: (namespace) => networkOf(namespace)?.caipNetworkId,
    getChainId: (namespace) => networkOf(namespace)?.id,
    getWalletInfo: walletOf,
    getWalletProvider: (namespace) =>
      namespace === undefined ? kit.wallet.provider() : kit.wallet.provider(namespace),
    getWalletProviderType: (namespace) => walletOf(namespace)?.type,
    getIsConnectedState: () =>
      Object.values(state().accounts).some(({ status }) => status === 'connected'),
    getThemeMode: () => state().config.themeMode,
    getThemeVariables: () => state().config.themeVariables,
    getSIWX: () => kit.session.siwx() ?? undefined,
    getEvent: kit.events.get,
    isOpen,
  }
}

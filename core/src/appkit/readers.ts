import type { Namespace } from '../domain/caip/namespace.ts'
import type { Kit } from '../kit/api/kit.ts'
import { toAppKitAccount } from './account.ts'
import type { AppKitAccount, AppKitReaders } from './app-kit.types.ts'

export function createReaders(kit: Kit): AppKitReaders {
  const state = () => kit.state.getSnapshot()
  const networkOf = (namespace?: Namespace) => kit.network.get(namespace).active ?? undefined
  const isOpen = () => state().modal.phase === 'open'
  const stable = createStableAccount()
  const walletOf = (namespace?: Namespace) => kit.wallet.get(namespace) ?? undefined
  return {
    getState: () => ({
      loading: state().loading,
      open: isOpen(),
      selectedNetworkId: networkOf()?.caipNetworkId,
      activeChain: state().network.activeNamespace ?? undefined,
      initialized: state().restoring?.length === 0,
    }),
    getAccount: (namespace) =>
      stable(toAppKitAccount(kit.account.get(namespace), state().embedded)),
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

/** Keeps the identity of the embedded wallet's part of an account while it does not change. */
function createStableAccount(): (account: AppKitAccount) => AppKitAccount {
  let last: AppKitAccount['embeddedWalletInfo']
  return (account) => {
    const { embeddedWalletInfo } = account
    if (JSON.stringify(embeddedWalletInfo) !== JSON.stringify(last)) last = embeddedWalletInfo
    return last === undefined ? account : { ...account, embeddedWalletInfo: last }
  }
}

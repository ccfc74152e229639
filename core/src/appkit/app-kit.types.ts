import type {
  Account,
  AccountStatus,
  AccountType,
  NativeBalance,
} from '../domain/account/account.ts'
import type { CaipAddress, CaipNetworkId } from '../domain/caip/caip.ts'
import type { ByNamespace, Namespace } from '../domain/caip/namespace.ts'
import type { LocalFeatures } from '../domain/config/remote-features.ts'
import type { SocialProvider } from '../domain/config/socials.ts'
import type { Network, NetworkOption } from '../domain/network/network.ts'
import type { OpenableView } from '../domain/routing/view-name.ts'
import type { RefreshResult } from '../kit/api/account.ts'
import type { KitEventRecord } from '../kit/api/events.ts'
import type { Kit } from '../kit/api/kit.ts'
import type { SettingsChange } from '../kit/api/settings.ts'
import type { WalletInfo } from '../kit/api/wallet.ts'
import type { ConfigState, Features, Outcome } from '../protocol/kit-state.ts'
import type { ThemeMode, ThemeVariables } from '../protocol/theme.ts'
import type { PageExtension } from '../siwx/siwx.ts'

export type AppKitState = {
  /** Whether a wallet is connecting or reconnecting. */
  loading: boolean
  open: boolean
  selectedNetworkId: CaipNetworkId | undefined
  activeChain: Namespace | undefined
  /** Whether all stored connections are restored or could not be restored. */
  initialized: boolean
}
export type AppKitAccount = {
  allAccounts: readonly Account[]
  caipAddress: CaipAddress | undefined
  address: string | undefined
  isConnected: boolean
  status: AccountStatus
  /** Of an account of the embedded wallet only. */
  embeddedWalletInfo?: AppKitEmbeddedWallet
}
/** `authProvider`: the social login, or `email`. */
export type AppKitEmbeddedWallet = {
  user: { email: string | undefined; username: string | undefined }
  authProvider: SocialProvider | 'email'
  accountType: AccountType
  isSmartAccountDeployed: boolean
}
export type AppKitNetwork = {
  caipNetwork: Network | undefined
  chainId: number | string | undefined
  caipNetworkId: CaipNetworkId | undefined
}
/** `themeMode` null: the system's colour scheme. */
export type AppKitTheme = Pick<ConfigState, 'themeMode' | 'themeVariables'>
/** `activity`: the new name of the option `features.history`. */
export type AppKitRemoteFeatures = Omit<LocalFeatures, 'history'> & { activity?: boolean }
/** The views that `redirect` and `replace` accept. */
export type AppKitView = Exclude<OpenableView, 'ConnectingWalletConnectBasic'>

/** Functions that are called without a namespace use the active one. */
export type AppKitReaders = {
  getState(): AppKitState
  getAccount(namespace?: Namespace): AppKitAccount
  getAddress(namespace?: Namespace): string | undefined
  getCaipAddress(namespace?: Namespace): CaipAddress | undefined
  getCaipNetwork(namespace?: Namespace): Network | undefined
  /** Returns the networks of all namespaces if no namespace is given. */
  getCaipNetworks(namespace?: Namespace): readonly Network[]
  getCaipNetworkId(namespace?: Namespace): CaipNetworkId | undefined
  getChainId(namespace?: Namespace): number | string | undefined
  getWalletInfo(namespace?: Namespace): WalletInfo | undefined
  /**
   * The provider of the connected wallet. Null if no wallet is connected or its adapter is not
   * loaded. `kit.wallet.provider` returns the same and is typed by namespace.
   */
  getWalletProvider(namespace?: Namespace): unknown
  getWalletProviderType(namespace?: Namespace): WalletInfo['type'] | undefined
  /** Whether a wallet is connected in any namespace. */
  getIsConnectedState(): boolean
  getThemeMode(): ThemeMode | null
  getThemeVariables(): ThemeVariables
  getSIWX(): PageExtension | undefined
  /** The latest event: `MODAL_CREATED` until the first other one. */
  getEvent(): KitEventRecord
  isOpen(): boolean
}

/** Each function calls its listener after each change, not immediately, and returns unsubscribe. */
export type AppKitSubscriptions = {
  subscribeState(listener: (state: AppKitState) => void): () => void
  subscribeAccount(listener: (account: AppKitAccount) => void, namespace?: Namespace): () => void
  subscribeNetwork(listener: (network: AppKitNetwork) => void, namespace?: Namespace): () => void
  subscribeWalletInfo(
    listener: (info: WalletInfo | undefined) => void,
    namespace?: Namespace,
  ): () => void
  subscribeProviders(listener: (providers: ByNamespace<unknown>) => void): () => void
  subscribeTheme(listener: (theme: AppKitTheme) => void): () => void
  /** Calls the listener with each event, also with `features.analytics: false`. */
  subscribeEvents(listener: (event: KitEventRecord) => void): () => void
}

export type AppKitSetters = {
  setThemeMode(mode: ThemeMode | null): void
  setThemeVariables(variables: ThemeVariables): void
  setTermsConditionsUrl(url: string | null): void
  setPrivacyPolicyUrl(url: string | null): void
  setConnectMethodsOrder(order: Features['connectMethodsOrder']): void
  /** Sets the social logins and their order. The project's configuration may replace them. */
  setSocialsOrder(order: readonly SocialProvider[]): void
  setWalletFeaturesOrder(order: Features['walletFeaturesOrder']): void
  setCollapseWallets(collapse: boolean): void
  updateFeatures(features: NonNullable<SettingsChange['features']>): void
  /** Sets features that the project's configuration does not change. */
  updateRemoteFeatures(features: AppKitRemoteFeatures): void
  updateOptions(options: SettingsChange): void
}

export type AppKitCommands = {
  switchNetwork: Kit['network']['switch']
  addNetwork(namespace: Namespace, network: Network | NetworkOption): void
  removeNetwork(namespace: Namespace, id: number | string): void
  updateNativeBalance(namespace?: Namespace): Promise<RefreshResult<NativeBalance>>
  /** Replaces the whole view stack by one view. */
  redirect(view: AppKitView): void
  /** Replaces the view on top of the stack. */
  replace(view: AppKitView): void
  popTransactionStack(outcome: Outcome): void
  showErrorMessage(message: string): void
  showSuccessMessage(message: string): void
  addAddressLabel(address: string, label: string): void
  removeAddressLabel(address: string): void
  getUniversalProvider(): Promise<object>
}

/**
 * A kit that also has AppKit's names. AppKit's functions for social logins have no counterpart.
 */
export type AppKit = Kit & AppKitReaders & AppKitSubscriptions & AppKitSetters & AppKitCommands

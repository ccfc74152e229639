import type { Account, AccountStatus, NativeBalance } from '../../domain/account/account.ts'
import type { CaipAddress, CaipNetworkId } from '../../domain/caip/caip.ts'
import type { ByNamespace, Namespace } from '../../domain/caip/namespace.ts'
import type { Network, NetworkOption } from '../../domain/network/network.ts'
import type { Recording } from '../../domain/recording.ts'
import type { ViewName } from '../../domain/routing/view-name.ts'
import type { TokenBalance } from '../../domain/token/token-balance.ts'
import type { Call, CallsStatus, Capabilities } from '../../domain/transfer/calls.ts'
import type { CustomWallet } from '../../domain/wallet/wallet.ts'
import type { Flow, RunningFlow, Store } from '../../protocol/flow.ts'
import type {
  ConfigState,
  Features,
  KitState,
  ThemeMode,
  ViewData,
} from '../../protocol/kit-state.ts'

/** Views a page may ask for. Specification, section 2. */
export type OpenableView = Extract<
  ViewName,
  | 'Account'
  | 'Connect'
  | 'Networks'
  | 'WalletReceive'
  | 'WalletSend'
  | 'AllWallets'
  | 'ConnectingWalletConnectBasic'
  | 'WhatIsAWallet'
  | 'WhatIsANetwork'
>
export type OpenOptions = {
  view?: OpenableView
  namespace?: Namespace
  /** Opens straight on one wallet: its id in the wallet directory, the page's own id for it, or its rdns. */
  wallet?: string
  /** With `manualWCControl`: the pairing that the page began, shown as a QR code. */
  uri?: string
}

export type PublicState = {
  loading: boolean
  open: boolean
  selectedNetworkId: CaipNetworkId | undefined
  activeChain: Namespace | undefined
  initialized: boolean
}
export type PublicAccount = {
  allAccounts: readonly Account[]
  caipAddress: CaipAddress | undefined
  address: string | undefined
  isConnected: boolean
  status: AccountStatus
}
export type PublicNetwork = {
  caipNetwork: Network | undefined
  chainId: number | string | undefined
  caipNetworkId: CaipNetworkId | undefined
}
export type WalletInfo = {
  name: string
  icon: string | null
  type: string
  rdns: string | null
  id: string
}
export type Theme = {
  themeMode: ThemeMode | null
  themeVariables: Readonly<Record<string, string>>
}
export type BalanceAnswer = Answer<NativeBalance>
/** As above, of what the account holds: the native token first. */
export type PortfolioAnswer = Answer<readonly TokenBalance[]>
type Answer<T> = { data: T | null; error: Error | null; isSuccess: boolean; isError: boolean }
/** What became of one namespace. Here it is disconnected in any case; `problem` is what its wallet said instead of letting go. */
export type Disconnected = { namespace: Namespace; problem: string | null }
type Stop = () => void
/**
 * `redact`: instead of the rule that shortens addresses and hides secrets, URIs and e-mail. It gets every text with the name of its field,
 * and what it returns is written.
 */
export type RecordOptions = { redact?: (text: string, field: string) => string }
/** A recording that goes on, until its file is taken. */
export type KitRecording = { stop(): Recording }

/** One widget: its charts, its listeners, its storage. Made by `createKit`; several live side by side. */
export type Kit = {
  readonly id: string
  /** Restores stored connections, if there are any; called by `createKit` in a browser. Idempotent. */
  start(): void
  /** Brings the engine (charts, wallet discovery) without opening anything; what a list of wallets on the page needs. Idempotent. */
  wake(): Promise<void>
  /** Ends listeners, timers, polling and requests; the kit cannot be used again. */
  stop(): void
  /** Resolves when stored connections were restored or given up. */
  ready(): Promise<void>

  /** Everything that is so; parts keep their identity until they change. */
  readonly store: Store<KitState>
  /**
   * Hands over a part of that, at once and whenever it changes: a part that exists, or an object of parts, which is compared key by key.
   * What a page without a framework draws from. Returns the stop; `signal` stops it as well.
   */
  watch<Part>(
    read: (state: KitState) => Part,
    listener: (part: Part) => void,
    signal?: AbortSignal,
  ): Stop
  /** Flows held by the modal's stack entries, by entry key; a flow that is still loading is absent. */
  readonly flows: Store<Readonly<Record<string, RunningFlow>>>
  /**
   * Runs a flow without the modal. `data` is what the flow's view would be opened with. `signal` stops it; where its code is still on its
   * way then, it never begins, and this rejects with `kit/aborted`.
   */
  run<Input, View, Fact extends { type: string }, Output, Data>(
    flow: Flow<Input, View, Fact, Output, Data>,
    data?: NoInfer<Data>,
    signal?: AbortSignal,
  ): Promise<RunningFlow<View, Output>>
  /** Loads the code of a view's flow ahead of time. A flow that waited for it in the modal begins. */
  preload(view: ViewName): Promise<void>
  /**
   * Every chart that runs in this kit, as it starts and steps (XState's inspection events); what runs already is told at once, as an
   * `@xstate.actor` with its `snapshot`; the last one is `@latchkit.stopped`. For devtools. Returns the stop.
   */
  inspect(observer: (event: object) => void): Stop
  /** Keeps what happens from now on, for a bug report: the file that the visualizer opens and replays. Loads nothing before it is called. */
  record(options?: RecordOptions): Promise<KitRecording>

  open(options?: OpenOptions): Promise<void>
  close(): void
  /** What the close button, overlay and Escape do: shakes where closing is not allowed. */
  tryClose(): void
  readonly navigate: {
    push<V extends ViewName>(
      view: V,
      ...data: null extends ViewData[V] ? [data?: ViewData[V]] : [ViewData[V]]
    ): void
    replace<V extends ViewName>(
      view: V,
      ...data: null extends ViewData[V] ? [data?: ViewData[V]] : [ViewData[V]]
    ): void
    reset<V extends ViewName>(
      view: V,
      ...data: null extends ViewData[V] ? [data?: ViewData[V]] : [ViewData[V]]
    ): void
    back(): void
  }
  redirect(view: Exclude<OpenableView, 'ConnectingWalletConnectBasic'>): void
  replace(view: Exclude<OpenableView, 'ConnectingWalletConnectBasic'>): void
  popTransactionStack(outcome: 'success' | 'error' | 'cancel'): void
  /** What `KitState.approvals` shows: the wallet goes on with it, or hears no (4001). Another id than that one changes nothing. */
  approveRequest(id: string): void
  rejectRequest(id: string): void
  dismissAlert(): void
  hideToast(): void

  /** All where none is named; one that fails does not keep the others. A wallet across the relay leaves every namespace it serves. */
  disconnect(namespace?: Namespace): Promise<readonly Disconnected[]>
  /** Throws `network/not-found` after raising the alert when the network is not configured. */
  switchNetwork(network: Network | NetworkOption | CaipNetworkId): Promise<void>
  /** Throws `network/adapter-missing` where no adapter speaks the namespace. A network that is there already is not added twice. */
  addNetwork(namespace: Namespace, network: Network | NetworkOption): void
  /** Throws `network/adapter-missing`. An unknown id is ignored; where the active one goes, the first that remains takes its place. */
  removeNetwork(namespace: Namespace, id: number | string): void
  /** Throws `connector/account-not-found` for an address that its wallet does not share. */
  selectAddress(namespace: Namespace, address: string): void
  /** Of the active namespace where none is named; so are the three below. All four reject with `adapter/not-found` where nobody speaks the namespace. */
  updateNativeBalance(namespace?: Namespace): Promise<BalanceAnswer>
  /** Reads anew what the account holds and shows it; rejects and answers like the one above. */
  updatePortfolio(namespace?: Namespace): Promise<PortfolioAnswer>
  /** Rejects with `connector/…` where no wallet is connected, or it is on a network that the page did not configure. */
  signMessage(message: string, namespace?: Namespace): Promise<string>
  /** As above, and where the data is for another chain than the wallet is on. */
  signTypedData(typedData: unknown, namespace?: Namespace): Promise<string>
  /**
   * Several calls with one prompt (EIP-5792). Wallets without it reject with `rpc/unsupported-method`, namespaces without it, too; the
   * numbers 5700 to 5760 are `rpc/…`. What the wallet can do, by network; never prompts.
   */
  getCapabilities(namespace?: Namespace): Promise<Capabilities>
  /** One prompt; resolves with the batch's id. `atomic`: all or nothing. */
  sendCalls(
    batch: { calls: readonly Call[]; atomic?: boolean; id?: string },
    namespace?: Namespace,
  ): Promise<string>
  getCallsStatus(id: string, namespace?: Namespace): Promise<CallsStatus>
  /** Looks for two minutes at most: what is pending by then is told as it is. */
  waitForCalls(id: string, namespace?: Namespace): Promise<CallsStatus>

  getState(): PublicState
  getAccount(namespace?: Namespace): PublicAccount
  getAddress(namespace?: Namespace): string | undefined
  getCaipAddress(namespace?: Namespace): CaipAddress | undefined
  getCaipNetwork(namespace?: Namespace): Network | undefined
  getCaipNetworks(namespace?: Namespace): readonly Network[]
  getCaipNetworkId(namespace?: Namespace): CaipNetworkId | undefined
  getChainId(namespace?: Namespace): number | string | undefined
  getWalletInfo(namespace?: Namespace): WalletInfo | undefined
  /** The connected wallet's own provider; null when none, or its code is not loaded yet (`ready()` loads it). */
  getWalletProvider(namespace?: Namespace): unknown
  /** The remote-wallet SDK's own provider, to drive a pairing by hand (`manualWCControl`); loads the SDK. Rejects with `remote/unavailable`. */
  getUniversalProvider(): Promise<object>
  getWalletProviderType(namespace?: Namespace): string | undefined
  getIsConnectedState(): boolean
  getThemeMode(): ThemeMode | null
  getThemeVariables(): Readonly<Record<string, string>>
  isOpen(): boolean

  subscribeState(listener: (state: PublicState) => void): Stop
  subscribeAccount(listener: (account: PublicAccount) => void, namespace?: Namespace): Stop
  subscribeNetwork(listener: (network: PublicNetwork) => void, namespace?: Namespace): Stop
  subscribeWalletInfo(listener: (info: WalletInfo | undefined) => void, namespace?: Namespace): Stop
  subscribeProviders(listener: (providers: ByNamespace<unknown>) => void): Stop
  subscribeTheme(listener: (theme: Theme) => void): Stop

  setThemeMode(mode: ThemeMode | null): void
  setThemeVariables(variables: Readonly<Record<string, string>>): void
  setTermsConditionsUrl(url: string | null): void
  setPrivacyPolicyUrl(url: string | null): void
  setConnectMethodsOrder(order: Features['connectMethodsOrder']): void
  setWalletFeaturesOrder(order: Features['walletFeaturesOrder']): void
  setCollapseWallets(collapse: boolean): void
  updateFeatures(features: Partial<Features>): void
  updateOptions(
    options: Partial<
      Pick<
        ConfigState,
        | 'enableWallets'
        | 'enableWalletGuide'
        | 'enableNetworkSwitch'
        | 'allowUnsupportedChain'
        | 'debug'
        | 'allWallets'
      > & {
        customWallets: readonly CustomWallet[]
      }
    >,
  ): void
  showErrorMessage(message: string): void
  showSuccessMessage(message: string): void
  addAddressLabel(address: string, label: string): void
  removeAddressLabel(address: string): void
}

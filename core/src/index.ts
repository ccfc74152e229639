export type { AdapterEntry, AdapterHost } from './adapters/adapter.ts'
export type { Account, AccountStatus, NativeBalance } from './domain/account/account.ts'
export type { CaipAddress, CaipNetworkId, CaipNetworkText } from './domain/caip/caip.ts'
export type {
  ByNamespace,
  CheckedNamespace,
  Namespace,
  OtherNamespaces,
} from './domain/caip/namespace.ts'
export type {
  LocalFeatures,
  RemoteFeatures,
  RemotePolicy,
} from './domain/config/remote-features.ts'
export type { PopupProvider, SocialProvider } from './domain/config/socials.ts'
export type { EmbeddedWalletConfig } from './domain/embedded/embedded-wallet-config.ts'
export type { Network, NetworkOption } from './domain/network/network.ts'
export type { Recording } from './domain/recording.ts'
export type {
  ApprovalRequest,
  ApprovalSource,
  RequestOutcome,
  UnsafeRequest,
} from './domain/request/unsafe-request.ts'
export type { Loadable, ResourceStatus, ResourceView } from './domain/resource-view.ts'
export type { OpenableView, ViewName } from './domain/routing/view-name.ts'
export type { SignInAccount, SignInSession } from './domain/sign-in/session.ts'
export type {
  TelemetryBody,
  TelemetryRecord as KitEventRecord,
} from './domain/telemetry/telemetry-event.ts'
export type { Identity } from './domain/token/token-balance.ts'
export type { Call, CallsStatus, Capabilities } from './domain/transfer/calls.ts'
export type { Connector, CustomWallet, RemoteSession, Wallet } from './domain/wallet/wallet.ts'
export type { ErrorCode } from './errors/catalogue.ts'
export type { ErrorCause } from './errors/error-cause.ts'
export { isKitError, KitError } from './errors/kit-error.ts'
export { textOf } from './errors/text-of.ts'
export type {
  ConnectedAccount,
  Holdings,
  KitAccount,
  RefreshResult,
  UnconnectedAccount,
} from './kit/api/account.ts'
export type { KitRecording, RecordOptions } from './kit/api/devtools.ts'
export type { EventsApi } from './kit/api/events.ts'
export type { DisconnectResult, Kit, OpenOptions } from './kit/api/kit.ts'
export type { KitOptions } from './kit/api/kit-options.ts'
export type { ModalApi } from './kit/api/modal.ts'
export type { KitNetwork } from './kit/api/network.ts'
export type { Eip1193Provider, ProviderOf, Providers } from './kit/api/providers.ts'
export type { KitSession, SessionApi } from './kit/api/session.ts'
export type { SettingsChange } from './kit/api/settings.ts'
export type { CallsRequest, WalletInfo } from './kit/api/wallet.ts'
export { createKit } from './kit/create-kit.ts'
export type { Flow, Readable, RunningFlow, ViewOf } from './protocol/flow.ts'
export type {
  AccountState,
  AlertState,
  ApprovalsState,
  ConfigState,
  ConnectionsState,
  DirectoryState,
  EmbeddedState,
  Features,
  KitState,
  Metadata,
  ModalState,
  NetworkState,
  RouterEntry,
  RouterState,
  SessionState,
  ToastState,
  ViewData,
} from './protocol/kit-state.ts'
export type { ThemeMode, ThemeToken, ThemeValue, ThemeVariables } from './protocol/theme.ts'

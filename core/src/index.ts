export type { Flow, RunningFlow, Store, ViewOf } from './contracts/flow.ts'
export type {
  AccountState,
  AlertState,
  ApprovalsState,
  ConfigState,
  ConnectionsState,
  DirectoryState,
  Features,
  KitState,
  Metadata,
  ModalState,
  NetworkState,
  RouterEntry,
  RouterState,
  ThemeMode,
  ToastState,
  ViewData,
} from './contracts/kit-state.ts'
export type { Account, AccountStatus, NativeBalance } from './domain/account.ts'
export type { CaipAddress, CaipNetworkId } from './domain/caip.ts'
export type { Call, CallsStatus, Capabilities } from './domain/calls.ts'
export type { ByNamespace, Namespace } from './domain/namespace.ts'
export type { Network, NetworkOption } from './domain/network.ts'
export type { Recording } from './domain/recording.ts'
export type { ApprovalSource, RequestOutcome, UnsafeRequest } from './domain/unsafe-request.ts'
export type { ViewName } from './domain/view-name.ts'
export type { Connector, CustomWallet, RemoteSession, Wallet } from './domain/wallet.ts'
export type { ErrorCode } from './errors/catalogue.ts'
export { isKitError, KitError, textOf } from './errors/kit-error.ts'
export { createKit } from './kit/create-kit.ts'
export type {
  BalanceAnswer,
  Disconnected,
  Kit,
  KitRecording,
  OpenableView,
  OpenOptions,
  PortfolioAnswer,
  PublicAccount,
  PublicNetwork,
  PublicState,
  RecordOptions,
  Theme,
  WalletInfo,
} from './kit/kit.ts'
export type { KitOptions } from './kit/kit-options.ts'
export { importAgain } from './platform/import-again.ts'

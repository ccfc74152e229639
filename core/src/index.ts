export type { Flow, RunningFlow, Store, ViewOf } from './contracts/flow.ts'
export type {
  AccountState,
  AlertState,
  ConfigState,
  ConnectionsState,
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
export type { ErrorCode } from './errors/catalogue.ts'
export { isKitError, KitError, textOf } from './errors/kit-error.ts'
export { createKit } from './kit/create-kit.ts'
export type { BalanceAnswer, Kit, OpenableView, OpenOptions, PublicAccount, PublicNetwork, PublicState, Theme, WalletInfo } from './kit/kit.ts'
export type { KitOptions } from './kit/kit-options.ts'

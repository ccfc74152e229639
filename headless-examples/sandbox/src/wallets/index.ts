export { createWallet } from './create-wallet.ts'
export { type Installed, type InstallOptions, installWallets } from './install.ts'
export { memoryPage, memoryStore } from './memory-page.ts'
export { ProviderError } from './provider-error.ts'
export { knownChains, roster, type WalletName, type WalletProfile } from './roster.ts'
export type {
  ApprovalMode,
  Ask,
  KnownChain,
  ScriptedAnswer,
  Show,
  TextStore,
  Verdict,
  Wallet,
  WalletControl,
  WalletFace,
  WalletOptions,
  WalletPage,
  WalletProvider,
  WalletState,
} from './wallet.types.ts'

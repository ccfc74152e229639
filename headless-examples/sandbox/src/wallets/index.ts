export type { KnownChain, WalletBranding } from '../base/wallet-roster.ts'
export {
  knownChains,
  type WalletName,
  type WalletProfile,
  walletRoster,
} from '../base/wallet-roster.ts'
export type { PolkadotKeyType } from '../keys/polkadot-key.ts'

export { type BitcoinWalletOptions, createBip122Wallet } from './bip122/create-bip122-wallet.ts'
export { type CosmosWalletOptions, createCosmosWallet } from './cosmos/create-cosmos-wallet.ts'
export type { CosmosPath } from './cosmos/injected-paths.ts'
export { createWallet } from './create-wallet.ts'
export {
  createInPageWallet,
  type InPageApprovals,
  type InPageWallet,
} from './in-page/create-in-page-wallet.ts'
export { installInPage } from './in-page/install-in-page.ts'
export {
  type InstalledNamespaceWallets,
  type InstallNamespaceWalletsOptions,
  installNamespaceWallets,
} from './install-namespace-wallets.ts'
export {
  type InstalledWallets,
  type InstallWalletsOptions,
  installWallets,
} from './install-wallets.ts'
export { memoryPage, memoryStore } from './memory-page.ts'
export {
  type NamespaceWalletName,
  type NamespaceWalletProfile,
  namespaceNetworks,
  namespaceRoster,
} from './namespace-roster.ts'
export {
  createPolkadotWallet,
  type PolkadotWalletOptions,
} from './polkadot/create-polkadot-wallet.ts'
export { ProviderError } from './provider-error.ts'
export { createSolanaWallet, type SolanaWalletOptions } from './solana/create-solana-wallet.ts'
export type {
  ApprovalContent,
  ApprovalMode,
  ApprovalRequest,
  CommonControl,
  CommonState,
  Decision,
  NamespaceControl,
  NamespaceState,
  NamespaceWallet,
  NonEvmNamespace,
  ScriptedAnswer,
  ShowApproval,
  TextStore,
  Wallet,
  WalletControl,
  WalletOptions,
  WalletPage,
  WalletProvider,
  WalletState,
} from './wallet.types.ts'

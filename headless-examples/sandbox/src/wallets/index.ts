export type { BitcoinWalletOptions } from './bip122/bitcoin.types.ts'
export { createBip122Wallet } from './bip122/create-bip122-wallet.ts'
export { type CosmosWalletOptions, createCosmosWallet } from './cosmos/create-cosmos-wallet.ts'
export type { CosmosPlace } from './cosmos/places.ts'
export { createWallet } from './create-wallet.ts'
export {
  type FamilyName,
  type FamilyProfile,
  familyNetworks,
  familyRoster,
} from './family-roster.ts'
export {
  createInPageWallet,
  type InPageApprovals,
  type InPageWallet,
} from './in-page/create-in-page-wallet.ts'
export { installInPage } from './in-page/install-in-page.ts'
export { type Installed, type InstallOptions, installWallets } from './install.ts'
export {
  type InstalledFamilies,
  type InstallFamiliesOptions,
  installFamilies,
} from './install-families.ts'
export { memoryPage, memoryStore } from './memory-page.ts'
export {
  createPolkadotWallet,
  type PolkadotWalletOptions,
} from './polkadot/create-polkadot-wallet.ts'
export type { PolkadotKind } from './polkadot/polkadot-key.ts'
export { ProviderError } from './provider-error.ts'
export { knownChains, roster, type WalletName, type WalletProfile } from './roster.ts'
export { createSolanaWallet, type SolanaWalletOptions } from './solana/create-solana-wallet.ts'
export type {
  ApprovalMode,
  Ask,
  AskWords,
  CommonControl,
  CommonState,
  Family,
  FamilyControl,
  FamilyState,
  FamilyWallet,
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

export { sandboxRemoteChains } from './chains.ts'
export { createRemoteWallet } from './create-remote-wallet.ts'
export type {
  KnownRemoteChain,
  RemoteAccount,
  RemoteAnswer,
  RemoteApproval,
  RemoteChain,
  RemoteMode,
  RemoteNamespace,
  RemotePeer,
  RemoteProposal,
  RemoteRequest,
  RemoteSession,
  RemoteWallet,
  RemoteWalletOptions,
  RemoteWalletState,
} from './remote-wallet.types.ts'
export type { Namespaces, RemoteStorage, Sdk, SdkError } from './sdk.types.ts'

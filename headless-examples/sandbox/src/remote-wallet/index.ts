export { phoneFace } from './branding.ts'
export { sandboxRemoteChains } from './chains.ts'
export { createRemoteWallet } from './create-remote-wallet.ts'
export { grantedChains, withoutChain } from './grants.ts'
export { memoryStorage } from './memory-storage.ts'
export { readPairingLink } from './parse-pairing-link.ts'
export { readPicture } from './read-qr-code.ts'
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
  ScriptedRemoteAnswer,
} from './remote-wallet.types.ts'
export type { Namespaces, RemoteStorage, Sdk, SdkError } from './sdk.types.ts'

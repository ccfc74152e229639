export { phoneBranding } from './branding.ts'
export { sandboxRemoteChains } from './chains.ts'
export { createRemoteWallet } from './create-remote-wallet.ts'
export { grantedChains, withoutChain } from './grants.ts'
export { memoryStorage } from './memory-storage.ts'
export { parsePairingLink } from './parse-pairing-link.ts'
export { readQrCode } from './read-qr-code.ts'
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
export { type RemoteSignInMode, remoteSignInModes } from './sign-in-modes.ts'

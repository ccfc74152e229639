import type { ApprovalContent } from '../wallets/wallet.types.ts'
import type { Namespaces, RemoteStorage, Sdk, SdkError } from './sdk.types.ts'
import type { RemoteSignInMode } from './sign-in-modes.ts'

export type RemoteNamespace = 'eip155' | 'solana' | 'bip122' | 'polkadot' | 'cosmos'

/** `rpc`: URL of the node for transactions. Without it the wallet sends none on the chain. */
export type RemoteChain = { caip2: string; rpc?: string; name?: string }
export type KnownRemoteChain = {
  caip2: string
  namespace: RemoteNamespace
  reference: string
  name: string
  rpc: string | null
}

/**
 * `ask`: proposals and requests wait for a person or a script. `approve`, `reject`: the wallet
 * decides at once.
 */
export type RemoteMode = 'ask' | 'approve' | 'reject'

export type RemoteWalletOptions = {
  relayUrl: string
  /** The first chain is active initially. */
  chains: readonly RemoteChain[]
  mode: RemoteMode
  /** By default `sign`. */
  signIn?: RemoteSignInMode
  /** By default the sandbox's mnemonic. */
  mnemonic?: string
  /** Indexes of the accounts, by default the last two funded ones. */
  accounts?: readonly number[]
  name?: string
  icon?: string
  url?: string
  /** Links with which pages open the wallet: its scheme and its universal link. */
  redirect?: { native: string; universal: string }
  /** Storage of the sessions, by default IndexedDB in a browser and memory in Node. */
  storage?: RemoteStorage
  /** Must be unique per wallet of a process. */
  storagePrefix?: string
  /** The SDK to use, by default the current version. */
  sdk?: Sdk
}

export type RemotePeer = { name: string; url: string; description: string; icon: string | null }

/** `position`: index in the wallet. `addresses`: by CAIP-2 id. */
export type RemoteAccount = { position: number; addresses: Readonly<Record<string, string>> }

export type RemoteProposal = {
  id: number
  peer: RemotePeer
  /** All requested chains. `known`: the wallet can grant the chain. */
  chains: readonly { caip2: string; name: string; known: boolean }[]
  methods: readonly string[]
  /**
   * The messages that the page asks to sign, of each account on each known chain. Empty if it asks
   * for none, or if the wallet does not support it.
   */
  messages: readonly { position: number; chain: string; text: string }[]
  /** In ms since 1970. */
  expiresAt: number
}

export type RemoteRequest = {
  id: number
  topic: string
  peer: RemotePeer
  /** CAIP-2. */
  chain: string
  method: string
  params: unknown
  /** The texts that describe the request. */
  content: ApprovalContent
}

export type RemoteSession = {
  topic: string
  peer: RemotePeer
  namespaces: Namespaces
  /** In ms since 1970. */
  expiresAt: number
}

export type RemoteWalletState = {
  connection: 'online' | 'offline' | 'stopped'
  mode: RemoteMode
  signIn: RemoteSignInMode
  accounts: readonly RemoteAccount[]
  chains: readonly KnownRemoteChain[]
  /** Position of the active account. */
  account: number
  /** CAIP-2 id of the active chain. */
  chain: string
  proposals: readonly RemoteProposal[]
  requests: readonly RemoteRequest[]
  sessions: readonly RemoteSession[]
  /** The last error of background work, e.g. of an automatic approval. */
  problem: string | null
}

/**
 * Restricts an approval to chains, to accounts by position, or to exact namespaces. `signers`: the
 * positions of the accounts that sign in if the page asks for it, by default the first account.
 */
export type RemoteApproval = {
  chains?: readonly string[]
  accounts?: readonly number[]
  signers?: readonly number[]
  namespaces?: Namespaces
}

/** A response that a script sets, valid or not. */
export type ScriptedRemoteAnswer = { result: unknown } | { error: SdkError }
/** The decision of a person, or a scripted response. */
export type RemoteAnswer = 'approve' | 'reject' | ScriptedRemoteAnswer

/** A simulated phone wallet. Commands resolve when the page has been notified. */
export type RemoteWallet = {
  /** `get` returns the same object until the state changes. */
  readonly state: { get(): RemoteWalletState; subscribe(listener: () => void): () => void }
  setMode(mode: RemoteMode): void
  setSignIn(mode: RemoteSignInMode): void
  pair(uri: string): Promise<void>
  approve(proposalId: number, approval?: RemoteApproval): Promise<RemoteSession>
  reject(proposalId: number, reason?: SdkError): Promise<void>
  answer(requestId: number, answer: RemoteAnswer): Promise<void>
  /** Sets the response to the next request of a method, which then needs no decision. */
  answerNext(method: string, answer: ScriptedRemoteAnswer): void
  /** Makes another account active and grants it in the sessions that lack it. */
  changeAccount(position: number): Promise<void>
  /** Makes another chain active and grants it in the sessions of its namespace that lack it. */
  changeChain(caip2: string): Promise<void>
  update(topic: string, namespaces: Namespaces): Promise<void>
  extend(topic: string): Promise<void>
  ping(topic: string): Promise<void>
  end(topic: string): Promise<void>
  /**
   * Replaces members of the settlement of the next approval, valid or not. The wallet itself keeps
   * the valid session.
   */
  settleNext(changes: Readonly<Record<string, unknown>>): void
  /** Sends a message of a session as it is, without the checks of the SDK. */
  send(topic: string, method: string, params: unknown): Promise<void>
  /** Disconnects from the relay until `online` is called, as in flight mode. */
  offline(): Promise<void>
  online(): Promise<void>
  /** Ends the connection and all timers. Sessions stay in storage. */
  stop(): Promise<void>
}

import type { ApprovalContent } from '../wallets/wallet.types.ts'
import type { Namespaces, RemoteStorage, Sdk, SdkError } from './sdk.types.ts'

export type RemoteNamespace = 'eip155' | 'solana' | 'bip122' | 'polkadot' | 'cosmos'

/** `rpc`: the node that transactions go to; chains without one are only there to have addresses on. */
export type RemoteChain = { caip2: string; rpc?: string; name?: string }
export type KnownRemoteChain = {
  caip2: string
  namespace: RemoteNamespace
  reference: string
  name: string
  rpc: string | null
}

/** `ask`: a person or a script decides. */
export type RemoteMode = 'ask' | 'approve' | 'reject'

export type RemoteWalletOptions = {
  relayUrl: string
  /** The first is in front. */
  chains: readonly RemoteChain[]
  mode: RemoteMode
  /** Whose words; the sandbox's own when nothing is said. */
  mnemonic?: string
  /** Which of its accounts, by their place; the last two that the sandbox funds when nothing is said. */
  accounts?: readonly number[]
  name?: string
  icon?: string
  url?: string
  /** Where pages may open it: its own scheme and its universal link. */
  redirect?: { native: string; universal: string }
  /** Where sessions live; IndexedDB in a browser and memory in Node when nothing is said. */
  storage?: RemoteStorage
  /** Each wallet of a process needs its own. */
  storagePrefix?: string
  /** Another version of the SDK. */
  sdk?: Sdk
}

export type RemotePeer = { name: string; url: string; description: string; icon: string | null }

/** `position`: its place in this wallet, from 0. `addresses`: by CAIP-2 chain. */
export type RemoteAccount = { position: number; addresses: Readonly<Record<string, string>> }

export type RemoteProposal = {
  id: number
  peer: RemotePeer
  /** Every chain asked for; `known`: this wallet could grant it. */
  chains: readonly { caip2: string; name: string; known: boolean }[]
  methods: readonly string[]
  /** In milliseconds. */
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
  /** The same for reading. */
  content: ApprovalContent
}

export type RemoteSession = {
  topic: string
  peer: RemotePeer
  namespaces: Namespaces /** In milliseconds. */
  expiresAt: number
}

export type RemoteWalletState = {
  connection: 'online' | 'offline' | 'stopped'
  mode: RemoteMode
  accounts: readonly RemoteAccount[]
  chains: readonly KnownRemoteChain[]
  /** Position of the account in front. */
  account: number
  /** CAIP-2 of the chain in front. */
  chain: string
  proposals: readonly RemoteProposal[]
  requests: readonly RemoteRequest[]
  sessions: readonly RemoteSession[]
  /** What went wrong last with something nobody waited for. */
  problem: string | null
}

/** Less than everything: only these chains, only these accounts by position, or exactly these namespaces. */
export type RemoteApproval = {
  chains?: readonly string[]
  accounts?: readonly number[]
  namespaces?: Namespaces
}

/** An answer that only a script would give, right or wrong. */
export type ScriptedRemoteAnswer = { result: unknown } | { error: SdkError }
/** What a person says, or a script. */
export type RemoteAnswer = 'approve' | 'reject' | ScriptedRemoteAnswer

/** A phone with keys. Commands resolve when the other side has been told. */
export type RemoteWallet = {
  /** The same object until something changes. */
  readonly state: { get(): RemoteWalletState; subscribe(listener: () => void): () => void }
  setMode(mode: RemoteMode): void
  pair(uri: string): Promise<void>
  approve(proposalId: number, approval?: RemoteApproval): Promise<RemoteSession>
  reject(proposalId: number, reason?: SdkError): Promise<void>
  answer(requestId: number, answer: RemoteAnswer): Promise<void>
  /** The next request of that method gets this answer, without anybody being asked. */
  answerNext(method: string, answer: ScriptedRemoteAnswer): void
  /** Puts another account in front and tells every session, which is given it if it lacks it. */
  changeAccount(position: number): Promise<void>
  /** Puts another chain in front and tells every session of its namespace, which is given it if it lacks it. */
  changeChain(caip2: string): Promise<void>
  update(topic: string, namespaces: Namespaces): Promise<void>
  extend(topic: string): Promise<void>
  ping(topic: string): Promise<void>
  end(topic: string): Promise<void>
  /** As in flight mode: nothing goes out or comes in until `online`. */
  offline(): Promise<void>
  online(): Promise<void>
  /** Ends the line and every timer; sessions stay in storage. */
  stop(): Promise<void>
}

/**
 * The types of this file have only the members that the wallet uses, so that older versions of the
 * SDK are assignable to them too.
 */
export type Namespace = {
  chains?: string[]
  accounts: string[]
  methods: string[]
  events: string[]
}
export type Namespaces = Record<string, Namespace>
export type RequestedNamespaces = Record<
  string,
  { chains?: string[]; methods: string[]; events: string[] }
>
export type Metadata = {
  name: string
  description: string
  url: string
  icons: string[]
  redirect?: { native?: string; universal?: string }
}

export type SdkError = { code: number; message: string }
export type SdkProposal = {
  id: number
  expiryTimestamp: number
  pairingTopic: string
  proposer: { metadata: Metadata }
  requiredNamespaces: RequestedNamespaces
  optionalNamespaces: RequestedNamespaces
  /** Missing in older versions of the SDK. */
  requests?: { authentication?: readonly unknown[] }
}
/** What a page asks to sign while the wallet connects (CAIP-74). Times are ISO 8601. */
export type SignInRequest = {
  domain: string
  aud: string
  version: string
  nonce: string
  iat: string
  /** CAIP-2. */
  chains: string[]
  statement?: string
  exp?: string
  nbf?: string
  requestId?: string
  resources?: string[]
}
/** A signed message (CAIP-74). `iss`: `did:pkh:` and a CAIP-10 id. */
export type Cacao = {
  h: { t: 'caip122' }
  p: Omit<SignInRequest, 'chains'> & { iss: string }
  s: { t: 'eip191'; s: string }
}
export type SdkRequest = {
  id: number
  topic: string
  params: {
    chainId: string
    request: { method: string; params: unknown; expiryTimestamp?: number }
  }
}
export type SdkSession = {
  topic: string
  expiry: number
  namespaces: Namespaces
  peer: { metadata: Metadata }
}
export type SdkResponse =
  | { id: number; jsonrpc: string; result: unknown }
  | { id: number; jsonrpc: string; error: SdkError }

export type SdkCore = {
  relayer: {
    readonly connected: boolean
    transportClose(): Promise<void>
    transportOpen(): Promise<void>
    on(event: string, listener: () => void): void
  }
  heartbeat: { stop(): void }
  verify: { resolve: (params: never) => Promise<unknown> }
  eventClient: { init: () => Promise<void> }
}

export type SdkWallet = {
  on(
    event: 'session_proposal',
    listener: (event: { id: number; params: SdkProposal }) => void,
  ): unknown
  on(event: 'session_request', listener: (event: SdkRequest) => void): unknown
  on(
    event: 'session_delete' | 'proposal_expire' | 'session_request_expire',
    listener: (event: { id: number }) => void,
  ): unknown
  pair(params: { uri: string }): Promise<void>
  approveSession(params: {
    id: number
    namespaces: Namespaces
    /** Ignored by older versions of the SDK. */
    proposalRequestsResponses?: { authentication: Cacao[] }
  }): Promise<SdkSession>
  formatAuthMessage(params: { request: SignInRequest; iss: string }): string
  rejectSession(params: { id: number; reason: SdkError }): Promise<void>
  updateSession(params: {
    topic: string
    namespaces: Namespaces
  }): Promise<{ acknowledged(): Promise<void> }>
  extendSession(params: { topic: string }): Promise<{ acknowledged(): Promise<void> }>
  respondSessionRequest(params: { topic: string; response: SdkResponse }): Promise<void>
  emitSessionEvent(params: {
    topic: string
    event: { name: string; data: unknown }
    chainId: string
  }): Promise<void>
  disconnectSession(params: { topic: string; reason: SdkError }): Promise<void>
  getActiveSessions(): Record<string, SdkSession>
  getPendingSessionProposals(): Record<number, SdkProposal>
  getPendingSessionRequests(): readonly SdkRequest[]
  engine: {
    signClient: {
      ping(params: { topic: string }): Promise<void>
      events: { on(event: string, listener: () => void): unknown }
      logger: { level: string }
      /** Untyped: its members differ between versions of the SDK. */
      engine: object
    }
  }
}

/** The storage interface of the SDK. It does not validate stored values. */
export type RemoteStorage = {
  getKeys(): Promise<string[]>
  getEntries<T = unknown>(): Promise<[string, T][]>
  getItem<T = unknown>(key: string): Promise<T | undefined>
  setItem<T = unknown>(key: string, value: T): Promise<void>
  removeItem(key: string): Promise<void>
}
export type CoreOptions = {
  projectId: string
  relayUrl: string
  customStoragePrefix: string
  telemetryEnabled: boolean
  logger: string
  storage?: RemoteStorage
}

/** The classes of one version of the SDK. */
export type Sdk = {
  Core: { init(options: CoreOptions): Promise<SdkCore> }
  WalletKit: { init(options: { core: SdkCore; metadata: Metadata }): Promise<SdkWallet> }
}

import type { Cacao } from '../../domain/sign-in/cacao.ts'

/** The session of an Ethereum sign-in, as the page's server reports it. `chainId`: a number. */
export type SIWESession = { address: string; chainId: number }

/**
 * The parts of the message that the page chooses. `domain` and `uri` must be those of the page (rule
 * R17). `exp` and `nbf`: ISO 8601. `chains`: numbers, not used.
 */
export type SIWEMessageParams = {
  domain: string
  uri: string
  chains?: readonly number[] | undefined
  statement?: string | undefined
  resources?: readonly string[] | undefined
  requestId?: string | undefined
  exp?: string | undefined
  nbf?: string | undefined
  methods?: readonly string[] | undefined
}

/**
 * What the page's `createMessage` receives. `address`: `did:pkh:`, the CAIP-2 id of the network and
 * the address, which `formatMessage` accepts. `chainId`: 1 for a network whose id is not a number.
 * `iat`: ISO 8601.
 */
export type SIWECreateMessageArgs = SIWEMessageParams & {
  chainId: number
  address: string
  nonce: string
  version: '1'
  iat: string
}

/** `cacao`: set if a remote wallet signed while it connected. */
export type SIWEVerifyMessageArgs = { message: string; signature: string; cacao?: Cacao }

/** Signing in with Ethereum on the page's own server. */
export type SIWEMethods = {
  /** A nonce of the server: single use, at least 8 letters and digits. */
  getNonce(address?: string): Promise<string>
  /** Null or undefined fails with `siwe/params-missing`. */
  getMessageParams?(): Promise<SIWEMessageParams | null | undefined>
  /** Returns the text to sign, for example that of `formatMessage`. */
  createMessage(args: SIWECreateMessageArgs): string
  /** Whether the server accepts the signature and has opened a session. */
  verifyMessage(args: SIWEVerifyMessageArgs): Promise<boolean>
  /** The open session. Null if the visitor is not signed in. */
  getSession(): Promise<SIWESession | null>
  /** Ends the session. False: it was not ended. */
  signOut(): Promise<boolean>
  onSignIn?(session?: SIWESession): void
  onSignOut?(): void
}

export type SIWEOptions = {
  /** False: visitors do not sign in. Default true. */
  enabled?: boolean
  /** Whether a visitor who does not sign in is disconnected. Default true. */
  required?: boolean
  /** Default true. */
  signOutOnDisconnect?: boolean
  /** Default true. */
  signOutOnAccountChange?: boolean
  /** Default true. */
  signOutOnNetworkChange?: boolean
  /** The lifetime of a nonce, in ms. An older one is not used. Default 300000. */
  nonceRefetchIntervalMs?: number
  /** The session is read again this often, in ms. Default 300000. */
  sessionRefetchIntervalMs?: number
}

/** What `createSIWEConfig` returns. */
export type SIWEClient = { options: SIWEOptions; methods: SIWEMethods }

/** The option `siweConfig`: options and methods in one object or in two. */
export type SIWEConfig = (SIWEOptions & SIWEMethods) | SIWEClient

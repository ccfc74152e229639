import type { Params } from '../clients/http/request-url.ts'
import type { CaipNetworkId } from '../domain/caip/caip.ts'
import type { Namespace } from '../domain/caip/namespace.ts'
import type { Network } from '../domain/network/network.ts'
import type {
  AuthenticationAnswer,
  AuthenticationRequest,
} from '../domain/sign-in/authentication.ts'
import type {
  SignInAccount,
  SignInData,
  SignInInput,
  SignInMessage,
  SignInPolicies,
  SignInSession,
} from '../domain/sign-in/session.ts'
import type { Connector } from '../domain/wallet/wallet.ts'
import type { Platform } from '../platform/platform.ts'
import type { Storage } from '../storage/storage.ts'
import type { SIWEConfig } from './siwe/siwe.types.ts'
import type { ReadKey, VerifySession } from './verify-session.ts'

/** How a page creates, verifies and stores sign-in sessions. The interface is that of AppKit. */
export type SiwxExtension = {
  /**
   * Creates the message of one sign-in, for example with a nonce of the server. For a remote wallet
   * that signs while it connects, `accountAddress` is '' and the text is not used: the wallet
   * chooses the accounts.
   */
  createMessage(input: SignInInput): Promise<SignInMessage>
  /**
   * Verifies and stores a session. Rejects if it is invalid. `signal` aborts when the visitor gives
   * up: a session that opens all the same has to end. If the method resolves nevertheless, the kit
   * calls `revokeSession`. May resolve with the session as it is kept, for example with another
   * `expirationTime`.
   */
  addSession(session: SignInSession, signal?: AbortSignal): Promise<unknown>
  /** Verifies the sessions and replaces all stored ones. `[]` signs out. `signal`: see `addSession`. */
  setSessions(sessions: readonly SignInSession[], signal?: AbortSignal): Promise<void>
  /**
   * The valid sessions of one account. Those of another account or network do not count, but end when
   * the visitor disconnects their namespace.
   */
  getSessions(chainId: CaipNetworkId, address: string): Promise<readonly SignInSession[]>
  /** Ends the session of one account, and no other. Rejects if it may still be open. */
  revokeSession(chainId: CaipNetworkId, address: string): Promise<void>
  /**
   * Ends the sessions of all accounts of a namespace, also of those that the kit does not know after
   * a reload. Without it, the kit ends all sessions where it knows no account, and reads that of the
   * active account again.
   */
  revokeNamespace?(namespace: Namespace): Promise<void>
  /** Whether a visitor who does not sign in is disconnected. Default true. */
  getRequired?(): boolean
  /** Whether disconnecting signs out. Default true. */
  signOutOnDisconnect?: boolean
  /** Whether another account of the wallet signs out the previous one. Default false. */
  signOutOnAccountChange?: boolean
  /** Whether another network signs out. Default false. */
  signOutOnNetworkChange?: boolean
  /** Reads the session again this often, in ms. Default 0: only after changes. */
  sessionRefetchInterval?: number
  /** A message that is older is created again instead of signed, in ms. Default 300000. */
  messageLifetime?: number
  /**
   * Calls the listener when sessions changed outside this tab. Returns unsubscribe. Without it, the
   * kit notes in its storage when it has signed in or out, and other tabs read the session again.
   */
  subscribe?(listener: () => void): () => void
}

/** The parts of the kit that an extension of Latchkit uses. */
export type SiwxHost = {
  platform: Platform
  storage: Storage
  /** The current networks of the kit. */
  networks(): readonly Network[]
  /** RPC URLs of a network, in order of preference. Empty for a network that is not configured. */
  rpcUrls(caipNetworkId: CaipNetworkId): readonly string[]
  /** The network of the active account. Null without one. */
  activeNetwork(): CaipNetworkId | null
  /** The connected wallet of the active namespace. Null if no wallet is connected in it. */
  wallet(): Pick<Connector, 'id' | 'name' | 'icon' | 'type'> | null
  /**
   * URL of the wallet directory and the query parameters that identify the project. Rejects with
   * `config/option-invalid` without a project id.
   */
  directory(): Promise<{ base: string; identity: Params }>
  /**
   * Whether the signature of a session is valid and the signed text says what the session says.
   * Rejects if that cannot be verified, for example because the chain cannot be read.
   */
  verify: VerifySession
  /** The key that signed a session of a cosmos account, for servers. Null in other namespaces. */
  publicKey: ReadKey
}

/**
 * An extension of Latchkit, as a value of the option `siwx`. The kit calls `create` when its engine
 * is loaded. The code of the extension loads with the first call of one of its methods.
 */
export type SiwxEntry = {
  /** False: visitors do not sign in, as without the option. Default true. */
  enabled?: boolean
  create(host: SiwxHost): SiwxExtension
}

/** A session of the page's own extension. It is parsed: `chainId` is a CAIP-2 id. */
export type PageSession = Omit<SignInSession, 'data' | 'cacao'> & {
  data: Omit<SignInData, 'chainId'> & { chainId: string }
  cacao?: unknown
}

/** An extension that the page wrote, for example for AppKit. Its results are parsed. */
export type PageExtension = Omit<
  SiwxExtension,
  'createMessage' | 'addSession' | 'setSessions' | 'getSessions' | 'revokeSession'
> & {
  createMessage(
    input: Omit<SignInInput, 'chainId'> & { chainId: string },
  ): Promise<PageSession['data'] & { toString(): string }>
  addSession(session: PageSession, signal?: AbortSignal): Promise<unknown>
  setSessions(sessions: readonly PageSession[], signal?: AbortSignal): Promise<void>
  getSessions(chainId: string, address: string): Promise<readonly PageSession[]>
  revokeSession(chainId: string, address: string): Promise<void>
}

/** The option `siwx` or `siweConfig` of a kit. */
export type SiwxOption = { siwx: SiwxEntry | PageExtension } | { siwe: SIWEConfig }

/** `siteUrl`: the URL that the wallet shows as that of the page. `chains`: not empty. */
export type AuthenticationInput = { chains: readonly CaipNetworkId[]; siteUrl: string }

/** Disconnected namespaces. `accounts`: those that the kit knows to have had a session. */
export type LeftSessions = {
  namespaces: readonly Namespace[]
  accounts: readonly Pick<SignInAccount, 'namespace' | 'caipNetworkId' | 'address'>[]
}

/**
 * The extension of a kit: each policy has a value, and the results of each method are checked. The
 * first call of a method loads the code behind it.
 */
export type Siwx = Omit<
  Required<SiwxExtension>,
  'addSession' | 'getRequired' | 'revokeNamespace' | keyof SignInPolicies
> & {
  /** Resolves with the session as the extension keeps it. */
  addSession(session: SignInSession, signal?: AbortSignal): Promise<SignInSession>
  /** The current policies: a page may change them. */
  policies(): SignInPolicies
  /**
   * The namespaces whose sessions may be open, also of an earlier page load. `ending`: those whose
   * sign-out is not confirmed. `open`: the others.
   */
  openNamespaces(status?: 'open' | 'ending'): readonly Namespace[]
  /** Whether the last read in a namespace named a session of another account or network. */
  hasOthers(namespace: Namespace): boolean
  /** Repeats the sign-outs that are not confirmed. Rejects if one fails again. */
  repeatSignOut(): Promise<void>
  /** Calls the listener when a sign-out fails for the first time. Returns unsubscribe. */
  onSignOutFailed(listener: () => void): () => void
  /** Ends the sessions of the namespaces. Rejects if one of them may still be open. */
  revokeNamespaces(left: LeftSessions): Promise<void>
  /** Called before the kit stops: sessions that open later stay for the next kit. */
  stop(): void
  /** Whether a visitor who does not sign in is disconnected. */
  required(): boolean
  /** Verifies a session as `SiwxHost.verify` does. */
  verify: VerifySession
  /** Creates the request that is sent to remote wallets with the proposal of a connection. */
  requestAuthentication(input: AuthenticationInput): Promise<AuthenticationRequest>
  /**
   * Verifies what a remote wallet signed while it connected (decision 19). Resolves with its
   * sessions. Rejects if one of its cacaos is not valid.
   */
  authenticate(answer: AuthenticationAnswer, signal: AbortSignal): Promise<readonly SignInSession[]>
  /** What the page passed, or the extension that its entry or `siweConfig` created. */
  extension: PageExtension
}

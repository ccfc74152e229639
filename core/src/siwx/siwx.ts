import type { CaipNetworkId } from '../domain/caip/caip.ts'
import type { Network } from '../domain/network/network.ts'
import type { SignInInput, SignInMessage, SignInSession } from '../domain/sign-in/session.ts'
import type { Connector } from '../domain/wallet/wallet.ts'
import type { Platform } from '../platform/platform.ts'
import type { Storage } from '../storage/storage.ts'

/** How a page creates, verifies and stores sign-in sessions. The interface is that of AppKit. */
export type SiwxExtension = {
  /** Creates the message of one sign-in, for example with a nonce of the server. */
  createMessage(input: SignInInput): Promise<SignInMessage>
  /** Verifies and stores a session. Rejects if it is invalid. */
  addSession(session: SignInSession): Promise<void>
  /** Verifies the sessions and replaces all stored ones. `[]` signs out. */
  setSessions(sessions: readonly SignInSession[]): Promise<void>
  /** The valid sessions of one account. */
  getSessions(chainId: CaipNetworkId, address: string): Promise<readonly SignInSession[]>
  revokeSession(chainId: CaipNetworkId, address: string): Promise<void>
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
  /** Calls the listener when sessions changed outside this tab. Returns unsubscribe. */
  subscribe?(listener: () => void): () => void
}

/** The parts of the kit that an extension of Latchkit uses. */
export type SiwxHost = {
  platform: Platform
  storage: Storage
  /** The configured networks. */
  networks(): readonly Network[]
  /** RPC URLs of a network, in order of preference. */
  rpcUrls(caipNetworkId: CaipNetworkId): readonly string[]
  projectId: string | null
  /** The SDK label that hosted services receive. */
  sdk: { type: string; version: string }
  /** The connected wallet of the active namespace. */
  wallet(): Pick<Connector, 'id' | 'name' | 'icon' | 'type'> | null
}

/** An extension of Latchkit: the value of the option `siwx`. Its code loads with the first use. */
export type SiwxEntry = {
  /** Whether a visitor who does not sign in is disconnected. */
  required: boolean
  create(host: SiwxHost): Promise<SiwxExtension>
}

import type { SignInSession } from '../../domain/sign-in/session.ts'
import type { SessionOptions } from '../session-options.ts'
import type { SiwxEntry } from '../siwx.ts'

/**
 * `message`: default `plain`, the text that the hosted service documents. Its chain id is always a
 * CAIP-2 id.
 */
export type HostedOptions = Omit<SessionOptions, 'clearChainIdNamespace'> & {
  /** Reads the session again this often, in ms. 0: only after changes. Default 300000. */
  sessionRefetchInterval?: number
}

/** The session of the hosted service, which has further fields. `caip2Network`: CAIP-2. */
export type HostedAccount = { address: string; caip2Network: string } & Readonly<
  Record<string, unknown>
>

/** The value of `siwx` that `hostedSessions` returns. */
export type HostedSessions = SiwxEntry & {
  /** The session with the account of the hosted service. Rejects with `siwx/not-authenticated`. */
  getSessionAccount(): Promise<HostedAccount>
  /**
   * Stores data of the page, which must be JSON, with the account. Rejects with
   * `siwx/not-authenticated`.
   */
  setSessionAccountMetadata(metadata: unknown): Promise<void>
  /** Calls the listener with each new session, undefined without one. Returns unsubscribe. */
  on(event: 'sessionChanged', listener: (session: SignInSession | undefined) => void): () => void
}

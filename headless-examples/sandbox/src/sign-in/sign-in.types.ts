import type { FaultControls } from '../faults/start-fault-server.ts'

export type RpcUrls = Readonly<Record<string, readonly string[]>>

/** How a session travels: in a cookie that scripts cannot read, or as a bearer token. */
export type Transport = 'cookie' | 'bearer'

/**
 * Settings of a running server. `clock`: ms by which its clock is ahead. `nonceLifetime`,
 * `sessionLifetime`: ms. `answers`: whether answers name the account that signed, or `other` one,
 * as a defect or an attacker would.
 */
export type SignInSettings = {
  clock: number
  nonceLifetime: number
  sessionLifetime: number
  answers: 'signed' | 'other'
}

/**
 * `port` 0: any free port. `database`: a file of SQLite, or `:memory:` (the default). `rpcUrls`: by
 * CAIP-2 id, for the signatures of contract accounts. `origins`: pages that may use the
 * server; by default those of this machine.
 */
export type SignInOptions = {
  port?: number
  database?: string
  rpcUrls?: () => RpcUrls
  origins?: readonly string[] | 'local'
}

export type SignIn = FaultControls & {
  /**
   * Base URL. Sessions with a cookie are at `{url}/cookie`, those with a token at `{url}/bearer`.
   * `{url}/plain/cookie` and `{url}/plain/bearer` also accept plain texts.
   */
  url: string
  /** Changes the given settings; the others keep their values. */
  set(settings: Partial<SignInSettings>): void
  /** Number of sessions that were created and not signed out. */
  sessionCount(): number
  /** Ends all sessions, as an operator does. */
  endSessions(): void
  stop(): Promise<void>
}

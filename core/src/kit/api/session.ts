import type { SignInSession } from '../../domain/sign-in/session.ts'
import type { SessionState } from '../../protocol/kit-state.ts'
import type { PageExtension } from '../../siwx/siwx.ts'

/** The sign-in of the active account, a union by `status`. */
export type KitSession = SessionState

/** Requires the option `siwx` or `siweConfig`. */
export type SessionApi = {
  get(): KitSession
  /**
   * Signs in with the active account, without the modal: requests one signature from the wallet and
   * stores the session. An open SIWXSignMessage continues with this request in place of a second one.
   * Resolves with the session. If there is one already, it is read again first, and only one that the
   * server has ended is replaced. Rejects with
   *
   * - `siwx/not-enabled` without the option;
   * - `account/no-active-address` without a connected account;
   * - `account/no-active-network` on a network that is not configured;
   * - `siwx/no-client` if the connected wallet is not available any more;
   * - `siwx/declined` if the visitor declines;
   * - `siwx/outdated` if another account becomes active meanwhile (fault J3), or after `signOut`;
   * - `kit/aborted` if the visitor cancels or closes an open SIWXSignMessage;
   * - the error of the extension or the wallet otherwise, for example `siwx/unreachable`.
   *
   * Later calls while it runs have the same result.
   */
  signIn(): Promise<SignInSession>
  /**
   * Ends all sessions, and a sign-in that is not complete; the wallet stays connected. Counts as
   * signed out at once. Rejects with
   * `siwx/not-enabled` without the option, and with `siwx/sign-out-failed` if the extension failed:
   * the kit repeats it (faults J8, SG8).
   */
  signOut(): Promise<void>
  /**
   * Reads the session of the active account again, for example after the page's server answered 401
   * to another request. Until then the status is `checking`. Resolves with the new state: a session
   * that counted counts on if the read fails. Rejects with `siwx/not-enabled` without the option.
   */
  check(): Promise<KitSession>
  /**
   * Returns the extension that the page passed, or the one that its entry or `siweConfig` created.
   * Null without the option, and for an entry until the engine is loaded.
   */
  siwx(): PageExtension | null
}

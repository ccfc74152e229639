import { KitError } from '../errors/kit-error.ts'
import type { StoredToken } from './tokens.ts'

/** Ends sessions on a server, also those whose sign-out failed before (fault J8). */
export type SignOut = {
  /**
   * Ends the session with this token; '' if it is in a cookie. Throws `siwx/sign-out-failed`; the
   * sign-out then stays noted.
   */
  end(token: string): Promise<void>
  /** Repeats a noted sign-out. False if it failed again: the session may still be open. */
  retry(): Promise<boolean>
  /** Forgets a noted sign-out, because another session has replaced that of the cookie. */
  forget(): void
}

/** `noted`: keeps the token of a session until the server confirms that it ended. */
export function createSignOut(
  noted: StoredToken,
  send: (token: string) => Promise<unknown>,
): SignOut {
  const end = async (token: string) => {
    // Noted first: the visitor may leave the page before the server responds.
    noted.set(token)
    try {
      await send(token)
    } catch (cause) {
      throw new KitError('siwx/sign-out-failed', {}, { cause })
    }
    noted.clear()
  }
  return {
    end,
    forget: noted.clear,
    async retry() {
      const token = noted.get()
      if (token === null) return true
      return end(token).then(
        () => true,
        () => false,
      )
    },
  }
}

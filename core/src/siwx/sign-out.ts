import { siwxErrors } from '../errors/areas/siwx.ts'
import { KitError } from '../errors/kit-error.ts'
import type { StoredTokens } from './tokens.ts'

/** Ends sessions on a server, also those whose sign-out failed before (fault J8). */
export type SignOut = {
  /**
   * Ends the session with this token; '' if it is in a cookie. Throws `siwx/sign-out-failed`; the
   * sign-out then stays noted.
   */
  end(token: string): Promise<void>
  /** Repeats the noted sign-outs. False if one failed again: its session may still be open. */
  retry(): Promise<boolean>
}

/** `noted`: keeps the token of each session until the server confirms that it ended. */
export function createSignOut(
  noted: StoredTokens,
  send: (token: string) => Promise<unknown>,
): SignOut {
  const end = async (token: string) => {
    // Noted first: the visitor may leave the page before the server responds.
    noted.add(token)
    try {
      await send(token)
    } catch (cause) {
      throw new KitError(siwxErrors, 'siwx/sign-out-failed', {}, { cause })
    }
    noted.remove(token)
  }
  return {
    end,
    async retry() {
      const results = await Promise.allSettled(noted.list().map(end))
      return results.every(({ status }) => status === 'fulfilled')
    },
  }
}

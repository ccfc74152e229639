import type { SignInData } from '../domain/sign-in/session.ts'
import { siwxErrors } from '../errors/areas/siwx.ts'
import { isKitError, KitError } from '../errors/kit-error.ts'

type Account = Pick<SignInData, 'accountAddress' | 'chainId'>

/**
 * Creates the check that the browser has stored the cookie of a session: one read of the session after
 * the first sign-in of the page, because scripts cannot see the cookie. `isKnown`: reads whether the
 * server has a session of the account.
 *
 * Throws `siwx/cookie-missing` if it has none (fault SG10). A server that cannot be reached confirms
 * nothing: the next sign-in is checked.
 */
export function createCookieCheck(isKnown: (account: Account) => Promise<boolean>) {
  let isConfirmed = false
  return async (account: Account): Promise<void> => {
    if (isConfirmed) return
    const known = await isKnown(account).catch((error: unknown) => {
      if (isKitError(error, 'siwx/unreachable')) return null
      throw error
    })
    if (known === false) throw new KitError(siwxErrors, 'siwx/cookie-missing')
    isConfirmed = known === true
  }
}

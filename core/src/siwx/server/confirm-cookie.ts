import { isSessionOf, type SignInSession } from '../../domain/sign-in/session.ts'
import { siwxErrors } from '../../errors/areas/siwx.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import type { ServiceAnswer } from '../session-service.ts'
import { accountIn } from './parse-answer.ts'

/**
 * Creates the check that the browser has stored the cookie of a session: one read of the session after
 * the first sign-in of the page, because scripts cannot see the cookie. `read`: `GET /session`.
 *
 * Throws `siwx/cookie-missing` if the server knows no session of the account then (fault SG10). A
 * server that cannot be reached confirms nothing: the next sign-in is checked.
 */
export function createCookieCheck(read: () => Promise<ServiceAnswer>) {
  let isConfirmed = false
  return async ({ data: { chainId, accountAddress } }: SignInSession): Promise<void> => {
    if (isConfirmed) return
    const answer = await read().catch((error: unknown) => {
      if (isKitError(error, 'siwx/unreachable')) return null
      throw error
    })
    if (answer === null) return
    const account = answer.type === 'json' ? accountIn(answer.body) : null
    if (account === null || !isSessionOf({ data: account }, chainId, accountAddress))
      throw new KitError(siwxErrors, 'siwx/cookie-missing')
    isConfirmed = true
  }
}

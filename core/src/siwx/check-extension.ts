import { isSessionOf } from '../domain/sign-in/session.ts'
import { KitError } from '../errors/kit-error.ts'
import { parsePageSession, parseSignInMessage } from './parse-session.ts'
import type { PageExtension, Siwx, SiwxHost } from './siwx.ts'

/** A message that is older is created again, in ms: that long, servers keep a nonce. */
const defaultLifetime = 300_000

/**
 * Fills in the defaults of an extension and parses its results, which are untrusted. Sessions that
 * are invalid or of another account are dropped, so that such an account is not signed in.
 */
export function checkExtension(page: PageExtension, verify: SiwxHost['verify']): Siwx {
  // Each call reads the extension: a page may change its policies.
  return {
    extension: page,
    verify,
    required: () => page.getRequired?.() !== false,
    get signOutOnDisconnect() {
      return page.signOutOnDisconnect ?? true
    },
    get signOutOnAccountChange() {
      return page.signOutOnAccountChange ?? false
    },
    get signOutOnNetworkChange() {
      return page.signOutOnNetworkChange ?? false
    },
    get sessionRefetchInterval() {
      return interval(page.sessionRefetchInterval, 0)
    },
    get messageLifetime() {
      return interval(page.messageLifetime, defaultLifetime)
    },
    subscribe: (listener) => page.subscribe?.(listener) ?? (() => {}),
    async createMessage(input) {
      const message = parseSignInMessage(await page.createMessage(input))
      if (message === null)
        throw new KitError('siwx/message-invalid', {
          problem: 'a field is missing or has a wrong type',
        })
      return message
    },
    addSession: (session) => page.addSession(session),
    setSessions: (sessions) => page.setSessions([...sessions]),
    async getSessions(chainId, address) {
      const given: unknown = await page.getSessions(chainId, address)
      const sessions = Array.isArray(given) ? given.map(parsePageSession) : []
      return sessions.flatMap((session) =>
        session !== null && isSessionOf(session, chainId, address) ? [session] : [],
      )
    },
    revokeSession: (chainId, address) => page.revokeSession(chainId, address),
  }
}

const interval = (value: number | undefined, fallback: number) =>
  value !== undefined && value >= 0 ? value : fallback

import { timeOf, toIso } from '../domain/sign-in/date-time.ts'
import { isSessionOf, type SignInSession } from '../domain/sign-in/session.ts'
import { lazy } from '../platform/lazy.ts'
import { parsePageSession, parseSignInMessage } from './parse-session.ts'
import { messageLifetime } from './session-options.ts'
import type { PageExtension, Siwx, SiwxHost } from './siwx.ts'

/** Only remote wallets sign while they connect. */
const loadAuthenticate = lazy(() => import('./authenticate.ts'))

/**
 * Fills in the defaults of an extension and parses its results, which are untrusted. Sessions that
 * are invalid, expired or of another account are dropped, so that such an account is not signed in.
 */
export function checkExtension(
  page: PageExtension,
  host: Pick<SiwxHost, 'verify' | 'platform' | 'activeNetwork'>,
): Siwx {
  const { verify, platform } = host
  /** An error of the page's own function must not end the store of the sessions. */
  const attempt = <T>(name: string, call: () => T, fallback: T): T => {
    try {
      return call()
    } catch (error) {
      platform.log.error(`${name}() of the option siwx threw an error`, error)
      return fallback
    }
  }
  const createMessage: Siwx['createMessage'] = async (input) =>
    parseSignInMessage(await page.createMessage(input))
  const isCurrent = ({ data: { expirationTime } }: SignInSession) =>
    expirationTime === undefined || (timeOf(toIso(expirationTime)) ?? 0) > platform.clock.now()
  // Each call reads the extension: a page may change its policies.
  return {
    extension: page,
    verify,
    required: () => attempt('getRequired', () => page.getRequired?.(), true) !== false,
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
      return interval(page.messageLifetime, messageLifetime)
    },
    subscribe(listener) {
      const stop: unknown = attempt('subscribe', () => page.subscribe?.(listener), undefined)
      return () => {
        if (typeof stop === 'function') attempt('subscribe', () => stop(), undefined)
      }
    },
    createMessage,
    // Async: a method of the page may throw, or return nothing.
    addSession: async (session) => page.addSession(session),
    setSessions: async (sessions) => page.setSessions([...sessions]),
    async getSessions(chainId, address) {
      const given: unknown = await page.getSessions(chainId, address)
      const sessions = Array.isArray(given) ? given.map(parsePageSession) : []
      return sessions.flatMap((session) =>
        session !== null && isSessionOf(session, chainId, address) && isCurrent(session)
          ? [session]
          : [],
      )
    },
    revokeSession: async (chainId, address) => page.revokeSession(chainId, address),
    async requestAuthentication(input) {
      const { requestAuthentication } = await loadAuthenticate()
      return requestAuthentication(input, createMessage, host)
    },
    async authenticate(answer, signal) {
      const { authenticate } = await loadAuthenticate()
      return authenticate(answer, host, signal)
    },
  }
}

const interval = (value: number | undefined, fallback: number) =>
  value !== undefined && value >= 0 ? value : fallback

import { namespaceOf } from '../domain/caip/caip.ts'
import type { Namespace } from '../domain/caip/namespace.ts'
import { timeOf, toIso } from '../domain/sign-in/date-time.ts'
import { isSessionOf, type SignInSession } from '../domain/sign-in/session.ts'
import { siwxErrors } from '../errors/areas/siwx.ts'
import { KitError } from '../errors/kit-error.ts'
import { lazy } from '../platform/lazy.ts'
import { onKeyChange } from '../storage/on-key-change.ts'
import { createOpenSessions } from './open-sessions.ts'
import { parsePageSession, parseSignInMessage } from './parse-session.ts'
import { createSessionEnds } from './session-ends.ts'
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
  host: Pick<SiwxHost, 'verify' | 'platform' | 'activeNetwork' | 'storage'>,
): Siwx {
  const { verify, platform, storage } = host
  const open = createOpenSessions(storage)
  /** An extension with a subscription of its own reports changes of other tabs itself. */
  const noteChange = () => {
    if (page.subscribe == null) storage.set('siwx_changed', platform.random.uuid())
  }
  const ends = createSessionEnds({ page, open, clock: platform.clock, onChange: noteChange })
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
  /** The namespaces whose last read named a session of another account or network. */
  const withOthers = new Set<Namespace>()
  /** How many sign-ins have started. */
  let signIns = 0
  const required = () => attempt('getRequired', () => page.getRequired?.(), true) !== false
  // Each call reads the extension: a page may change its policies.
  return {
    extension: page,
    verify,
    required,
    policies: () => ({
      required: required(),
      signOutOnDisconnect: page.signOutOnDisconnect ?? true,
      signOutOnAccountChange: page.signOutOnAccountChange ?? false,
      signOutOnNetworkChange: page.signOutOnNetworkChange ?? false,
    }),
    get sessionRefetchInterval() {
      return interval(page.sessionRefetchInterval, 0)
    },
    get messageLifetime() {
      return interval(page.messageLifetime, messageLifetime)
    },
    subscribe(listener) {
      const stops: unknown[] = [
        ends.onOthersEnded(listener),
        page.subscribe == null
          ? onKeyChange(storage, 'siwx_changed', listener)
          : attempt('subscribe', () => page.subscribe?.(listener), undefined),
      ]
      return () => {
        for (const stop of stops)
          if (typeof stop === 'function') attempt('subscribe', () => stop(), undefined)
      }
    },
    createMessage,
    async addSession(session, signal) {
      signIns += 1
      let kept: unknown
      await ends.add([session], signal, async (given) => {
        kept = await page.addSession(session, given)
      })
      const added = withKeptEnd(session, kept)
      if (isCurrent(added)) return added
      // `ends` records a failure and repeats the sign-out.
      await ends.revoke([session]).catch(() => {})
      throw new KitError(siwxErrors, 'siwx/expired')
    },
    async setSessions(sessions, signal) {
      if (sessions.length === 0) return ends.endAll()
      signIns += 1
      await ends.add(sessions, signal, async (given) => page.setSessions([...sessions], given))
    },
    async getSessions(chainId, address) {
      const namespace = namespaceOf(chainId)
      // A session that the visitor has ended does not count (fault SG8).
      if (open.status(namespace) === 'ending' && !(await ends.repeat().then(succeeded, failed)))
        return []
      const isKnown = open.status(namespace) !== null
      // Until it is read, and if that fails, the account may have a session.
      if (!isKnown) open.set([namespace], 'open')
      const before = signIns
      const given: unknown = await page.getSessions(chainId, address)
      const sessions = (Array.isArray(given) ? given : []).flatMap((each: unknown) => {
        const session = parsePageSession(each)
        return session !== null && isCurrent(session) ? [session] : []
      })
      const own = sessions.filter((session) => isSessionOf(session, chainId, address))
      const hasOthers = sessions.some(
        (each) => !own.includes(each) && namespaceOf(each.data.chainId) === namespace,
      )
      if (hasOthers) withOthers.add(namespace)
      else withOthers.delete(namespace)
      const status = open.status(namespace)
      if (own.length > 0 && status === null) open.set([namespace], 'open')
      // What has happened meanwhile is newer: a sign-in, or a sign-out that is not confirmed.
      const isEmpty = own.length === 0 && !hasOthers
      if (isEmpty && !isKnown && status === 'open' && before === signIns)
        open.set([namespace], null)
      return own
    },
    hasOthers: (namespace) => withOthers.has(namespace),
    openNamespaces: open.namespaces,
    repeatSignOut: ends.repeat,
    onSignOutFailed: ends.onFailed,
    revokeNamespaces: ends.endNamespaces,
    stop: ends.stop,
    revokeSession: ends.revokeAccount,
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

/** Returns the session with the `expirationTime` that the extension returned, if any. */
function withKeptEnd(session: SignInSession, kept: unknown): SignInSession {
  const { chainId, accountAddress } = session.data
  const parsed = parsePageSession(kept)
  if (parsed === null || !isSessionOf(parsed, chainId, accountAddress)) return session
  const { expirationTime } = parsed.data
  return expirationTime === undefined
    ? session
    : { ...session, data: { ...session.data, expirationTime } }
}

const succeeded = () => true
const failed = () => false
const interval = (value: number | undefined, fallback: number) =>
  value !== undefined && value >= 0 ? value : fallback

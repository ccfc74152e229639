import { fromCallback, fromPromise } from 'xstate'
import { namespaceOf } from '../../domain/caip/caip.ts'
import { limits, timeouts } from '../../domain/constants.ts'
import type { AuthenticationAnswer } from '../../domain/sign-in/authentication.ts'
import type { SignInAccount } from '../../domain/sign-in/session.ts'
import { siwxErrors } from '../../errors/areas/siwx.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Deps } from '../../protocol/deps.ts'
import type {
  RevokeSessions,
  SessionEvent,
  StoredSession,
  TakenAnswer,
  WatchSession,
} from './session.types.ts'

type SessionDeps = Pick<Deps, 'siwx' | 'remote' | 'platform'>
type Siwx = NonNullable<Deps['siwx']>

/** The longest delay of a timer of the browser, in ms: longer ones end at once. */
const longestTimer = 2_147_483_647

/** Actors that read, watch and end the sessions of the page's extension. */
export const sessionActors = ({ siwx, remote, platform: { clock, log, page } }: SessionDeps) => {
  const extension = (): Siwx => {
    if (siwx === null) throw new KitError(siwxErrors, 'siwx/not-enabled')
    return siwx
  }
  const stored = async ({
    caipNetworkId,
    address,
  }: Pick<SignInAccount, 'caipNetworkId' | 'address'>): Promise<StoredSession> => {
    const [session = null] = await extension().getSessions(caipNetworkId, address)
    const { policies, hasOthers } = extension()
    return { session, policies: policies(), others: hasOthers(namespaceOf(caipNetworkId)) }
  }
  /** Logs an error for the developer. */
  const logged = <T>(task: () => Promise<T>): Promise<T> =>
    task().catch((error: unknown) => {
      log.error('The sign-in sessions could not be read or verified', error)
      throw error
    })
  return {
    /** Resolves with what the wallet of the account signed while it connected. */
    takeAnswer: fromPromise<TakenAnswer, SignInAccount>(async ({ input }) => ({
      answer: remote?.id === input.connectorId ? remote.takeCacaos() : null,
    })),
    /** Resolves with the valid session of the account, and logs why it cannot be read. */
    readSession: fromPromise<StoredSession, SignInAccount>(({ input }) =>
      logged(() => stored(input)),
    ),
    refreshSession: fromPromise<StoredSession, SignInAccount>(({ input }) => stored(input)),
    authenticate: fromPromise<void, AuthenticationAnswer>(async ({ input, signal }) => {
      await logged(async () => {
        const sessions = await extension().authenticate(input, signal)
        // An empty list would sign out. After an abort, sessions that open late end again.
        if (!signal.aborted && sessions.length > 0) await extension().setSessions(sessions, signal)
      })
    }),
    signOut: fromPromise<void>(() => extension().setSessions([])),
    /** Reports that the session expires, changed in another tab or is to be read again. */
    watchSession: fromCallback<SessionEvent, WatchSession>(({ sendBack, input: { session } }) => {
      const { subscribe, sessionRefetchInterval } = extension()
      let isSubscribed = false
      // An extension may report its state at once, which is no change.
      const stops = [
        subscribe(() => {
          if (isSubscribed) sendBack({ type: 'session.outdated', reason: 'changed' })
        }),
      ]
      isSubscribed = true
      const after = (ms: number, done: () => void) => {
        let timer: unknown
        const wait = (left: number) => {
          const step = Math.min(left, longestTimer)
          timer = clock.setTimeout(() => (left > step ? wait(left - step) : done()), step)
        }
        wait(Math.max(0, ms))
        stops.push(() => clock.clearTimeout(timer))
      }
      if (session !== null) {
        const { expirationTime } = session.data
        if (expirationTime !== undefined) {
          const end = Date.parse(expirationTime)
          const expire = () => sendBack({ type: 'session.outdated', reason: 'expired' })
          after(end - clock.now(), expire)
          // Timers stand still while the device sleeps.
          stops.push(page.onVisible(() => end <= clock.now() && expire()))
        }
        const refetch = () =>
          after(sessionRefetchInterval, () => {
            sendBack({ type: 'session.outdated', reason: 'interval' })
            refetch()
          })
        if (sessionRefetchInterval > 0) refetch()
      }
      return () => {
        for (const stop of stops) stop()
      }
    }),
    /** Reports that the server may be reachable again. */
    watchConnection: fromCallback<SessionEvent>(({ sendBack }) => {
      const report = () => sendBack({ type: 'session.outdated', reason: 'reachable' })
      const stops = [page.on('online', report), page.onVisible(report)]
      return () => {
        for (const stop of stops) stop()
      }
    }),
    /**
     * Reports sign-outs that fail, and repeats them: after growing pauses, and when the page is online
     * or visible. Begins with those of an earlier page load.
     */
    watchSignOuts: fromCallback<SessionEvent>(({ sendBack }) => {
      const { openNamespaces, repeatSignOut, onSignOutFailed } = extension()
      let repeats = 0
      let timer: unknown
      let isRepeating = false
      let isStopped = false
      const isDue = () => openNamespaces('ending').length > 0
      const schedule = () => {
        clock.clearTimeout(timer)
        if (!isStopped) timer = clock.setTimeout(repeat, timeouts.signOutRetry * 2 ** repeats)
      }
      const repeat = () => {
        clock.clearTimeout(timer)
        if (isRepeating || repeats >= limits.signOutRepeats) return
        if (!isDue()) return
        repeats += 1
        isRepeating = true
        repeatSignOut()
          .finally(() => {
            isRepeating = false
          })
          // Another sign-out may have failed meanwhile, or waits for a sign-in that is in flight.
          .then(() => (isDue() ? schedule() : sendBack({ type: 'signOut.confirmed' })), schedule)
      }
      const report = () => {
        sendBack({ type: 'signOut.unconfirmed' })
        repeats = 0
        schedule()
      }
      const stops = [
        onSignOutFailed(report),
        page.on('online', repeat),
        page.onVisible(repeat),
        () => clock.clearTimeout(timer),
      ]
      repeat()
      return () => {
        isStopped = true
        for (const stop of stops) stop()
      }
    }),
    revokeSessions: fromCallback<RevokeSessions>(({ receive }) => {
      const revoke = (event: RevokeSessions) =>
        event.type === 'revoke.account'
          ? extension().revokeSession(event.account.caipNetworkId, event.account.address)
          : extension().revokeNamespaces(event)
      receive((event) => {
        revoke(event).catch((error: unknown) => log.error('Signing out an account failed', error))
      })
    }),
  }
}

import { type CaipNetworkId, namespaceOf } from '../domain/caip/caip.ts'
import type { Namespace } from '../domain/caip/namespace.ts'
import { timeouts } from '../domain/constants.ts'
import type { SignInSession } from '../domain/sign-in/session.ts'
import { kitErrors } from '../errors/areas/kit.ts'
import { isKitError, KitError } from '../errors/kit-error.ts'
import { createEmitter } from '../platform/emitter.ts'
import type { Clock } from '../platform/platform.ts'
import { withDeadline } from '../platform/with-deadline.ts'
import type { OpenSessions } from './open-sessions.ts'
import type { LeftSessions, PageExtension } from './siwx.ts'

/** Ends sessions, and remembers a namespace until its sessions have ended (faults SG1, SG2). */
export type SessionEnds = {
  /**
   * Opens sessions by `send`. If `signal` has aborted meanwhile, they end again, and the call rejects.
   */
  add(
    sessions: readonly SignInSession[],
    signal: AbortSignal | undefined,
    send: (signal: AbortSignal) => Promise<void>,
  ): Promise<void>
  /** Ends sessions that have just opened. Others of their accounts' namespaces may stay open. */
  revoke(sessions: readonly SignInSession[]): Promise<void>
  /**
   * Ends the session of an account that may have opened; those of other accounts stay open. If that
   * fails, the namespace becomes `ending`, unless a newer sign-in or sign-out has succeeded: its
   * sign-out is repeated, which may end the sessions of other accounts, too (`revokeNamespace`).
   * Storage keeps no account.
   */
  revokeAccount(chainId: CaipNetworkId, address: string): Promise<void>
  /** Ends the sessions of all accounts. */
  endAll(): Promise<void>
  /** Ends the sessions of all accounts of the namespaces, one after the other. Rejects if one fails. */
  endNamespaces(left: LeftSessions): Promise<void>
  /**
   * Repeats the sign-outs that are not confirmed, also those of an earlier page load (fault SG8).
   * Rejects if one fails again.
   */
  repeat(): Promise<void>
  /** Calls the listener when a sign-out fails for the first time. Returns unsubscribe. */
  onFailed(listener: () => void): () => void
  /**
   * Calls the listener when sessions of other namespaces have ended, too: the extension cannot end
   * those of one namespace. Returns unsubscribe.
   */
  onOthersEnded(listener: () => void): () => void
  /** The kit stops: what the visitor signed counts for the next one. */
  stop(): void
}

type Options = {
  page: PageExtension
  open: OpenSessions
  clock: Clock
  /** Called when sessions have opened or may have ended, for other tabs (fault SG11). */
  onChange(): void
}

export function createSessionEnds({ page, open, clock, onChange }: Options): SessionEnds {
  const failed = createEmitter<void>()
  const othersEnded = createEmitter<void>()
  /** The known accounts of a namespace whose sign-out is not confirmed. */
  const left = new Map<Namespace, LeftSessions['accounts']>()
  /** Namespaces whose sign-in is in flight, though the visitor gave up: it ends its session itself. */
  const late = new Set<Namespace>()
  const isEnding = (namespace: Namespace) => open.status(namespace) === 'ending'
  /** `isRepeat`: a failure does not notify other tabs, which would repeat the sign-out without end. */
  const end = async (
    namespaces: readonly Namespace[],
    send: () => Promise<void>,
    isRepeat = false,
  ) => {
    // Noted first: the visitor may leave the page before the server responds.
    open.set(namespaces, 'ending')
    let isEnded = false
    try {
      await withDeadline({ clock, ms: timeouts.apiTimeout, signals: [] }, send)
      // A sign-in that has started meanwhile counts as open.
      const ended = namespaces.filter(isEnding)
      open.set(ended, null)
      for (const each of ended) left.delete(each)
      isEnded = true
    } finally {
      // Notify after `open.set`: a tab that reads `ending` repeats the sign-out.
      if (isEnded || !isRepeat) onChange()
    }
  }
  // Async: a method of the page may throw, or return nothing.
  const revoke = async (namespace: Namespace) => {
    if (page.revokeNamespace !== undefined) return page.revokeNamespace(namespace)
    const accounts = left.get(namespace) ?? []
    if (accounts.length === 0) {
      await page.setSessions([])
      return othersEnded.emit()
    }
    for (const { caipNetworkId, address } of accounts)
      await page.revokeSession(caipNetworkId, address)
  }
  /** Ends each namespace, also after one has failed. Leaves out those that sign in meanwhile. */
  const endEach = async (namespaces: readonly Namespace[], isRepeat = false) => {
    const errors: unknown[] = []
    for (const each of namespaces)
      if (isEnding(each))
        await end([each], () => revoke(each), isRepeat).catch((error: unknown) =>
          errors.push(error),
        )
    if (errors.length > 0) throw errors[0]
  }
  const reported = async (task: () => Promise<void>) => {
    try {
      await task()
    } catch (error) {
      failed.emit()
      throw error
    }
  }
  const revokeAdded = (sessions: readonly SignInSession[]) =>
    reported(() =>
      end(namespacesOf(sessions), async () => {
        for (const { data } of sessions) await page.revokeSession(data.chainId, data.accountAddress)
      }),
    )
  const signIns = new Set<SignIn>()
  /** The sign-ins of a namespace that are in flight. */
  const signInsOf = (namespace: Namespace) =>
    [...signIns].filter(({ namespaces }) => namespaces.includes(namespace))
  /** Whether a sign-out is not confirmed. Not that of a sign-in which ends its session itself. */
  const isUnfinished = (namespace: Namespace) =>
    signInsOf(namespace).some(({ unfinished }) => unfinished.has(namespace)) ||
    (isEnding(namespace) && !late.has(namespace))
  /** Adds the accounts to those of an earlier sign-out that is not confirmed. */
  const addLeft = (namespace: Namespace, accounts: LeftSessions['accounts']) => {
    const earlier = isUnfinished(namespace) ? (left.get(namespace) ?? []) : null
    const others = earlier?.filter((one) => !accounts.some((other) => isSame(one, other))) ?? []
    // Without accounts, all sessions of the namespace are to end.
    const areAll = accounts.length === 0 || earlier?.length === 0
    left.set(namespace, areAll ? [] : [...others, ...accounts])
  }
  /** How many sign-ins have succeeded. */
  let succeeded = 0
  let repeating: Promise<void> | null = null
  let stopped = false
  return {
    stop() {
      stopped = true
    },
    async add(sessions, signal, send) {
      const namespaces = namespacesOf(sessions)
      const signIn = { namespaces, unfinished: new Set(namespaces.filter(isEnding)) }
      const given = new AbortController()
      const giveUp = () => {
        if (stopped) return
        open.set(namespaces, 'ending')
        for (const each of namespaces) late.add(each)
        given.abort()
      }
      /** Other accounts may have a session, and an earlier sign-out is still to be repeated. */
      const restore = () => {
        open.set(namespaces, 'open')
        open.set([...signIn.unfinished], 'ending')
      }
      // Noted first: the visitor may leave the page before the server responds.
      open.set(namespaces, 'open')
      signIns.add(signIn)
      if (signal?.aborted) giveUp()
      signal?.addEventListener('abort', giveUp, { once: true })
      try {
        await send(given.signal).finally(() => {
          signIns.delete(signIn)
          for (const each of namespaces) late.delete(each)
        })
      } catch (error) {
        // The extension has not ended what had opened late.
        if (isKitError(error, 'siwx/sign-out-failed')) {
          open.set(namespaces, 'ending')
          failed.emit()
          throw error
        }
        // The answer is lost: a session may have opened. `kit/aborted`: the extension has ended it.
        if (given.signal.aborted && !isKitError(error, 'kit/aborted')) await revokeAdded(sessions)
        restore()
        throw error
      }
      if (given.signal.aborted) {
        await revokeAdded(sessions)
        restore()
        throw new KitError(kitErrors, 'kit/aborted')
      }
      for (const each of namespaces) left.delete(each)
      succeeded += 1
      onChange()
    },
    async revoke(sessions) {
      await revokeAdded(sessions)
      open.set(namespacesOf(sessions), 'open')
    },
    async revokeAccount(chainId, address) {
      const namespace = namespaceOf(chainId)
      const send = async () => page.revokeSession(chainId, address)
      const before = succeeded
      // The namespace counts as open from now on, so that a disconnect ends what this call does not.
      if (open.status(namespace) === null) open.set([namespace], 'open')
      try {
        await withDeadline({ clock, ms: timeouts.apiTimeout, signals: [] }, send)
      } catch (error) {
        // A sign-in or a sign-out that has succeeded meanwhile is newer.
        if (succeeded === before && open.status(namespace) !== null) {
          addLeft(namespace, [{ namespace, caipNetworkId: chainId, address }])
          // A sign-in that is in flight is newer if it succeeds.
          for (const { unfinished } of signInsOf(namespace)) unfinished.add(namespace)
          if (signInsOf(namespace).length === 0) {
            open.set([namespace], 'ending')
            failed.emit()
          }
        }
        throw error
      } finally {
        onChange()
      }
    },
    repeat() {
      const due = open.namespaces('ending').filter((each) => !late.has(each))
      repeating ??= endEach(due, true).finally(() => {
        repeating = null
      })
      return repeating
    },
    onFailed: failed.subscribe,
    onOthersEnded: othersEnded.subscribe,
    endAll() {
      left.clear()
      const send = () => end(open.namespaces(), async () => page.setSessions([]))
      return open.namespaces().length > 0 ? reported(send) : send()
    },
    endNamespaces({ namespaces, accounts }) {
      for (const each of namespaces)
        addLeft(
          each,
          accounts.filter(({ namespace }) => namespace === each),
        )
      // Noted first: one that fails or is slow must not leave the others open.
      open.set(namespaces, 'ending')
      return reported(() => endEach(namespaces))
    },
  }
}

/** A sign-in in flight. `unfinished`: namespaces with a sign-out to repeat if the sign-in fails. */
type SignIn = { namespaces: readonly Namespace[]; unfinished: Set<Namespace> }
type Left = LeftSessions['accounts'][number]
const isSame = (one: Left, other: Left) =>
  one.caipNetworkId === other.caipNetworkId && one.address === other.address
const namespacesOf = (sessions: readonly SignInSession[]): readonly Namespace[] => [
  ...new Set(sessions.map(({ data }) => namespaceOf(data.chainId))),
]

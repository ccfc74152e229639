import { withDeadline } from '../clients/http/with-deadline.ts'
import { namespaceOf } from '../domain/caip/caip.ts'
import type { Namespace } from '../domain/caip/namespace.ts'
import { timeouts } from '../domain/constants.ts'
import type { SignInData, SignInSession } from '../domain/sign-in/session.ts'
import { isKitError, KitError } from '../errors/kit-error.ts'
import { createEmitter } from '../platform/emitter.ts'
import type { Clock } from '../platform/platform.ts'
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
  /** Ends the sessions of accounts. Others of their namespaces stay open, or to be ended. */
  revoke(sessions: readonly OwnedSession[]): Promise<void>
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

/** What names the account of a session. */
type OwnedSession = { data: Pick<SignInData, 'chainId' | 'accountAddress'> }
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
  /** Namespaces all of whose sessions are to end. */
  const ending = new Set<Namespace>()
  /** Sessions that are to end, while those of other accounts of their namespace stay open. */
  const revoked = new Map<Namespace, readonly OwnedSession[]>()
  /** Namespaces whose sign-in is in flight, though the visitor gave up: it ends its session itself. */
  const late = new Set<Namespace>()
  const isPart = (namespace: Namespace) => revoked.has(namespace) && !ending.has(namespace)
  const forget = (namespace: Namespace) => {
    for (const noted of [left, ending, revoked]) noted.delete(namespace)
  }
  /** Takes over what other tabs and earlier page loads have ended, or have noted to end. */
  const readUnfinished = (namespaces: readonly Namespace[]) => {
    for (const each of namespaces)
      if (open.status(each) !== 'ending') forget(each)
      else if (!revoked.has(each)) ending.add(each)
  }
  const settle = (namespace: Namespace, wasPart: boolean) => {
    // A sign-in that has started meanwhile counts as open.
    if (open.status(namespace) !== 'ending') return
    if (wasPart) {
      revoked.delete(namespace)
      if (!ending.has(namespace)) open.set([namespace], 'open')
    } else {
      forget(namespace)
      open.set([namespace], null)
    }
  }
  /**
   * `ofPart`: other sessions of the namespaces stay open. `isRepeat`: other tabs know of the sign-out.
   * They would repeat it, too, and for ever.
   */
  const end = async (
    namespaces: readonly Namespace[],
    send: () => Promise<void>,
    { ofPart = false, isRepeat = false } = {},
  ) => {
    // Noted first: the visitor may leave the page before the server responds.
    open.set(namespaces, 'ending')
    let isEnded = false
    try {
      await withDeadline({ clock, ms: timeouts.apiTimeout, signals: [] }, send)
      for (const each of namespaces) settle(each, ofPart)
      isEnded = true
    } finally {
      // Last: a tab that finds a sign-out to be repeated repeats it.
      if (isEnded || !isRepeat) onChange()
    }
  }
  const revokeEach = async (sessions: readonly OwnedSession[]) => {
    for (const { data } of sessions) await page.revokeSession(data.chainId, data.accountAddress)
  }
  // Async: a method of the page may throw, or return nothing.
  const revoke = async (namespace: Namespace) => {
    if (isPart(namespace)) return revokeEach(revoked.get(namespace) ?? [])
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
      if (open.status(each) === 'ending')
        await end([each], () => revoke(each), { ofPart: isPart(each), isRepeat }).catch(
          (error: unknown) => errors.push(error),
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
  const forgetRevoked = (sessions: readonly OwnedSession[]) => {
    for (const each of namespacesOf(sessions)) {
      const noted = revoked.get(each) ?? []
      const others = noted.filter((other) => !sessions.some((session) => isSame(session, other)))
      if (others.length > 0) revoked.set(each, others)
      else revoked.delete(each)
    }
  }
  const noteRevoked = (sessions: readonly OwnedSession[]) => {
    forgetRevoked(sessions)
    const namespaces = namespacesOf(sessions)
    for (const each of namespaces)
      revoked.set(each, [...(revoked.get(each) ?? []), ...sessionsIn(each, sessions)])
    open.set(namespaces, 'ending')
  }
  const revokeAdded = (sessions: readonly OwnedSession[]) => {
    noteRevoked(sessions)
    const namespaces = namespacesOf(sessions)
    const noted = namespaces.flatMap((each) => revoked.get(each) ?? [])
    return reported(() => end(namespaces, () => revokeEach(noted), { ofPart: true }))
  }
  let repeating: Promise<void> | null = null
  let stopped = false
  return {
    stop() {
      stopped = true
    },
    async add(sessions, signal, send) {
      const namespaces = namespacesOf(sessions)
      const given = new AbortController()
      const giveUp = () => {
        if (stopped) return
        noteRevoked(sessions)
        for (const each of namespaces) late.add(each)
        given.abort()
      }
      /** Other accounts may have a session, and an earlier sign-out is still to be repeated. */
      const restore = () => {
        open.set(namespaces, 'open')
        const unfinished = namespaces.filter((each) => ending.has(each) || revoked.has(each))
        open.set(unfinished, 'ending')
      }
      readUnfinished(namespaces)
      // Noted first: the visitor may leave the page before the server responds.
      open.set(namespaces, 'open')
      if (signal?.aborted) giveUp()
      signal?.addEventListener('abort', giveUp, { once: true })
      try {
        await send(given.signal).finally(() => {
          for (const each of namespaces) late.delete(each)
        })
      } catch (error) {
        // The extension has not ended what had opened late.
        if (isKitError(error, 'siwx/sign-out-failed')) {
          noteRevoked(sessions)
          failed.emit()
          throw error
        }
        // The answer is lost: a session may have opened. `kit/aborted`: the extension has ended it.
        if (isKitError(error, 'kit/aborted')) forgetRevoked(sessions)
        else if (given.signal.aborted) await revokeAdded(sessions)
        restore()
        throw error
      }
      if (given.signal.aborted) {
        await revokeAdded(sessions)
        restore()
        throw new KitError('kit/aborted')
      }
      for (const each of namespaces) forget(each)
      onChange()
    },
    async revoke(sessions) {
      readUnfinished(namespacesOf(sessions))
      await revokeAdded(sessions)
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
      for (const each of open.namespaces()) ending.add(each)
      const send = () => end(open.namespaces(), async () => page.setSessions([]))
      return open.namespaces().length > 0 ? reported(send) : send()
    },
    endNamespaces({ namespaces, accounts }) {
      for (const each of namespaces) {
        const ofNamespace = accounts.filter(({ namespace }) => namespace === each)
        left.set(each, ofNamespace)
        ending.add(each)
      }
      // Noted first: one that fails or is slow must not leave the others open.
      open.set(namespaces, 'ending')
      return reported(() => endEach(namespaces))
    },
  }
}

const isSame = ({ data: one }: OwnedSession, { data: other }: OwnedSession) =>
  one.chainId === other.chainId && one.accountAddress === other.accountAddress
const sessionsIn = (namespace: Namespace, sessions: readonly OwnedSession[]) =>
  sessions.filter(({ data }) => namespaceOf(data.chainId) === namespace)
const namespacesOf = (sessions: readonly OwnedSession[]): readonly Namespace[] => [
  ...new Set(sessions.map(({ data }) => namespaceOf(data.chainId))),
]

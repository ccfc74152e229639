import { withDeadline } from '../clients/http/with-deadline.ts'
import { namespaceOf } from '../domain/caip/caip.ts'
import type { Namespace } from '../domain/caip/namespace.ts'
import { timeouts } from '../domain/constants.ts'
import type { SignInSession } from '../domain/sign-in/session.ts'
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
  /** Ends the sessions of all accounts. */
  endAll(): Promise<void>
  /** Ends the sessions of all accounts of the namespaces, one namespace after the other. */
  endNamespaces(left: LeftSessions): Promise<void>
  /**
   * Repeats the sign-outs that are not confirmed, also those of an earlier page load (fault SG8).
   * Rejects if one fails again.
   */
  repeat(): Promise<void>
  /** Calls the listener when a sign-out fails for the first time. Returns unsubscribe. */
  onFailed(listener: () => void): () => void
  /** The kit stops: what the visitor signed counts for the next one. */
  stop(): void
}

type Options = { page: PageExtension; open: OpenSessions; clock: Clock }

export function createSessionEnds({ page, open, clock }: Options): SessionEnds {
  const failed = createEmitter<void>()
  /** The known accounts of a namespace whose sign-out is not confirmed. */
  const left = new Map<Namespace, LeftSessions['accounts']>()
  const end = async (namespaces: readonly Namespace[], send: () => Promise<void>) => {
    // Noted first: the visitor may leave the page before the server responds.
    open.set(namespaces, 'ending')
    await withDeadline({ clock, ms: timeouts.apiTimeout, signals: [] }, send)
    // A sign-in that has started meanwhile counts as open.
    open.set(
      namespaces.filter((namespace) => open.status(namespace) === 'ending'),
      null,
    )
  }
  // Async: a method of the page may throw, or return nothing.
  const revoke = async (namespace: Namespace, accounts: LeftSessions['accounts']) => {
    if (page.revokeNamespace !== undefined) return page.revokeNamespace(namespace)
    if (accounts.length === 0) return page.setSessions([])
    for (const { caipNetworkId, address } of accounts)
      await page.revokeSession(caipNetworkId, address)
  }
  const noted = async (namespaces: readonly Namespace[], send: () => Promise<void>) => {
    try {
      await end(namespaces, send)
    } catch (error) {
      if (namespaces.length > 0) failed.emit()
      throw error
    }
  }
  const repeat = async () => {
    for (const each of open.namespaces('ending'))
      await end([each], () => revoke(each, left.get(each) ?? []))
  }
  let repeating: Promise<void> | null = null
  let stopped = false
  return {
    stop() {
      stopped = true
    },
    async add(sessions, signal, send) {
      const namespaces = [...new Set(sessions.map(({ data }) => namespaceOf(data.chainId)))]
      // Noted first: the visitor may leave the page before the server responds.
      open.set(namespaces, 'open')
      const given = new AbortController()
      const giveUp = () => {
        if (!stopped) given.abort()
      }
      if (signal?.aborted) giveUp()
      signal?.addEventListener('abort', giveUp, { once: true })
      try {
        await send(given.signal)
      } catch (error) {
        // The extension has not ended what had opened late.
        if (isKitError(error, 'siwx/sign-out-failed')) {
          open.set(namespaces, 'ending')
          failed.emit()
        }
        throw error
      }
      if (!given.signal.aborted) return
      await noted(namespaces, async () => {
        for (const { data } of sessions) await page.revokeSession(data.chainId, data.accountAddress)
      })
      // Other accounts may have a session.
      open.set(namespaces, 'open')
      throw new KitError('kit/aborted')
    },
    repeat() {
      repeating ??= repeat().finally(() => {
        repeating = null
      })
      return repeating
    },
    onFailed: failed.subscribe,
    endAll: () => noted(open.namespaces(), async () => page.setSessions([])),
    async endNamespaces({ namespaces, accounts }) {
      for (const each of namespaces) {
        const own = accounts.filter(({ namespace }) => namespace === each)
        left.set(each, own)
        await noted([each], () => revoke(each, own))
      }
    },
  }
}

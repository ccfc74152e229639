import { timeouts } from '../../domain/constants.ts'
import type { OpenCode } from '../../domain/remote/open-code.ts'
import { remoteErrors } from '../../errors/areas/remote.ts'
import { KitError } from '../../errors/kit-error.ts'
import { lazy } from '../../platform/lazy.ts'
import { withDeadline } from '../../platform/with-deadline.ts'
import { endLateApproval } from './late-approval.ts'
import { endLostSession } from './lost-session.ts'
import { openSdk } from './open-sdk.ts'
import type { RelayEvent, RelaySession, SessionEnd } from './relay.types.ts'
import { parseProvider, type Sdk, wrapSdk } from './sdk.ts'
import { safeGetText } from './sdk-access.ts'
import { type SdkHandlers, subscribeToSdk } from './sdk-events.ts'
import { createSdkLoader } from './sdk-loader.ts'
import { createSdkPlace, type PlaceOptions } from './sdk-place.ts'
import type { SessionPlace } from './session-place.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'
import { createSessionTeardown } from './session-teardown.ts'

/** ms in which a relay delivers the messages of a topic after the subscription. */
const deliveryTime = 300

/** The SDK instance of a kit, and the one session that it uses. */
export type SdkLifecycle = {
  sessions: SessionStore
  /** Whether the page passed its own provider. */
  isOwnProvider: boolean
  /** The partition of this tab. */
  partition(): string
  load(): Promise<Sdk>
  /** Null until the SDK is loaded. */
  current(): Sdk | null
  /** Loads the SDK in the partition of this tab, and ends the current session. */
  loadToPair(): Promise<Sdk>
  /** Loads the SDK. Resolves with the session when the relay has delivered its messages. */
  loadSession(): Promise<RelaySession | null>
  isOfThisTab(): boolean
  isShared(): boolean
  /**
   * Loads the SDK before the first use by the kit, if the page's own provider may emit events; and
   * in the partition of this tab for 5 minutes after a code was shown, because a wallet may answer
   * it. If the origin has a session, which is stored or in use, a wallet that answers is disconnected.
   * Ends the sessions that closed tabs have left to be ended. `earlier`: the code, until the kit pairs
   * again or adopts its session.
   */
  start(earlier: () => OpenCode | null): void
  /**
   * Makes a stored session the one that the next `loadSession` returns, then calls `onAdopted`. Ends
   * it if the kit pairs by then.
   */
  adopt(topic: string, onAdopted: () => void): void
  /** Ends a session of the SDK in the background. */
  endSession(sdk: Sdk, session: unknown): void
  /** Records the session as one to end, before the SDK is loaded. */
  noteEnd(): void
  /** Ends the current session of the SDK, even if the kit did not accept it. */
  disconnect(sdk: Sdk, signal: AbortSignal): Promise<void>
  /** Ends the session that another tab has ended. */
  forgetSession(): void
  stop(): void
}

type Options = {
  options: PlaceOptions
  signal: AbortSignal
  report(error: unknown): void
  emit(event: RelayEvent): void
  handlersFor(sdk: Sdk): SdkHandlers
  isPairing(): boolean
  /** Whether a session that no pairing of this page has created comes into use. */
  adopts(session: unknown): boolean
}

/** Creates the lifecycle. Throws `config/option-invalid` for an invalid provider of the page. */
export function createSdkLifecycle({
  options,
  signal: stopped,
  report,
  emit,
  handlersFor,
  isPairing,
  adopts,
}: Options): SdkLifecycle {
  const { clock } = options.platform
  const ownProvider =
    options.universalProvider == null ? null : parseProvider(options.universalProvider)
  const place = createSdkPlace({ options, isOwnProvider: ownProvider !== null, endLost })
  const sessions = createSessionStore({
    clock,
    emit(event) {
      const { topic } = event.session
      if (event.type === 'session.started') place.startSession(topic)
      if (event.type === 'session.ended') place.endSession(topic)
      emit(event)
    },
  })
  const currentTopic = () => sessions.current()?.topic ?? null
  const teardown = createSessionTeardown({ clock, currentTopic, report })
  /** Whether another tab ended the session while the SDK was loading. */
  let forgetOnLoad = false
  /** Resolves when the relay has delivered the messages that arrived while the page was closed. */
  let restored = Promise.resolve()

  const loadSdk = lazy(() => import('./sdk-packages.ts'))
  const open = (found: SessionPlace) => openSdk(options, report, loadSdk, found)
  let stopAnswering = async () => {}
  const loader = createSdkLoader({
    async open() {
      if (ownProvider !== null) return { ...wrapSdk(ownProvider, report), close: async () => {} }
      const found = await place.find()
      if (place.isOwn()) await stopAnswering()
      const sdk = await open(found)
      // Another tab may have connected a wallet while the SDK was opening.
      const next = place.isOutdated() ? await place.find() : found
      if (next.topic === found.topic) return sdk
      await sdk.close()
      return open(next)
    },
    attach(sdk) {
      const unsubscribe = subscribeToSdk(sdk, handlersFor(sdk))
      const session = sessions.set(sdk.session())
      if (session === null && sdk.isStorageComplete()) place.forgetSession()
      const attached = new AbortController()
      if (session !== null && ownProvider === null)
        restored = confirmSession(sdk, session.topic, attached.signal)
      // Wallets may approve after the page is closed; such sessions are not in use.
      if (ownProvider === null)
        for (const stored of sdk.sessions())
          if (safeGetText(stored, 'topic') !== currentTopic() && !adopts(stored))
            void endSession(sdk, stored)
      if (ownProvider === null) place.endEarlier()
      if (forgetOnLoad) forget(sdk, 'otherTab')
      forgetOnLoad = false
      return () => {
        unsubscribe()
        attached.abort()
      }
    },
  })
  const confirmSession = (sdk: Sdk, topic: string, attached: AbortSignal): Promise<void> =>
    withDeadline({ clock, ms: timeouts.relayConfirmation, signals: [attached] }, async () => {
      await sdk.whenSubscribed(topic)
      await new Promise<void>((resolve) => clock.setTimeout(() => resolve(), deliveryTime))
    }).catch(() => {}) // Without the relay, the stored session is used. Without the instance, it is not.
  const later = (ms: number, run: () => unknown) => {
    const timer = clock.setTimeout(() => void run(), ms)
    stopped.addEventListener('abort', () => clock.clearTimeout(timer), { once: true })
  }
  const endSession = async (sdk: Sdk, session: unknown): Promise<void> => {
    const topic = safeGetText(session, 'topic')
    if (topic !== null) await teardown.disconnect(sdk, topic, stopped)
  }
  const disconnect = async (sdk: Sdk, signal: AbortSignal): Promise<void> => {
    const topic = currentTopic() ?? safeGetText(sdk.session(), 'topic')
    if (topic === null) return teardown.done()
    place.noteEnd(topic)
    sessions.end(topic)
    await teardown.disconnect(sdk, topic, signal)
    place.removeLost(topic)
  }
  const canReset = () => ownProvider === null && !options.externalPairing && !isPairing()
  const forget = (sdk: Sdk, cause: Exclude<SessionEnd, 'ended'>): void => {
    const session = sessions.current()
    if (session === null) return
    sessions.end(session.topic, cause)
    // The SDK's data in memory is older than the data that the other tab stored. The next use
    // therefore creates an SDK instance that reads the storage again, unless the page or an open
    // pairing uses the current one.
    const endHere = async () => {
      // Another tab may have ended a session of its own, which replaced this one.
      if (place.isOwn()) {
        await teardown.disconnect(sdk, session.topic, stopped)
        place.removeLost(session.topic)
        return
      }
      // The tabs that paired and that won need the data of the session to end it.
      if (cause === 'otherTab' || !canReset()) return teardown.forget(sdk, session.topic)
    }
    const end = endHere()
    place.useAny()
    if (cause === 'otherTab') void end.then(() => canReset() && loader.reset(sdk))
    else if (canReset()) loader.retire(end)
  }
  const follow = async (): Promise<void> => {
    if (currentTopic() === null) return
    place.confirm()
    const isReplaced = place.isOutdated() ? await place.isReplaced() : null
    const sdk = loader.current()
    if (sdk === null || isReplaced === null || !place.isOutdated()) return
    if (isReplaced) forget(sdk, 'newerSession')
    // No tab has such a session: the stored place was changed by something else.
    else if (sdk.isStorageComplete()) place.restore()
  }
  place.watch(() => void follow().catch(report))
  function endLost(lost: SessionPlace): void {
    const disconnectLost = (sdk: Sdk, topic: string) => teardown.disconnect(sdk, topic, stopped)
    const { isLost, removeLost } = place
    const tools = { clock, signal: stopped, report, open, isLost, removeLost }
    endLostSession(lost, { ...tools, disconnect: disconnectLost })
  }

  return {
    sessions,
    isOwnProvider: ownProvider !== null,
    partition: () => place.own().partition,
    load: loader.load,
    current: loader.current,
    async loadToPair() {
      const sdk = await loader.load()
      await teardown.done()
      await disconnect(sdk, stopped)
      if (place.isOwn() || ownProvider !== null) return sdk
      place.useOwn()
      loader.reset()
      return loader.load()
    },
    async loadSession() {
      // Another tab may have connected a wallet since this one used the SDK.
      if (loader.current() !== null && currentTopic() === null && canReset()) {
        place.useAny()
        if (place.isOutdated()) loader.retire(teardown.done())
      }
      const sdk = await loader.load()
      await restored
      const session = sessions.current()
      const isRetired = loader.current() !== sdk
      if (isRetired || (session === null && (!sdk.isStorageComplete() || place.hasRegistered())))
        throw new KitError(remoteErrors, 'remote/unreachable')
      return session
    },
    isOfThisTab: () => place.isOfThisTab(currentTopic()),
    isShared: () => place.isShared(currentTopic()),
    start(earlier) {
      if (ownProvider !== null) loader.load().catch(report)
      else place.endLost()
      const code = earlier()
      if (code === null || ownProvider !== null) return
      const remaining = () => code.shownAt + timeouts.codeAnswer - clock.now()
      const loadOwn = () => {
        place.useOwn()
        loader.load().then((sdk) => {
          if (!sdk.isConnected()) void sdk.restart()
        }, report)
        later(remaining(), () => {
          if (currentTopic() === null && !isPairing()) loader.reset()
        })
        return null
      }
      if (!place.hasRegistered()) return void loadOwn()
      // The registered session may be gone.
      const answering = place.removeGone().then(() => {
        if (stopped.aborted || earlier() !== code) return null
        if (!place.hasRegistered()) return loadOwn()
        const tools = { clock, signal: stopped, report, endSession, remaining: remaining() }
        return endLateApproval(code.topic, { ...tools, open: () => open(place.own()) })
      })
      answering.catch(report)
      stopAnswering = async () => (await answering.catch(() => null))?.()
    },
    adopt(topic, onAdopted) {
      // The SDK still handles the approval, and stores the session.
      later(deliveryTime, async () => {
        const sdk = loader.current()
        await sdk?.whenWritten()
        // The visitor awaits another wallet.
        if (isPairing()) return sdk === null ? undefined : endSession(sdk, { topic })
        place.adoptSession(topic)
        loader.reset()
        onAdopted()
      })
    },
    endSession: (sdk, session) => void endSession(sdk, session),
    noteEnd: () => place.noteEnd(null),
    disconnect,
    forgetSession() {
      const sdk = loader.current()
      if (sdk !== null) forget(sdk, 'otherTab')
      else forgetOnLoad = loader.isLoading()
    },
    stop() {
      loader.stop()
      place.stop()
    },
  }
}

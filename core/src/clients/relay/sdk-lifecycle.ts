import { KitError } from '../../errors/kit-error.ts'
import { lazy } from '../../platform/lazy.ts'
import { withDeadline } from '../http/with-deadline.ts'
import { openSdk } from './open-sdk.ts'
import type { RelayEvent, RelayOptions, RelaySession } from './relay.types.ts'
import { parseProvider, type Sdk, wrapSdk } from './sdk.ts'
import { safeGetText } from './sdk-access.ts'
import { type SdkHandlers, subscribeToSdk } from './sdk-events.ts'
import { createSdkLoader } from './sdk-loader.ts'
import { createSessionPlaces } from './session-place.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'
import { createSessionTeardown } from './session-teardown.ts'

/** Maximum wait for the relay when a session is restored, in ms; less than `restoreTimeout`. */
const confirmationTimeout = 4_000
/** ms in which a relay delivers the messages of a topic after the subscription. */
const deliveryTime = 300

/** The SDK instance of a kit, and the one session that it uses. */
export type SdkLifecycle = {
  sessions: SessionStore
  /** Whether the page passed its own provider. */
  isOwnProvider: boolean
  load(): Promise<Sdk>
  /** Null until the SDK is loaded. */
  current(): Sdk | null
  /** Loads the SDK in the partition of this tab, and ends the current session. */
  loadToPair(): Promise<Sdk>
  /** Loads the SDK. Resolves with the session when the relay has delivered its messages. */
  loadSession(): Promise<RelaySession | null>
  isOfThisTab(): boolean
  /** Ends a session of the SDK in the background. */
  endSession(sdk: Sdk, session: unknown): void
  /** Ends the current session of the SDK, even if the kit did not accept it. */
  disconnect(sdk: Sdk, signal: AbortSignal): Promise<void>
  /** Ends the session that another tab has ended. */
  forgetSession(): void
  stop(): void
}

type Options = {
  options: RelayOptions
  signal: AbortSignal
  report(error: unknown): void
  emit(event: RelayEvent): void
  handlersFor(sdk: Sdk): SdkHandlers
  isPairing(): boolean
}

/** Creates the lifecycle. Throws `config/option-invalid` for an invalid provider of the page. */
export function createSdkLifecycle({
  options,
  signal: stopped,
  report,
  emit,
  handlersFor,
  isPairing,
}: Options): SdkLifecycle {
  const { platform, externalPairing } = options
  const { clock } = platform
  const ownProvider =
    options.universalProvider == null ? null : parseProvider(options.universalProvider)
  const places = createSessionPlaces(options)
  /** The place of the SDK instance. */
  let place = places.own()
  const sessions = createSessionStore({
    clock,
    emit(event) {
      const { topic } = event.session
      if (event.type !== 'session.changed')
        places.set({ ...place, topic: event.type === 'session.ended' ? null : topic }).catch(report)
      emit(event)
    },
  })
  const currentTopic = () => sessions.current()?.topic ?? null
  const teardown = createSessionTeardown({ clock, currentTopic, report })
  /** Whether another tab ended the session while the SDK was loading. */
  let forgetOnLoad = false
  /** Whether the SDK has to use the partition of this tab, because the kit pairs. */
  let usesOwnPlace = false
  /**
   * Resolves when the relay has delivered the messages that it stored while the page was closed.
   */
  let restored = Promise.resolve()

  const loadSdk = lazy(() => import('@walletconnect/universal-provider'))
  const loader = createSdkLoader({
    async open() {
      if (ownProvider !== null) return { ...wrapSdk(ownProvider, report), close: async () => {} }
      place = usesOwnPlace ? places.own() : await places.find()
      return openSdk(options, report, loadSdk, place)
    },
    attach(sdk) {
      const unsubscribe = subscribeToSdk(sdk, handlersFor(sdk))
      const session = sessions.set(sdk.session())
      if (session !== null && ownProvider === null) restored = confirmSession(sdk, session.topic)
      // Wallets may approve after the page is closed; such sessions are not in use.
      if (ownProvider === null)
        for (const stored of sdk.sessions())
          if (safeGetText(stored, 'topic') !== currentTopic()) endSession(sdk, stored)
      if (forgetOnLoad) forget(sdk)
      forgetOnLoad = false
      return unsubscribe
    },
  })
  const confirmSession = (sdk: Sdk, topic: string): Promise<void> =>
    withDeadline({ clock, ms: confirmationTimeout, signals: [stopped] }, async () => {
      await sdk.whenSubscribed(topic)
      await new Promise<void>((resolve) => clock.setTimeout(() => resolve(), deliveryTime))
    }).catch(() => {}) // Without the relay, the stored session is used.
  const endSession = (sdk: Sdk, session: unknown): void => {
    const topic = safeGetText(session, 'topic')
    if (topic !== null) void teardown.disconnect(sdk, topic, stopped)
  }
  const disconnect = async (sdk: Sdk, signal: AbortSignal): Promise<void> => {
    const topic = currentTopic() ?? safeGetText(sdk.session(), 'topic')
    if (topic === null) return teardown.done()
    sessions.end(topic)
    await teardown.disconnect(sdk, topic, signal)
  }
  const forget = (sdk: Sdk): void => {
    const session = sessions.current()
    if (session === null) return
    sessions.end(session.topic, { byOtherTab: true })
    // The SDK's data in memory is older than the data that the other tab stored. The next use
    // therefore creates an SDK instance that reads the storage again, unless the page or an open
    // pairing uses the current one.
    const canReset = () => ownProvider === null && !externalPairing && !isPairing()
    usesOwnPlace = false
    // Another tab may have ended a session of its own, which replaced this one.
    const isOwn = ownProvider === null && place.partition === places.own().partition
    const end = isOwn
      ? teardown.disconnect(sdk, session.topic, stopped)
      : teardown.forget(sdk, session.topic)
    void end.then(() => canReset() && loader.reset())
  }

  return {
    sessions,
    isOwnProvider: ownProvider !== null,
    load: loader.load,
    current: loader.current,
    async loadToPair() {
      const sdk = await loader.load()
      await teardown.done()
      await disconnect(sdk, stopped)
      if (place.partition === places.own().partition || ownProvider !== null) return sdk
      usesOwnPlace = true
      loader.reset()
      return loader.load()
    },
    async loadSession() {
      const sdk = await loader.load()
      await restored
      const session = sessions.current()
      if (session === null && !sdk.isStorageComplete()) throw new KitError('remote/unreachable')
      return session
    },
    isOfThisTab: () => places.isOwn(currentTopic() ?? ''),
    endSession,
    disconnect,
    forgetSession() {
      const sdk = loader.current()
      if (sdk !== null) forget(sdk)
      else forgetOnLoad = loader.isLoading()
    },
    stop() {
      loader.stop()
      places.stop()
    },
  }
}

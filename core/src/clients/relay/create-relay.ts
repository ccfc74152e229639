import { KitError } from '../../errors/kit-error.ts'
import { createEmitter } from '../../platform/emitter.ts'
import { lazy } from '../../platform/lazy.ts'
import { withDeadline } from '../http/with-deadline.ts'
import { createExternalPairing } from './external-pairing.ts'
import { openSdk } from './open-sdk.ts'
import { pairingTopicOf } from './pairing-attempt.ts'
import { createPairingManager } from './pairing-manager.ts'
import { createReconnect } from './reconnect.ts'
import type { Relay, RelayEvent, RelayOptions } from './relay.types.ts'
import { createRequests } from './requests.ts'
import { parseProvider, type Sdk, wrapSdk } from './sdk.ts'
import { safeGetText } from './sdk-access.ts'
import { pairingError } from './sdk-errors.ts'
import { type SdkHandlers, subscribeToSdk } from './sdk-events.ts'
import { createSdkLoader } from './sdk-loader.ts'
import { createServiceErrors } from './service-errors.ts'
import { createSessionPlaces } from './session-place.ts'
import { createSessionStore } from './session-store.ts'
import { createSessionTeardown } from './session-teardown.ts'

/** Maximum wait for the relay before a stored session counts; shorter than a restore. */
const confirmationTimeout = 4_000
/** Time in which a relay delivers the messages of a topic after the subscription. */
const deliveryTime = 300

/** Creates the relay client of one kit. Throws `config/option-invalid` for an invalid provider. */
export function createRelay(options: RelayOptions): Relay {
  const { platform, externalPairing, proposal } = options
  const { clock } = platform
  const ownProvider =
    options.universalProvider == null ? null : parseProvider(options.universalProvider)
  const lifetime = new AbortController()
  const emitter = createEmitter<RelayEvent>()
  const serviceErrors = createServiceErrors()
  const { report } = serviceErrors
  const places = createSessionPlaces(options)
  /** The place of the SDK instance. */
  let place = places.own()
  const sessions = createSessionStore({
    clock,
    emit(event) {
      const { topic } = event.session
      if (event.type !== 'session.changed')
        places.set({ ...place, topic: event.type === 'session.ended' ? null : topic }).catch(report)
      emitter.emit(event)
    },
  })
  const currentTopic = () => sessions.current()?.topic ?? null
  const teardown = createSessionTeardown({ clock, currentTopic, report })
  const reconnect = createReconnect(platform)
  /** Whether another tab ended the session while the SDK was loading. */
  let forgetOnLoad = false
  let openProposals = 0
  /** Whether the SDK has to use the partition of this tab, because the kit pairs. */
  let usesOwnPlace = false
  /** Resolves when the relay has delivered what the wallet sent while the page was closed. */
  let restored = Promise.resolve()
  /** The pairings of this page. The SDK also answers those of the page before a reload. */
  const pairingTopics = new Set<string | null>()

  const handlersFor = (sdk: Sdk): SdkHandlers => ({
    onUri(uri) {
      pairingTopics.add(pairingTopicOf(String(uri)))
      if (externalPairing && openProposals === 0) external.onUri(uri)
    },
    onSettled(session) {
      const topic = safeGetText(session, 'topic')
      const isUnknown =
        ownProvider === null && !pairingTopics.has(safeGetText(session, 'pairingTopic'))
      if (topic !== null && isUnknown) void teardown.disconnect(sdk, topic, lifetime.signal)
    },
    onAnswered: pairing.onAnswered,
    onSettlementFailed(pairingTopic) {
      for (const session of sdk.sessions())
        if (safeGetText(session, 'pairingTopic') === pairingTopic) endSession(sdk, session)
      pairing.onSettlementFailed(pairingTopic)
    },
    onConnected(raw) {
      const session = openProposals > 0 ? null : sessions.set(raw)
      if (session !== null && externalPairing) external.onApproved(session)
    },
    onChanged: (topic) =>
      sessions.current()?.topic === topic && sessions.set(sessionOf(sdk, topic)),
    onEnded(topic) {
      const currentTopic = sessions.current()?.topic ?? null
      const hasSession = safeGetText(sdk.session(), 'topic') !== null
      const endedTopic = topic ?? (hasSession ? null : currentTopic)
      if (endedTopic !== null) sessions.end(endedTopic)
    },
    onWalletEvent: (topic, event) => sessions.current()?.topic === topic && emitter.emit(event),
    onRelayLost: () => reconnect.isReconnecting() || pairing.onRelayLost(),
    onRelayRestored: () => pairing.onRelayRestored(),
    onRelayRejected(error) {
      report(error)
      pairing.onRelayRejected(pairingError(error))
    },
  })
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
      // A wallet approved these after the page had been closed: no page uses them.
      if (ownProvider === null)
        for (const stored of sdk.sessions())
          if (safeGetText(stored, 'topic') !== currentTopic()) endSession(sdk, stored)
      if (forgetOnLoad) forgetSession(sdk)
      forgetOnLoad = false
      return unsubscribe
    },
  })
  const confirmSession = (sdk: Sdk, topic: string): Promise<void> =>
    withDeadline({ clock, ms: confirmationTimeout, signals: [lifetime.signal] }, async () => {
      await sdk.whenSubscribed(topic)
      await new Promise<void>((resolve) => clock.setTimeout(() => resolve(), deliveryTime))
    }).catch(() => {}) // Without the relay, the stored session counts.
  const endSession = (sdk: Sdk, session: unknown): void => {
    const topic = safeGetText(session, 'topic')
    if (topic !== null) void teardown.disconnect(sdk, topic, lifetime.signal)
  }
  /** Ends the session of the SDK, even if the kit did not accept it. */
  const disconnect = async (sdk: Sdk, signal: AbortSignal): Promise<void> => {
    const topic = currentTopic() ?? safeGetText(sdk.session(), 'topic')
    if (topic === null) return teardown.done()
    sessions.end(topic)
    await teardown.disconnect(sdk, topic, signal)
  }
  const forgetSession = (sdk: Sdk): void => {
    const session = sessions.current()
    if (session === null) return
    sessions.end(session.topic, { byOtherTab: true })
    // The SDK's data in memory is older than the data that the other tab stored. The next use
    // therefore creates an SDK instance that reads the storage again, unless the page or an open
    // pairing uses the current one.
    const canReset = () => ownProvider === null && !externalPairing && !pairing.isPairing()
    usesOwnPlace = false
    // Another tab may have ended a session of its own, which replaced this one.
    const isOwn = ownProvider === null && place.partition === places.own().partition
    const end = isOwn
      ? teardown.disconnect(sdk, session.topic, lifetime.signal)
      : teardown.forget(sdk, session.topic)
    void end.then(() => canReset() && loader.reset())
  }
  /** Loads the SDK in the partition of this tab, and ends the current session. */
  const loadToPair = async (): Promise<Sdk> => {
    const sdk = await loader.load()
    await teardown.done()
    await disconnect(sdk, lifetime.signal)
    if (place.partition === places.own().partition || ownProvider !== null) return sdk
    usesOwnPlace = true
    loader.reset()
    return loader.load()
  }
  const external = createExternalPairing({ clock, load: loader.load })
  const pairing = createPairingManager({
    clock,
    async connect(onUri) {
      const sdk = await loadToPair()
      if (lifetime.signal.aborted) throw new KitError('kit/stopped')
      openProposals += 1
      const unsubscribe = sdk.on('provider', 'display_uri', onUri)
      try {
        return await sdk.connect(proposal())
      } finally {
        openProposals -= 1
        unsubscribe()
      }
    },
    setSession: sessions.set,
    endSession(topic) {
      const sdk = loader.current()
      if (sdk !== null) endSession(sdk, { topic })
    },
    cancelProposal: (pairingTopic) => loader.current()?.cancelProposal(pairingTopic),
    resendProposal: (pairingTopic) => loader.current()?.resendProposal(pairingTopic),
    republish: () => loader.current()?.republish(),
  })
  const requests = createRequests({
    clock,
    storage: platform.storage,
    sessions,
    sdk: loader.current,
    signal: lifetime.signal,
  })
  // The page's own provider may emit events before the first use by the kit.
  if (ownProvider !== null) loader.load().catch(report)

  const sessionOf = (sdk: Sdk, topic: string) =>
    sdk.sessions().find((session) => safeGetText(session, 'topic') === topic) ?? sdk.session()

  return {
    pair: (request, listener) =>
      (externalPairing && !request.fresh ? external : pairing).pair(request, listener),
    async loadSession() {
      const sdk = await loader.load()
      await restored
      const session = sessions.current()
      if (session === null && !sdk.isStorageComplete()) throw new KitError('remote/unreachable')
      return session
    },
    session: sessions.current,
    isOfThisTab: () => places.isOwn(currentTopic() ?? ''),
    subscribe: emitter.subscribe,
    request: requests.send,
    setDefaultChain: (chain, rpcUrl) => loader.current()?.setDefaultChain(chain, rpcUrl),
    defaultChain: (namespace) => loader.current()?.defaultChain(namespace) ?? null,
    async endSession(signal) {
      await withDeadline({ clock, ms: null, signals: [signal] }, async () =>
        disconnect(await loader.load(), signal),
      ).catch(report)
    },
    forgetSession() {
      const sdk = loader.current()
      if (sdk !== null) forgetSession(sdk)
      else forgetOnLoad = loader.isLoading()
    },
    reconnect() {
      const session = sessions.current()
      if (session === null && !pairing.isPairing()) return
      const isAwaiting = pairing.isPairing() || requests.hasPending()
      reconnect.run(loader.current(), isAwaiting ? 'awaiting' : 'idle')
    },
    watchServiceErrors: serviceErrors.watch,
    provider: async () => (await loader.load()).provider,
    stop() {
      lifetime.abort(new KitError('kit/stopped'))
      pairing.stop()
      reconnect.stop()
      loader.stop()
      emitter.clear()
      serviceErrors.stop()
      places.stop()
    },
  }
}

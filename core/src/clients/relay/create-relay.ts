import { KitError } from '../../errors/kit-error.ts'
import { createEmitter } from '../../platform/emitter.ts'
import { lazy } from '../../platform/lazy.ts'
import { withDeadline } from '../http/with-deadline.ts'
import { createExternalPairing } from './external-pairing.ts'
import { openSdk } from './open-sdk.ts'
import { createPairingManager } from './pairing-manager.ts'
import { createReconnect } from './reconnect.ts'
import type { Relay, RelayEvent, RelayOptions } from './relay.types.ts'
import { createRequests } from './requests.ts'
import { parseProvider, type Sdk, wrapSdk } from './sdk.ts'
import { safeGetText } from './sdk-access.ts'
import { type SdkHandlers, subscribeToSdk } from './sdk-events.ts'
import { createSdkLoader } from './sdk-loader.ts'
import { createServiceErrors } from './service-errors.ts'
import { createSessionStore } from './session-store.ts'
import { createSessionTeardown } from './session-teardown.ts'

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
  const sessions = createSessionStore({ clock, emit: emitter.emit })
  const teardown = createSessionTeardown({ clock, report })
  const reconnect = createReconnect(platform)
  /** Whether another tab ended the session while the SDK was loading. */
  let forgetOnLoad = false
  let openProposals = 0

  const handlersFor = (sdk: Sdk): SdkHandlers => ({
    onUri: (uri) => externalPairing && openProposals === 0 && external.onUri(uri),
    onSettled(session) {
      const topic = safeGetText(session, 'topic')
      const pairingTopic = safeGetText(session, 'pairingTopic')
      if (topic !== null && pairingTopic !== null && pairing.isAbandoned(pairingTopic))
        void teardown.disconnect(sdk, topic, lifetime.signal)
    },
    onConnected(raw) {
      const session = openProposals > 0 ? null : sessions.set(raw)
      if (session !== null && externalPairing) external.onApproved(session)
    },
    onChanged: (topic) => sessions.current()?.topic === topic && sessions.set(sdk.session()),
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
      pairing.onRelayRejected()
    },
  })
  const loadSdk = lazy(() => import('@walletconnect/universal-provider'))
  const loader = createSdkLoader({
    open: async () =>
      ownProvider === null
        ? openSdk(options, report, loadSdk)
        : { ...wrapSdk(ownProvider, report), close: async () => {} },
    attach(sdk) {
      const unsubscribe = subscribeToSdk(sdk, handlersFor(sdk))
      sessions.set(sdk.session())
      if (forgetOnLoad) forgetSession(sdk)
      forgetOnLoad = false
      return unsubscribe
    },
  })
  /** Ends the session of the SDK, even if the kit did not accept it. */
  const disconnect = async (sdk: Sdk, signal: AbortSignal): Promise<void> => {
    const topic = safeGetText(sdk.session(), 'topic')
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
    void teardown.forget(sdk, session.topic).then(() => canReset() && loader.reset())
  }
  const external = createExternalPairing({ clock, load: loader.load })
  const pairing = createPairingManager({
    clock,
    async connect(onUri) {
      const sdk = await loader.load()
      await teardown.done()
      await disconnect(sdk, lifetime.signal)
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
      if (sdk !== null) void teardown.disconnect(sdk, topic, lifetime.signal)
    },
    cancelProposal: (pairingTopic) => loader.current()?.cancelProposal(pairingTopic),
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

  return {
    pair: (request, listener) =>
      (externalPairing && !request.fresh ? external : pairing).pair(request, listener),
    async loadSession() {
      const sdk = await loader.load()
      const session = sessions.current()
      if (session === null && !sdk.isStorageComplete()) throw new KitError('remote/unreachable')
      return session
    },
    session: sessions.current,
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
    },
  }
}

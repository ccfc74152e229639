import { kitErrors } from '../../errors/areas/kit.ts'
import { KitError } from '../../errors/kit-error.ts'
import { createEmitter } from '../../platform/emitter.ts'
import { withDeadline } from '../../platform/with-deadline.ts'
import { createAuthentications } from './authentication.ts'
import { createExternalPairing } from './external-pairing.ts'
import { createOpenCodes } from './open-codes.ts'
import { pairingTopicOf } from './pairing-attempt.ts'
import { createPairingManager } from './pairing-manager.ts'
import { parseSession } from './parse-session.ts'
import { createReconnect } from './reconnect.ts'
import type { Relay, RelayEvent, RelayOptions } from './relay.types.ts'
import { createRequests } from './requests.ts'
import type { Sdk } from './sdk.ts'
import { safeGetText } from './sdk-access.ts'
import { pairingError } from './sdk-errors.ts'
import type { SdkHandlers } from './sdk-events.ts'
import { createSdkLifecycle } from './sdk-lifecycle.ts'
import { createServiceErrors } from './service-errors.ts'
import { watchPolicy } from './watch-policy.ts'

/** Creates the relay client of one kit. Throws `config/option-invalid` for an invalid provider. */
export function createRelay(options: RelayOptions): Relay {
  const { platform, externalPairing, proposal } = options
  const { clock, storage } = platform
  const lifetime = new AbortController()
  const { signal } = lifetime
  const emitter = createEmitter<RelayEvent>()
  const { report, ...serviceErrors } = createServiceErrors()
  const reconnect = createReconnect(platform)
  let openProposals = 0
  /** The pairings of this page. The SDK also answers those of an unloaded page. */
  const pairingTopics = new Set<string | null>()

  const codes = createOpenCodes(platform, options.kitId)
  const adopts = (raw: unknown): boolean => {
    const code = codes.earlier()
    const session = parseSession(raw)
    if (!code?.isAwaited || code.topic !== session?.pairingTopic) return false
    codes.clear()
    lifecycle.adopt(session.topic, () => emitter.emit({ type: 'session.adopted', session }))
    return true
  }

  const handlersFor = (sdk: Sdk): SdkHandlers => ({
    onUri(uri) {
      pairingTopics.add(pairingTopicOf(String(uri)))
      if (externalPairing && openProposals === 0) external.onUri(uri)
    },
    onSettled(session) {
      const isKnown = pairingTopics.has(safeGetText(session, 'pairingTopic'))
      if (isKnown || lifecycle.isOwnProvider || adopts(session)) return
      lifecycle.endSession(sdk, session)
    },
    onAnswered: pairing.onAnswered,
    onSettlementFailed(pairingTopic) {
      for (const session of sdk.sessions())
        if (safeGetText(session, 'pairingTopic') === pairingTopic)
          lifecycle.endSession(sdk, session)
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
  const lifecycle = createSdkLifecycle({
    options: { ...options, partition: codes.earlierPartition },
    signal,
    report,
    emit: emitter.emit,
    handlersFor,
    isPairing: () => pairing.isPairing(),
    adopts,
  })
  const { sessions, load, current } = lifecycle
  const external = createExternalPairing({ clock, load })
  const authentications = createAuthentications(options, signal, codes.earlier())
  const pairing = createPairingManager({
    clock,
    async connect(onUri) {
      const [sdk, authentication] = await Promise.all([
        lifecycle.loadToPair(),
        authentications.request(),
      ])
      if (signal.aborted) throw new KitError(kitErrors, 'kit/stopped')
      openProposals += 1
      const unsubscribe = sdk.on('provider', 'display_uri', (uri) => {
        const isUnanswered = authentications.markShown(authentication)
        const topic = pairingTopicOf(String(uri))
        if (!lifecycle.isOwnProvider)
          codes.show({ topic, partition: lifecycle.partition(), isUnanswered })
        onUri(uri)
      })
      try {
        const session = await sdk.connect(proposal(), authentication)
        authentications.record(session, authentication)
        return session
      } finally {
        openProposals -= 1
        unsubscribe()
      }
    },
    setSession(raw) {
      codes.clear()
      return sessions.set(raw)
    },
    endSession(topic) {
      const sdk = current()
      if (sdk !== null) lifecycle.endSession(sdk, { topic })
    },
    cancelProposal: (pairingTopic) => current()?.cancelProposal(pairingTopic),
    resendProposal: (pairingTopic) => current()?.resendProposal(pairingTopic),
    republish: () => current()?.republish(),
  })
  const requests = createRequests({ clock, storage, sessions, sdk: current, signal })
  const stopWatchingPolicy = watchPolicy(platform.page, options.relayUrl, pairing.onRelayRejected)
  lifecycle.start(codes.earlier)

  return {
    pair(request, listener) {
      const leave = codes.await()
      const unsubscribe = (externalPairing && !request.fresh ? external : pairing).pair(
        request,
        listener,
      )
      return () => {
        unsubscribe()
        leave()
      }
    },
    loadSession: lifecycle.loadSession,
    session: sessions.current,
    takeCacaos: () => authentications.take(sessions.current()),
    isOfThisTab: lifecycle.isOfThisTab,
    isShared: lifecycle.isShared,
    subscribe: emitter.subscribe,
    request: requests.send,
    setDefaultChain: (chain, rpcUrl) => current()?.setDefaultChain(chain, rpcUrl),
    defaultChain: (namespace) => current()?.defaultChain(namespace) ?? null,
    async endSession(caller) {
      lifecycle.noteEnd()
      await withDeadline({ clock, ms: null, signals: [caller] }, async () =>
        lifecycle.disconnect(await load(), caller),
      ).catch(report)
    },
    forgetSession: lifecycle.forgetSession,
    reconnect() {
      const session = sessions.current()
      if (session === null && !pairing.isPairing()) return
      const isAwaiting = pairing.isPairing() || requests.hasPending()
      reconnect.run(current(), isAwaiting ? 'awaiting' : 'idle')
    },
    watchServiceErrors: serviceErrors.watch,
    provider: async () => (await load()).provider,
    stop() {
      lifetime.abort(new KitError(kitErrors, 'kit/stopped'))
      stopWatchingPolicy()
      pairing.stop()
      reconnect.stop()
      lifecycle.stop()
      codes.stop()
      emitter.clear()
      serviceErrors.stop()
    },
  }
}

const sessionOf = (sdk: Sdk, topic: string) =>
  sdk.sessions().find((session) => safeGetText(session, 'topic') === topic) ?? sdk.session()

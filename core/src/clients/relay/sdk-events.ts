import { isSessionEvent } from '../../domain/remote/session-event.ts'
import { safeGet } from '../../domain/unknown.ts'
import { extractError } from '../../errors/extract-error.ts'
import { patchEvents } from './patch-client.ts'
import type { RelayEvent } from './relay.types.ts'
import type { EventSource, Sdk } from './sdk.ts'
import { safeGetText } from './sdk-access.ts'

/** Handlers of the SDK's events. Payloads are not validated. */
export type SdkHandlers = {
  onUri(uri: unknown): void
  /** A wallet approved a proposal, which may have been cancelled. */
  onSettled(session: unknown): void
  /** A wallet answered a proposal; its settlement should follow. */
  onAnswered(pairingTopic: string): void
  /** The settlement of a proposal is malformed. The SDK rejects it without an event of its own. */
  onSettlementFailed(pairingTopic: string): void
  /** The provider has a new session. */
  onConnected(session: unknown): void
  onChanged(topic: string): void
  /** `topic`: null if the event does not contain it. */
  onEnded(topic: string | null): void
  onWalletEvent(topic: string, event: Extract<RelayEvent, { type: 'wallet.event' }>): void
  onRelayLost(): void
  onRelayRestored(): void
  /** The relay rejects this page. */
  onRelayRejected(error: unknown): void
}

/**
 * Subscribes to the SDK's events. Returns unsubscribe. The SDK's `accountsChanged` and
 * `chainChanged` are not used, because they do not contain the namespace.
 */
export function subscribeToSdk(sdk: Sdk, handlers: SdkHandlers): () => void {
  const withPairing = (handle: (pairingTopic: string) => void) => (pairingTopic: unknown) => {
    if (typeof pairingTopic === 'string') handle(pairingTopic)
  }
  const withTopic = (handle: (topic: string) => void) => (payload: unknown) => {
    const topic = safeGetText(payload, 'topic')
    if (topic !== null) handle(topic)
  }
  const listeners = [
    ['provider', 'display_uri', handlers.onUri],
    ['provider', 'connect', (payload) => handlers.onConnected(safeGet(payload, 'session'))],
    ['provider', 'disconnect', (payload) => handlers.onEnded(safeGetText(payload, 'data'))],
    ['session', 'session_connect', (payload) => handlers.onSettled(safeGet(payload, 'session'))],
    ['session', patchEvents.answered, withPairing(handlers.onAnswered)],
    ['session', patchEvents.settlementFailed, withPairing(handlers.onSettlementFailed)],
    ['session', 'session_update', withTopic(handlers.onChanged)],
    ['session', 'session_extend', withTopic(handlers.onChanged)],
    ['session', 'session_delete', withTopic(handlers.onEnded)],
    ['session', 'session_expire', withTopic(handlers.onEnded)],
    ['session', 'session_event', (payload) => forwardWalletEvent(payload, handlers)],
    ['relay', 'relayer_connect', handlers.onRelayRestored],
    ['relay', 'relayer_disconnect', handlers.onRelayLost],
    ['relay', 'relayer_error', (error) => isRejection(error) && handlers.onRelayRejected(error)],
  ] satisfies [EventSource, string, (payload: unknown) => void][]
  const unsubscribes = listeners.map(([source, event, listener]) => sdk.on(source, event, listener))
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe()
  }
}

function forwardWalletEvent(payload: unknown, { onWalletEvent }: SdkHandlers): void {
  if (!isSessionEvent(payload)) return
  const { chainId, event } = payload.params
  const { name, data } = event
  onWalletEvent(payload.topic, { type: 'wallet.event', chain: chainId, name, data })
}

/**
 * The relay closes the socket with code 3000 if it rejects the page. Other errors are transient.
 */
const isRejection = (error: unknown) =>
  extractError(error).texts.some((text) => /code: 3000/.test(text))

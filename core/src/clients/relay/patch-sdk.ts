import { tryMethod } from '../../domain/call-method.ts'
import { safeGet } from '../../domain/unknown.ts'
import { replace, replaceSync } from './replace-method.ts'
import { callAsync, safeGetText } from './sdk-access.ts'

/**
 * `attestation`: false turns the SDK's domain verification off. `report` receives caught errors.
 */
type Options = { attestation: boolean; report(error: unknown): void }

/** Events of the client that the SDK does not emit itself. The payload is a pairing topic. */
export const patchEvents = {
  answered: 'latchkit_answered',
  settlementFailed: 'latchkit_settlement_failed',
} as const

/**
 * Patches the SDK (2.25.0) so that none of its promises rejects unhandled: several calls are not
 * awaited, and unsubscribing without a relay connection blocks local work until it is back. A part
 * that another version of the SDK names differently is left unchanged. Returns a function that
 * sends the proposal of a pairing again.
 */
export function patchSdk(
  provider: object,
  { attestation, report }: Options,
): (pairingTopic: string) => void {
  const client = safeGet(provider, 'client')
  const core = safeGet(client, 'core')
  const relayer = safeGet(core, 'relayer')
  const publisher = safeGet(relayer, 'publisher')
  const verify = safeGet(core, 'verify')
  if (!attestation) {
    replace(verify, 'register', () => async () => '')
    // The SDK verifies requests and proposals of the wallet too, although a page answers none.
    replace(verify, 'resolve', () => async () => undefined)
  }
  // The SDK does not await these three methods, which reject for an invalid event, an invalid ping
  // and an event of a namespace that was added later.
  reportRejections(safeGet(client, 'engine'), 'isValidEmit', report)
  reportRejections(safeGet(client, 'engine'), 'isValidPing', report)
  reportRejections(provider, 'onChainChanged', report)
  // `onSessionUpdate` rejects for a namespace that the wallet removed. The SDK sends that error to
  // the wallet.
  reportRejections(provider, 'onSessionUpdate', report)
  // The SDK does not await an acknowledgement, which rejects when the connection is lost.
  replace(relayer, 'acknowledgePayload', (original) => (payload) => original(payload).catch(report))
  // Without a connection the SDK does not have to unsubscribe: it drops unknown topics when it
  // connects again.
  replace(relayer, 'unsubscribe', (original) => async (...args) => {
    if (safeGet(relayer, 'connected') === true) await original(...args).catch(report)
  })
  replace(publisher, 'checkQueue', () => () => republish(publisher, report))
  // The SDK deletes other pairings when it connects and when a session ends. Their wallets may
  // still approve, and the kit has to use or end such a session. Pairings end when they expire.
  replace(provider, 'cleanupPendingPairings', () => async () => {})
  guardConnections(relayer, report)
  // The SDK calls this method outside of its error handling. The decoding that follows rejects.
  replaceSync(safeGet(core, 'crypto'), 'getPayloadType', (original) => (...args) => {
    try {
      return original(...args)
    } catch (error) {
      report(error)
      return 0
    }
  })
  removeEndedSessions(client, report)
  watchSettlements(client, report)
  return rememberProposals(relayer, report)
}

/**
 * Guards each connection to the relay. Drops frames that are neither a JSON-RPC response nor a
 * message of a subscription, because the SDK throws on them, and listens for errors of a connection
 * that the SDK has left. An error response does not count as an acknowledgement, so that its message
 * is published again.
 */
function guardConnections(relayer: unknown, report: (error: unknown) => void): void {
  const guard = (original: (...values: unknown[]) => unknown) => (payload: unknown) => {
    if (isFrame(payload)) original(payload)
  }
  const guardCurrent = () => {
    const connection = safeGet(relayer, 'provider')
    replaceSync(connection, 'onPayload', guard)
    // The SDK removes its listeners before it closes a connection. Without a listener, the emitter
    // throws the error of a rejected connection.
    tryMethod(connection, 'on', 'error', report)
  }
  // The SDK may have connected already.
  guardCurrent()
  replace(relayer, 'createProvider', (original) => async (...args) => {
    await original(...args)
    guardCurrent()
  })
  replace(relayer, 'onProviderPayload', (original) => async (payload) => {
    if (safeGet(payload, 'error') === null) await original(payload).catch(report)
  })
}

function isFrame(payload: unknown): boolean {
  const id = safeGet(payload, 'id')
  if (typeof id !== 'number' && typeof id !== 'string') return false
  // The SDK emits a response as an event with this name.
  const method = safeGet(payload, 'method')
  if (method === null) return /^\d+$/.test(String(id))
  const params = safeGet(payload, 'params')
  return (
    typeof method === 'string' &&
    /^[-\w]{1,128}$/.test(safeGetText(params, 'id') ?? '') &&
    !reservedIds.test(safeGetText(params, 'id') ?? '') &&
    safeGetText(params, 'data', 'topic') !== null &&
    safeGetText(params, 'data', 'message') !== null
  )
}

/** Subscription ids that are names of the relay client's own events. */
const reservedIds = /^(?:error|relayer_\w+)$/

/**
 * Removes the messages and the values of a session that ends on either side: the SDK keeps them,
 * and they contain the accounts of the visitor (fault EM15). Nothing can answer a request of it any
 * more.
 */
function removeEndedSessions(client: unknown, report: (error: unknown) => void): void {
  replace(safeGet(client, 'engine'), 'deleteSession', (original) => async (...args) => {
    await original(...args)
    const topic = safeGetText(args[0], 'topic')
    if (topic === null) return
    const core = safeGet(client, 'core')
    tryMethod(safeGet(core, 'history'), 'delete', topic)
    const storage = safeGet(core, 'storage')
    const removals = ['namespaces', 'optionalNamespaces'].map((name) =>
      callAsync(storage, 'removeItem', `wc@2:universal_provider:/${name}${topic}`),
    )
    await Promise.all(removals).catch(report)
  })
}

/** Emits when a wallet answers a proposal, and when the SDK rejects the settlement. */
function watchSettlements(client: unknown, report: (error: unknown) => void): void {
  const engine = safeGet(client, 'engine')
  const emit = (event: string, pairingTopic: unknown) =>
    tryMethod(safeGet(client, 'events'), 'emit', event, pairingTopic)
  replace(engine, 'onSessionProposeResponse', (original) => async (topic, payload, ...rest) => {
    if (safeGet(payload, 'error') === null) emit(patchEvents.answered, topic)
    await original(topic, payload, ...rest)
  })
  replace(engine, 'onSessionSettleRequest', (original) => async (topic, ...rest) => {
    const pending = safeGet(engine, 'pendingSessions')
    const entries = pending instanceof Map ? [...pending.values()] : []
    const entry = entries.find((candidate) => safeGetText(candidate, 'sessionTopic') === topic)
    let isSettled = false
    const onSettled = () => {
      isSettled = true
    }
    tryMethod(client, 'on', 'session_connect', onSettled)
    await original(topic, ...rest).catch(report)
    tryMethod(client, 'removeListener', 'session_connect', onSettled)
    if (entry !== undefined && !isSettled)
      emit(patchEvents.settlementFailed, safeGet(entry, 'pairingTopic'))
  })
}

/** Records the published proposals. Returns a function that publishes one of them unchanged. */
function rememberProposals(
  relayer: unknown,
  report: (error: unknown) => void,
): (pairingTopic: string) => void {
  const published = new Map<string, () => Promise<unknown>>()
  replace(relayer, 'publishCustom', (original) => (...args) => {
    const topic = safeGetText(args[0], 'payload', 'pairingTopic')
    if (topic !== null) {
      published.set(topic, () => original(...args))
      for (const oldest of published.keys())
        if (published.size > maxProposals) published.delete(oldest)
    }
    return original(...args)
  })
  return (topic) => void published.get(topic)?.().catch(report)
}

const maxProposals = 5

/** Reports rejections of a method. Callers that await its promise still receive them. */
function reportRejections(target: unknown, name: string, report: (error: unknown) => void): void {
  replace(target, name, (original) => (...args) => {
    const result = original(...args)
    result.catch(report)
    return result
  })
}

/** Publishes the queued messages again, as the SDK's `checkQueue` does, and reports failures. */
function republish(publisher: unknown, report: (error: unknown) => void): void {
  const queue = safeGet(publisher, 'queue')
  if (!(queue instanceof Map)) return
  for (const [id, message] of [...queue]) {
    const attempt = safeGet(message, 'attempt')
    queue.set(id, { ...message, attempt: typeof attempt === 'number' ? attempt + 1 : 1 })
    const options = safeGet(message, 'opts') ?? undefined
    callAsync(publisher, 'rpcPublish', safeGet(message, 'request'), options).catch(report)
  }
}

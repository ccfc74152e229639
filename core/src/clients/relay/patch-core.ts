import { tryMethod } from '../../domain/call-method.ts'
import { safeGet } from '../../domain/unknown.ts'
import { replace, replaceSync } from './replace-method.ts'
import { callAsync, safeGetText } from './sdk-access.ts'

/**
 * `attestation`: false turns the SDK's domain verification off. `report` receives caught errors.
 */
type Options = { attestation: boolean; report(error: unknown): void }

/**
 * Patches a core of the SDK (2.25.0) before it starts, so that none of its promises rejects
 * unhandled: several calls are not awaited, and unsubscribing without a relay connection blocks local
 * work until it is back. A part that another version of the SDK names differently is left unchanged.
 * Returns a function that sends the proposal of a pairing again.
 */
export function patchCore(
  core: object,
  { attestation, report }: Options,
): (pairingTopic: string) => void {
  const relayer = safeGet(core, 'relayer')
  const publisher = safeGet(relayer, 'publisher')
  const verify = safeGet(core, 'verify')
  if (!attestation) {
    replace(verify, 'register', () => async () => '')
    // The SDK verifies requests and proposals of the wallet too, although a page answers none.
    replace(verify, 'resolve', () => async () => undefined)
  }
  // The SDK does not await an acknowledgement, which rejects when the connection is lost.
  replace(relayer, 'acknowledgePayload', (original) => (payload) => original(payload).catch(report))
  // Without a connection the SDK does not have to unsubscribe: it drops unknown topics when it
  // connects again.
  replace(relayer, 'unsubscribe', (original) => async (...args) => {
    if (safeGet(relayer, 'connected') === true) await original(...args).catch(report)
  })
  replace(publisher, 'checkQueue', () => () => republish(publisher, report))
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
  replace(relayer, 'createProvider', (original) => async (...args) => {
    await original(...args)
    const connection = safeGet(relayer, 'provider')
    replaceSync(connection, 'onPayload', guard)
    // The SDK removes its listeners before it closes a connection. Without a listener, the emitter
    // throws the error of a rejected connection.
    tryMethod(connection, 'on', 'error', report)
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

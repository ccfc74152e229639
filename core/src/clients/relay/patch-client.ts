import { tryMethod } from '../../domain/call-method.ts'
import { safeGet } from '../../domain/unknown.ts'
import { replace } from './replace-method.ts'
import { callAsync, safeGetText } from './sdk-access.ts'

/** Events of the client that the SDK does not emit itself. The payload is a pairing topic. */
export const patchEvents = {
  answered: 'latchkit_answered',
  settlementFailed: 'latchkit_settlement_failed',
} as const

/**
 * Patches the provider and the client of the SDK (2.25.0), so that none of their promises rejects
 * unhandled and no data of an ended session stays. A part that another version of the SDK names
 * differently is left unchanged. `report` receives caught errors.
 */
export function patchClient(provider: object, report: (error: unknown) => void): void {
  const client = safeGet(provider, 'client')
  const engine = safeGet(client, 'engine')
  // The SDK does not await these three methods, which reject for an invalid event, an invalid ping
  // and an event of a namespace that was added later.
  reportRejections(engine, 'isValidEmit', report)
  reportRejections(engine, 'isValidPing', report)
  reportRejections(provider, 'onChainChanged', report)
  // `onSessionUpdate` rejects for a namespace that the wallet removed. The SDK sends that error to
  // the wallet.
  reportRejections(provider, 'onSessionUpdate', report)
  // The SDK deletes other pairings when it connects and when a session ends. Their wallets may
  // still approve, and the kit has to use or end such a session. Pairings end when they expire.
  replace(provider, 'cleanupPendingPairings', () => async () => {})
  removeEndedSessions(client, report)
  watchSettlements(client, report)
}

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

/** Reports rejections of a method. Callers that await its promise still receive them. */
function reportRejections(target: unknown, name: string, report: (error: unknown) => void): void {
  replace(target, name, (original) => (...args) => {
    const result = original(...args)
    result.catch(report)
    return result
  })
}

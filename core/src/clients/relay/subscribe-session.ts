import { safeGet } from '../../domain/unknown.ts'
import { callAsync, safeGetText, toList } from './sdk-access.ts'

/**
 * Subscribes at the relay to the stored session unless its subscription is stored, too. The SDK
 * stores the two separately: another tab may start, or the page may close, between the two writes.
 * Without the subscription every request of that session would wait forever.
 */
export function subscribeSession(provider: object, report: (error: unknown) => void): void {
  const topic = safeGetText(provider, 'session', 'topic')
  const relayer = safeGet(provider, 'client', 'core', 'relayer')
  const subscriber = safeGet(relayer, 'subscriber')
  if (topic === null || subscriber === null || topicsOf(subscriber).includes(topic)) return
  callAsync(relayer, 'subscribe', topic).catch(report)
}

/** The topics that are subscribed, stored or about to be subscribed. */
function topicsOf(subscriber: unknown): readonly unknown[] {
  const pending = safeGet(subscriber, 'pending')
  return [
    ...toList(safeGet(subscriber, 'topics')),
    ...toList(safeGet(subscriber, 'cached')).map((entry) => safeGet(entry, 'topic')),
    ...(pending instanceof Map ? pending.keys() : []),
  ]
}

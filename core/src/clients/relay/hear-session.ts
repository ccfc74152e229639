import { callLater, peek, textAt } from './peek.ts'

/**
 * Subscribes to a stored session whose subscription was not kept: another tab may open, or the page be left, between the two. Without
 * one every request of it would wait in vain.
 */
export function hearSession(provider: object, hear: (said: unknown) => void): void {
  const topic = textAt(provider, 'session', 'topic')
  const relayer = peek(provider, 'client', 'core', 'relayer')
  const subscriber = peek(relayer, 'subscriber')
  if (topic === null || subscriber === undefined || topicsOf(subscriber).includes(topic)) return
  callLater(relayer, 'subscribe', topic).catch(hear)
}

/** Those that the relay knows of, and those it is about to hear of. */
function topicsOf(subscriber: unknown): readonly unknown[] {
  const [topics, cached, pending] = ['topics', 'cached', 'pending'].map((name) =>
    peek(subscriber, name),
  )
  return [
    ...(Array.isArray(topics) ? topics : []),
    ...(Array.isArray(cached) ? cached.map((one) => peek(one, 'topic')) : []),
    ...(pending instanceof Map ? pending.keys() : []),
  ]
}

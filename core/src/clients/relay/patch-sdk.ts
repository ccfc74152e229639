import { hasMethod, safeGet } from '../../domain/unknown.ts'
import { callAsync } from './sdk-access.ts'

/**
 * `attestation`: false turns the SDK's domain verification off. `report` receives caught errors.
 */
type Options = { attestation: boolean; report(error: unknown): void }

/**
 * Patches the SDK (2.25.0) so that none of its promises rejects unhandled: several calls are not
 * awaited, and unsubscribing without a relay connection blocks local work until it is back. A part
 * that another version of the SDK names differently is left unchanged.
 */
export function patchSdk(provider: object, { attestation, report }: Options): void {
  const client = safeGet(provider, 'client')
  const relayer = safeGet(client, 'core', 'relayer')
  const publisher = safeGet(relayer, 'publisher')
  if (!attestation) replace(safeGet(client, 'core', 'verify'), 'register', () => async () => '')
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
}

type Method = (...args: unknown[]) => Promise<unknown>

function replace(
  target: unknown,
  name: string,
  create: (original: Method) => (...args: unknown[]) => unknown,
): void {
  const own = safeGet(target, name)
  if (!hasMethod(target, name) || typeof own !== 'function') return
  Reflect.set(
    target,
    name,
    create(async (...args) => Reflect.apply(own, target, args)),
  )
}

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

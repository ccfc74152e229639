import { callLater, canDo, peek } from './peek.ts'

type Mending = { attestation: boolean; hear(said: unknown): void }

/**
 * Ties up what the SDK (2.25.0) leaves loose, so that none of its rejections escapes into the page: calls that nobody awaits, and a
 * goodbye to the relay that holds local work up for as long as the relay is away. A part that is named otherwise elsewhere is left alone.
 */
export function mend(provider: object, { attestation, hear }: Mending): void {
  const client = peek(provider, 'client')
  const relayer = peek(client, 'core', 'relayer')
  if (!attestation) replace(peek(client, 'core', 'verify'), 'register', () => async () => '')
  // not awaited by the SDK: an event or a ping that is not valid, an event of a namespace that came later, a receipt on a dead line
  quieten(peek(client, 'engine'), 'isValidEmit', hear)
  quieten(peek(client, 'engine'), 'isValidPing', hear)
  quieten(provider, 'onChainChanged', hear)
  // fails on a namespace that the wallet took back, and then answers the wallet with that failure
  quieten(provider, 'onSessionUpdate', hear)
  replace(relayer, 'acknowledgePayload', (own) => (payload) => own(payload).catch(hear))
  // without a line nothing needs to be taken back: topics that nobody knows are dropped with the next one
  replace(relayer, 'unsubscribe', (own) => async (...args) => {
    if (peek(relayer, 'connected') === true) await own(...args).catch(hear)
  })
  replace(
    peek(relayer, 'publisher'),
    'checkQueue',
    () => () => publishAgain(peek(relayer, 'publisher'), hear),
  )
}

type Own = (...args: unknown[]) => Promise<unknown>

function replace(
  target: unknown,
  method: string,
  make: (own: Own) => (...args: unknown[]) => unknown,
): void {
  const own = peek(target, method)
  if (!canDo(target, method) || typeof own !== 'function') return
  Reflect.set(
    target,
    method,
    make(async (...args) => Reflect.apply(own, target, args)),
  )
}

/** The promise stays as it is for who awaits it; who does not is no longer told by the page's console. */
function quieten(target: unknown, method: string, hear: (said: unknown) => void): void {
  replace(target, method, (own) => (...args) => {
    const answer = own(...args)
    answer.catch(hear)
    return answer
  })
}

/** What the SDK does with every pulse, with an ear for what fails. */
function publishAgain(publisher: unknown, hear: (said: unknown) => void): void {
  const queue = peek(publisher, 'queue')
  if (!(queue instanceof Map)) return
  for (const [id, waiting] of [...queue]) {
    const attempt = peek(waiting, 'attempt')
    queue.set(id, { ...waiting, attempt: typeof attempt === 'number' ? attempt + 1 : 1 })
    callLater(publisher, 'rpcPublish', peek(waiting, 'request'), peek(waiting, 'opts')).catch(hear)
  }
}

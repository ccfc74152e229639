import { parseJson } from '../../clients/http/parse-json.ts'
import { abortError } from '../../clients/http/with-deadline.ts'
import { safeGet } from '../../domain/unknown.ts'
import { KitError } from '../../errors/kit-error.ts'
import { commitment, type Outcome } from './node.ts'
import type { OpenSocket } from './socket.types.ts'

type Source = { open: OpenSocket; url: string }

const subscribe = { id: 1, method: 'signatureSubscribe' }

/** Hears of a signature from a node. Rejects when it cannot be heard of here any more, and closes the socket at every end. */
export async function hear(
  { open, url }: Source,
  signature: string,
  signal: AbortSignal,
): Promise<Outcome> {
  if (signal.aborted) throw abortError(signal)
  const socket = open(url)
  const over = new AbortController()
  try {
    return await new Promise<Outcome>((resolve, reject) => {
      const fail = (cause: unknown) => reject(new KitError('endpoint/unreachable', {}, { cause }))
      const { signal: until } = over
      let subscription: unknown = null
      signal.addEventListener('abort', () => reject(abortError(signal)), { signal: until })
      socket.addEventListener('error', fail, { signal: until })
      socket.addEventListener('close', fail, { signal: until })
      socket.addEventListener(
        'open',
        () =>
          socket.send(
            JSON.stringify({ jsonrpc: '2.0', ...subscribe, params: [signature, { commitment }] }),
          ),
        {
          signal: until,
        },
      )
      socket.addEventListener(
        'message',
        ({ data }) => {
          const message = read(data)
          if (safeGet(message, 'id') === subscribe.id) {
            subscription = safeGet(message, 'result')
            if (typeof subscription !== 'number') fail(message)
          }
          const params = safeGet(message, 'params')
          if (
            safeGet(message, 'method') !== 'signatureNotification' ||
            safeGet(params, 'subscription') !== subscription
          )
            return
          const value = safeGet(safeGet(params, 'result'), 'value')
          if (typeof value === 'object' && value !== null) resolve({ err: safeGet(value, 'err') })
        },
        { signal: until },
      )
    })
  } finally {
    over.abort()
    socket.close()
  }
}

/** null: not JSON, so nothing for us. */
function read(data: unknown): unknown {
  try {
    return typeof data === 'string' ? parseJson(data) : null
  } catch {
    return null
  }
}

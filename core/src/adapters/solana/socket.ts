import { parseJson } from '../../clients/http/parse-json.ts'
import { safeGet } from '../../domain/unknown.ts'
import { endpointErrors } from '../../errors/areas/endpoint.ts'
import { KitError } from '../../errors/kit-error.ts'
import { abortError } from '../../platform/with-deadline.ts'
import { commitment, type Outcome } from './node.ts'

export type Socket = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'addEventListener'>
/** Throws if WebSocket is unavailable. */
export type OpenSocket = (url: string) => Socket

type Source = { openSocket: OpenSocket; url: string }

const subscribeRequest = { jsonrpc: '2.0', id: 1, method: 'signatureSubscribe' }

/**
 * Resolves when a node notifies that the transaction is confirmed. Rejects with
 * `endpoint/unreachable` if the socket fails or closes. Always closes the socket.
 */
export async function watchSignature(
  { openSocket, url }: Source,
  signature: string,
  signal: AbortSignal,
): Promise<Outcome> {
  if (signal.aborted) throw abortError(signal)
  const socket = openSocket(url)
  const controller = new AbortController()
  try {
    return await new Promise<Outcome>((resolve, reject) => {
      const options = { signal: controller.signal }
      const fail = (cause: unknown) =>
        reject(new KitError(endpointErrors, 'endpoint/unreachable', {}, { cause }))
      const subscribe = () =>
        socket.send(JSON.stringify({ ...subscribeRequest, params: [signature, { commitment }] }))
      let subscription: unknown = null
      const handleMessage = ({ data }: MessageEvent) => {
        const message = parseMessage(data)
        if (safeGet(message, 'id') === subscribeRequest.id) {
          subscription = safeGet(message, 'result')
          if (typeof subscription !== 'number') fail(message)
        }
        if (safeGet(message, 'method') !== 'signatureNotification') return
        if (safeGet(message, 'params', 'subscription') !== subscription) return
        const value = safeGet(message, 'params', 'result', 'value')
        if (typeof value === 'object' && value !== null) resolve({ err: safeGet(value, 'err') })
      }
      signal.addEventListener('abort', () => reject(abortError(signal)), options)
      socket.addEventListener('error', fail, options)
      socket.addEventListener('close', fail, options)
      socket.addEventListener('open', subscribe, options)
      socket.addEventListener('message', handleMessage, options)
    })
  } finally {
    controller.abort()
    closeSocket(socket)
  }
}

/** `WebSocket.CONNECTING`: the `readyState` before a socket opens or fails. */
const connecting = 0

/**
 * Closes a socket. One that is still connecting is closed once it is open: closing it earlier makes
 * browsers report an error in the console.
 */
function closeSocket(socket: Socket): void {
  if (socket.readyState === connecting) socket.addEventListener('open', () => socket.close())
  else socket.close()
}

/** Parses JSON text. Null if the data is not JSON text. */
function parseMessage(data: unknown): unknown {
  try {
    return typeof data === 'string' ? parseJson(data) : null
  } catch {
    return null
  }
}

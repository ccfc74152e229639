import { safeGet } from '../../domain/unknown.ts'
import { KitError } from '../../errors/kit-error.ts'

/** The result in an answer of sats-connect, or of the wallet itself (JSON-RPC 2.0). Throws the error in it; any other shape is refused. */
export function readSatsAnswer(answer: unknown): unknown {
  const [status, version] = [safeGet(answer, 'status'), safeGet(answer, 'jsonrpc')]
  if (status === 'error' || (version === '2.0' && holds(answer, 'error')))
    throw safeGet(answer, 'error')
  if (status === 'success' || (version === '2.0' && holds(answer, 'result')))
    return safeGet(answer, 'result')
  throw new KitError('rpc/internal', {}, { cause: answer })
}

/** null is something. */
function holds(value: unknown, key: string): boolean {
  try {
    return typeof value === 'object' && value !== null && Reflect.get(value, key) !== undefined
  } catch {
    return false
  }
}

import type { ServerResponse } from 'node:http'
import type { Failure } from './create-faults.ts'
import { type HttpResponse, htmlResponse, jsonResponse } from './http-response.ts'

/** CORS headers that allow requests of every origin, without cookies. */
export const openCors: HttpResponse['headers'] = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, OPTIONS',
  // The wildcard does not include `Authorization`.
  'access-control-allow-headers': '*, authorization',
  'access-control-expose-headers': 'retry-after',
}

/** Whether a part of the own response is sent. Other failures replace or lose it. */
export const isSent = (failure: Failure['other']): boolean =>
  failure === null || failure.fails === 'truncated' || failure.fails === 'reset'

/** Sends a response with CORS headers. A failure changes it or resets the connection. */
export function sendResponse(
  response: ServerResponse,
  success: HttpResponse,
  failure: Failure['other'] = null,
  cors: HttpResponse['headers'] = openCors,
): void {
  if (failure?.fails === 'offline') {
    resetConnection(response)
    return
  }
  const { status, headers, body } = applyFailure(success, failure)
  const bytes = Buffer.from(body)
  response.writeHead(status, { ...headers, ...cors, 'content-length': bytes.length })
  if (failure?.fails === 'reset')
    response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => resetConnection(response))
  else response.end(bytes)
}

const resetConnection = ({ socket }: ServerResponse): void => {
  socket?.resetAndDestroy()
}

function applyFailure(success: HttpResponse, failure: Failure['other']): HttpResponse {
  switch (failure?.fails) {
    case 'status':
      return jsonResponse(
        { error: `Status ${failure.status}` },
        failure.status,
        failure.retryAfter === undefined ? {} : { 'retry-after': failure.retryAfter },
      )
    case 'html':
      return htmlResponse()
    case 'truncated':
      return { ...success, body: success.body.slice(0, Math.floor(success.body.length / 2)) }
    case 'shape':
      return jsonResponse(failure.body)
    default:
      return success
  }
}

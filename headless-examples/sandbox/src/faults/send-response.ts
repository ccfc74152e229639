import type { ServerResponse } from 'node:http'
import type { Failure } from './create-faults.ts'
import { type Answer, html, json } from './http-response.ts'

const open = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': 'retry-after',
}

/** Sends an answer to any page, in the way it is to fail. */
export function send(
  response: ServerResponse,
  right: Answer,
  failure: Failure['other'] = null,
): void {
  if (failure?.fails === 'offline') {
    cut(response)
    return
  }
  const { status, headers, body } = failed(right, failure)
  const bytes = Buffer.from(body)
  response.writeHead(status, { ...headers, ...open, 'content-length': bytes.length })
  if (failure?.fails === 'reset')
    response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => cut(response))
  else response.end(bytes)
}

const cut = ({ socket }: ServerResponse): void => {
  socket?.resetAndDestroy()
}

function failed(right: Answer, failure: Failure['other']): Answer {
  switch (failure?.fails) {
    case 'status':
      return json(
        { error: `Status ${failure.status}` },
        failure.status,
        failure.retryAfter === undefined ? {} : { 'retry-after': failure.retryAfter },
      )
    case 'html':
      return html()
    case 'truncated':
      return { ...right, body: right.body.slice(0, Math.floor(right.body.length / 2)) }
    case 'shape':
      return json(failure.body)
    default:
      return right
  }
}

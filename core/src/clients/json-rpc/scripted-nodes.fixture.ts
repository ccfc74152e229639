type Call = { id: number; method: string; params: readonly unknown[] }
/** Handles calls of one method. Returns the result, or a whole HTTP response. */
export type Script = (call: Call) => unknown
export type SentRequest = {
  host: string
  methods: readonly string[]
  contentType: string | null
  key: string | null
}

export type ScriptedNodes = {
  fetch: typeof fetch
  /** All HTTP requests, in order. */
  requests: SentRequest[]
  /** The number of requests to a host that contain a method. */
  count(host: string, method: string): number
}

/**
 * Fakes JSON-RPC nodes by host name. Requests to other hosts fail as network errors. A method
 * without a script responds with the error -32601.
 */
export function scriptedNodes(
  nodes: Readonly<Record<string, Readonly<Record<string, Script>>>>,
): ScriptedNodes {
  const requests: SentRequest[] = []
  const respond = async (host: string, call: Call): Promise<unknown> => {
    const script = nodes[host]?.[call.method]
    if (!script)
      return { jsonrpc: '2.0', id: call.id, error: { code: -32601, message: `no ${call.method}` } }
    const result = await script(call)
    return result instanceof Response ? result : { jsonrpc: '2.0', id: call.id, result }
  }
  return {
    requests,
    count: (host, method) =>
      requests.filter((request) => request.host === host && request.methods.includes(method))
        .length,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { host } = new URL(request.url)
      const calls: Call | Call[] = await request.json()
      requests.push({
        host,
        methods: [calls].flat().map(({ method }) => method),
        contentType: request.headers.get('content-type'),
        key: request.headers.get('x-key'),
      })
      if (!nodes[host]) throw new TypeError('Failed to fetch')
      if (Array.isArray(calls)) {
        const bodies = await Promise.all(calls.map((call) => respond(host, call)))
        return bodies.find((body) => body instanceof Response) ?? Response.json(bodies.reverse())
      }
      const body = await respond(host, calls)
      return body instanceof Response ? body : Response.json(body)
    },
  }
}

/** A failed HTTP response with an HTML body. */
export const status = (code: number, headers: Readonly<Record<string, string>> = {}) =>
  new Response('<h1>busy</h1>', { status: code, headers })

/** Creates a script that returns the results one after the other, then always the last one. */
export function inTurn(...results: readonly (() => unknown)[]): Script {
  let calls = 0
  return () => {
    const result = results[Math.min(calls, results.length - 1)]
    calls += 1
    return result?.()
  }
}

type Call = { id: number; method: string; params: readonly unknown[] }
/** What a node does with a call of this method: its result, or a whole response. */
export type Script = (call: Call) => unknown
export type Asked = { host: string; methods: readonly string[]; contentType: string | null }

export type ScriptedNodes = {
  fetch: typeof fetch
  /** Every HTTP request, in order. */
  asked: Asked[]
  /** How often a host was sent a method. */
  count(host: string, method: string): number
}

/** Nodes behind a pretend network, by host. A host that is not here cannot be reached; a method that is not here is not found. */
export function scriptedNodes(
  nodes: Readonly<Record<string, Readonly<Record<string, Script>>>>,
): ScriptedNodes {
  const asked: Asked[] = []
  const answer = async (host: string, call: Call): Promise<unknown> => {
    const script = nodes[host]?.[call.method]
    if (!script)
      return { jsonrpc: '2.0', id: call.id, error: { code: -32601, message: `no ${call.method}` } }
    const result = await script(call)
    return result instanceof Response ? result : { jsonrpc: '2.0', id: call.id, result }
  }
  return {
    asked,
    count: (host, method) =>
      asked.filter((one) => one.host === host && one.methods.includes(method)).length,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { host } = new URL(request.url)
      const calls: Call | Call[] = await request.json()
      asked.push({
        host,
        methods: [calls].flat().map(({ method }) => method),
        contentType: request.headers.get('content-type'),
      })
      if (!nodes[host]) throw new TypeError('Failed to fetch')
      if (Array.isArray(calls)) {
        const answers = await Promise.all(calls.map((call) => answer(host, call)))
        return answers.find((one) => one instanceof Response) ?? Response.json(answers.toReversed())
      }
      const answered = await answer(host, calls)
      return answered instanceof Response ? answered : Response.json(answered)
    },
  }
}

/** A response that is no answer. */
export const status = (code: number, headers: Readonly<Record<string, string>> = {}) =>
  new Response('<h1>busy</h1>', { status: code, headers })

/** One after the other, the last one for ever. */
export function inTurn(...results: readonly (() => unknown)[]): Script {
  let at = 0
  return () => results[Math.min(at++, results.length - 1)]?.()
}

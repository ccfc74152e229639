import { KitError } from '../../errors/kit-error.ts'
import type { Effort } from '../http/retry.ts'
import { within } from '../http/within.ts'
import { readAnswer, readBatch } from './answers.ts'
import { createEndpoint, type Endpoint } from './endpoint.ts'
import { endpointAddress } from './endpoint-address.ts'
import type { JsonRpc, JsonRpcOptions, RpcRequest } from './json-rpc.types.ts'
import { isAboutTheNode } from './node-problems.ts'
import { createRanking } from './ranking.ts'
import { isRepeatable } from './repeatable.ts'

type Ask<T> = (endpoint: Endpoint, effort: Effort, signal: AbortSignal) => Promise<T>

/** A client for one network. Throws `endpoint/url-not-supported` when a URL is not http or https. */
export function createJsonRpc({
  platform,
  caipNetworkId,
  urls,
  projectId,
}: JsonRpcOptions): JsonRpc {
  const { clock } = platform
  const life = new AbortController()
  const endpoints = urls.map((url) => {
    const address = endpointAddress(url, { caipNetworkId, projectId })
    return createEndpoint({ platform, address, caipNetworkId, life: life.signal })
  })
  const ranking = createRanking({ clock, endpoints, signal: life.signal })
  let lastId = 0

  const numbered = ({ method, params }: RpcRequest) => {
    lastId += 1
    return { jsonrpc: '2.0', id: lastId, method, params }
  }

  /** From endpoint to endpoint until one says something of its own; what may not be repeated is handed over once. */
  const askAround = async <T>(
    repeatable: boolean,
    ask: Ask<T>,
    signal: AbortSignal,
  ): Promise<T> => {
    ranking.touch()
    const order = ranking.order()
    let problem: unknown = new KitError('endpoint/none', { network: caipNetworkId })
    for (const [at, endpoint] of order.entries()) {
      const effort = at === order.length - 1 ? 'last' : 'passing'
      let isFinal = false
      try {
        await endpoint.prove(effort, signal)
        isFinal = !repeatable
        return await ask(endpoint, repeatable ? effort : 'once', signal)
      } catch (error) {
        if (isFinal || signal.aborted || !isAboutTheNode(error)) throw error
        problem = error
      }
    }
    throw problem
  }
  const bounded = <T>(repeatable: boolean, ask: Ask<T>, signal: AbortSignal) =>
    within({ clock, ms: null, signals: [signal, life.signal] }, (scope) =>
      askAround(repeatable, ask, scope),
    )

  return {
    request(request, signal) {
      const body = numbered(request)
      const ask: Ask<unknown> = async (endpoint, effort, scope) => {
        const outcome = readAnswer(await endpoint.ask(body, effort, scope), body.id)
        if (!outcome.ok) throw outcome.error
        return outcome.result
      }
      return bounded(isRepeatable(request), ask, signal)
    },
    async batch(requests, signal) {
      if (requests.length === 0) return []
      const bodies = requests.map(numbered)
      const ids = bodies.map(({ id }) => id)
      return bounded(
        requests.every(isRepeatable),
        async (endpoint, effort, scope) =>
          readBatch(await endpoint.ask(bodies, effort, scope), ids),
        signal,
      )
    },
    stop: () => life.abort(new KitError('kit/stopped')),
  }
}

import { isIdempotent } from '../../domain/request/is-idempotent.ts'
import { httpErrors } from '../../errors/areas/http.ts'
import { kitErrors } from '../../errors/areas/kit.ts'
import { KitError } from '../../errors/kit-error.ts'
import { withDeadline } from '../../platform/with-deadline.ts'
import { nodeHeaders } from '../http/node-headers.ts'
import type { RetryPolicy } from '../http/retry.ts'
import { createEndpoint, type Endpoint } from './endpoint.ts'
import { endpointAddress } from './endpoint-address.ts'
import { isEndpointProblem } from './endpoint-problem.ts'
import type { JsonRpc, JsonRpcOptions, RpcRequest } from './json-rpc.types.ts'
import { createRanking } from './ranking.ts'
import { parseBatch, parseResponse } from './responses.ts'

type Send<T> = (endpoint: Endpoint, policy: RetryPolicy, signal: AbortSignal) => Promise<T>

/**
 * Creates a client for one network. Throws `endpoint/url-not-supported` for a URL that is not
 * http(s).
 */
export function createJsonRpc({
  platform,
  caipNetworkId,
  urls,
  projectId,
  customRpcUrls = {},
  isInUse = () => true,
}: JsonRpcOptions): JsonRpc {
  const { clock } = platform
  const lifetime = new AbortController()
  const endpoints = urls.map((url) => {
    const address = endpointAddress(url, { caipNetworkId, projectId })
    const headers = nodeHeaders(customRpcUrls, caipNetworkId, url)
    return createEndpoint({ platform, address, headers, caipNetworkId, lifetime: lifetime.signal })
  })
  const ranking = createRanking({ clock, endpoints, isInUse, signal: lifetime.signal })
  let lastId = 0

  const withId = ({ method, params }: RpcRequest) => {
    lastId += 1
    return { jsonrpc: '2.0', id: lastId, method, params }
  }

  /**
   * Tries the endpoints in ranking order until one responds. After an error of the endpoint itself
   * (`isEndpointProblem`) it uses the next one. Sends a request that is not idempotent to one
   * endpoint only.
   */
  const tryEndpoints = async <T>(
    idempotent: boolean,
    send: Send<T>,
    signal: AbortSignal,
  ): Promise<T> => {
    ranking.touch()
    const order = ranking.order()
    let problem: unknown = new KitError(httpErrors, 'endpoint/none', { network: caipNetworkId })
    for (const [index, endpoint] of order.entries()) {
      const policy = index === order.length - 1 ? 'full' : 'short'
      let isFinal = false
      try {
        await endpoint.verify(policy, signal)
        isFinal = !idempotent
        return await send(endpoint, idempotent ? policy : 'none', signal)
      } catch (error) {
        if (isFinal || signal.aborted || !isEndpointProblem(error)) throw error
        problem = error
      }
    }
    throw problem
  }
  const sendUntilStopped = <T>(idempotent: boolean, send: Send<T>, signal: AbortSignal) =>
    withDeadline({ clock, ms: null, signals: [signal, lifetime.signal] }, (scope) =>
      tryEndpoints(idempotent, send, scope),
    )

  return {
    request(request, signal, onPost) {
      const body = withId(request)
      const send: Send<unknown> = async (endpoint, policy, scope) => {
        onPost?.()
        const outcome = parseResponse(await endpoint.post(body, policy, scope), body.id)
        if (!outcome.ok) throw outcome.error
        return outcome.result
      }
      return sendUntilStopped(isIdempotent(request), send, signal)
    },
    async batch(requests, signal) {
      if (requests.length === 0) return []
      const bodies = requests.map(withId)
      const ids = bodies.map(({ id }) => id)
      const send: Send<ReturnType<typeof parseBatch>> = async (endpoint, policy, scope) =>
        parseBatch(await endpoint.post(bodies, policy, scope), ids)
      return sendUntilStopped(requests.every(isIdempotent), send, signal)
    },
    stop: () => lifetime.abort(new KitError(kitErrors, 'kit/stopped')),
  }
}

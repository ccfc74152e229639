import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { limits, timeouts } from '../../domain/constants.ts'
import { httpErrors } from '../../errors/areas/http.ts'
import { KitError } from '../../errors/kit-error.ts'
import { withDeadline } from '../../platform/with-deadline.ts'
import { parseJson } from '../http/parse-json.ts'
import { postJson } from '../http/post-json.ts'
import type { HttpPlatform, HttpResponse } from '../http/request.ts'
import { type RetryPolicy, sendWithRetry } from '../http/retry.ts'
import { chainIdProbe } from './chain-id-probe.ts'
import type { EndpointAddress } from './endpoint-address.ts'
import { hasRpcError, parseResponse } from './responses.ts'

const anyString = '"[^"\\\\]*(?:\\\\.[^"\\\\]*)*"'
const anyNumber = '-?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?'

/**
 * Quotes integers of 16 or more digits in JSON text, so that `JSON.parse` returns them as exact
 * strings: a JavaScript number cannot hold every amount in lamports.
 */
export function quoteLargeIntegers(json: string): string {
  if (!/\d{16}/.test(json)) return json
  return json.replace(new RegExp(`${anyString}|${anyNumber}`, 'gs'), (token) =>
    /^-?\d{16,}$/.test(token) ? `"${token}"` : token,
  )
}

export type Endpoint = {
  /**
   * Whether the endpoint serves the expected chain. An endpoint with `wrongChain` is not used again
   * (fault K5).
   */
  status(): 'unverified' | 'verified' | 'wrongChain'
  /** Whether the time of the endpoint's last `Retry-After` has not passed yet. */
  isRateLimited(): boolean
  /**
   * Sends the chain id probe unless the endpoint is verified. Throws `endpoint/wrong-chain` or
   * `endpoint/unreadable`.
   */
  verify(policy: RetryPolicy, signal: AbortSignal): Promise<void>
  /** Resolves with the latency of a probe in ms, null if it failed. Never rejects. */
  ping(signal: AbortSignal): Promise<number | null>
  /** Posts a JSON-RPC body and resolves with the JSON of the response. */
  post(body: unknown, policy: RetryPolicy, signal: AbortSignal): Promise<unknown>
}
/** `lifetime` aborts the chain id probe. Callers share the probe, so a caller cannot abort it. */
export type EndpointOptions = {
  platform: HttpPlatform
  address: EndpointAddress
  /** Headers of the page for this URL. */
  headers: Readonly<Record<string, string>>
  caipNetworkId: CaipNetworkId
  lifetime: AbortSignal
}

/** Creates one endpoint of a network, with its verification and rate-limit state. */
export function createEndpoint({
  platform,
  address,
  headers,
  caipNetworkId,
  lifetime,
}: EndpointOptions): Endpoint {
  const { clock } = platform
  const { method, params, parse: parseChainId } = chainIdProbe(caipNetworkId)
  const probe = { jsonrpc: '2.0', id: 0, method, params }
  let status: ReturnType<Endpoint['status']> = 'unverified'
  let rateLimitedUntil = 0
  let verifying: Promise<void> | null = null

  const postOnce = async (
    body: unknown,
    deadline: number,
    signal: AbortSignal,
  ): Promise<HttpResponse> => {
    const { url, contentType } = address
    const maxBytes = limits.rpcResponseBytes
    const response = await postJson(
      platform,
      { url, contentType, headers, body, deadline, maxBytes },
      signal,
    )
    if (response.retryAfter > 0) rateLimitedUntil = clock.now() + response.retryAfter
    if (response.status === 403 && address.hasProjectId) throw refusedError(response)
    return response
  }
  const post: Endpoint['post'] = async (body, policy, signal) => {
    const send = () => postOnce(body, timeouts.apiTimeout, signal)
    return parseBody(await sendWithRetry({ clock, policy, signal }, send))
  }
  const checkProbe = (json: unknown): void => {
    const outcome = parseResponse(json, probe.id)
    if (!outcome.ok) throw outcome.error
    const found = parseChainId(outcome.result)
    if (found === null) throw new KitError(httpErrors, 'endpoint/unreadable', {}, { cause: json })
    status = found === caipNetworkId ? 'verified' : 'wrongChain'
    if (status === 'wrongChain')
      throw new KitError(httpErrors, 'endpoint/wrong-chain', { found, expected: caipNetworkId })
  }
  const probeOnce = async (signal: AbortSignal) =>
    checkProbe(parseBody(await postOnce(probe, timeouts.rankTimeout, signal)))

  return {
    post,
    status: () => status,
    isRateLimited: () => rateLimitedUntil > clock.now(),
    async verify(policy, signal) {
      if (status === 'verified') return
      verifying ??= (
        policy === 'full' ? post(probe, policy, lifetime).then(checkProbe) : probeOnce(lifetime)
      ).finally(() => {
        verifying = null
      })
      const shared = verifying
      await withDeadline({ clock, ms: null, signals: [signal] }, () => shared)
    },
    async ping(signal) {
      const start = clock.now()
      return probeOnce(signal).then(
        () => clock.now() - start,
        () => null,
      )
    },
  }
}

const refusedError = ({ status }: HttpResponse) =>
  new KitError(httpErrors, 'endpoint/refused', { status: String(status) })

/**
 * Parses the body of a successful response, or a JSON-RPC error with a failure status. Throws
 * `endpoint/refused` for any other failure and `endpoint/unreadable` for an invalid body.
 */
function parseBody(response: HttpResponse): unknown {
  if (response.status >= 200 && response.status < 300)
    return parseJson(quoteLargeIntegers(response.text))
  const json = response.text.startsWith('{') ? parseJson(response.text) : null
  if (hasRpcError(json)) return json
  throw refusedError(response)
}

import * as v from 'valibot'
import { getJson } from '../../clients/http/get-json.ts'
import { nodeHeaders } from '../../clients/http/node-headers.ts'
import { objectSchema } from '../../clients/http/object-schema.ts'
import { parse } from '../../clients/http/parse.ts'
import { type Params, requestUrl } from '../../clients/http/request-url.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { timeouts } from '../../domain/constants.ts'
import { safeHttpUrl } from '../../domain/text/url.ts'
import { httpErrors } from '../../errors/areas/http.ts'
import { KitError } from '../../errors/kit-error.ts'
import { withDeadline } from '../../platform/with-deadline.ts'
import { readFirstEndpoint } from '../shared/first-endpoint.ts'
import { toChainId } from './chains.ts'
import type { Context } from './context.types.ts'

/** `bases`: REST URLs in order of preference. */
type RestRequest = {
  network: CaipNetworkId
  bases: readonly string[]
  path: string
  params: Params
}
/** Fetches from a chain's REST API. Uses the next URL if one fails or is of another chain. */
export type Rest = (request: RestRequest, signal: AbortSignal) => Promise<unknown>

const nodeInfoSchema = objectSchema({ default_node_info: objectSchema({ network: v.string() }) })
/** Statuses that are not retried, because the server would respond with them again. */
const fatalStatuses: ReadonlySet<number> = new Set([400, 401, 404, 501])

export function createRest({
  platform,
  customRpcUrls,
  stopSignal,
}: Pick<Context, 'platform' | 'customRpcUrls' | 'stopSignal'>): Rest {
  /** Endpoints whose chain is verified (fault K5). */
  const verified = new Set<string>()

  const get = (
    network: CaipNetworkId,
    base: string,
    path: string,
    params: Params,
    signal: AbortSignal,
  ) => {
    if (safeHttpUrl(base) === null)
      throw new KitError(httpErrors, 'endpoint/url-not-supported', {
        url: base.replace(/[?#].*$/s, ''),
      })
    const fatalError = ({ status }: { status: number }) =>
      fatalStatuses.has(status)
        ? new KitError(httpErrors, 'endpoint/refused', { status: String(status) })
        : null
    return getJson(
      platform,
      {
        url: requestUrl(base, path, params),
        headers: nodeHeaders(customRpcUrls, network, base),
        deadline: timeouts.apiTimeout,
        fatalError,
      },
      signal,
    )
  }

  async function verifyChain(
    network: CaipNetworkId,
    base: string,
    signal: AbortSignal,
  ): Promise<void> {
    const expected = toChainId(network)
    const key = `${expected} ${base}`
    if (verified.has(key)) return
    const path = 'cosmos/base/tendermint/v1beta1/node_info'
    const { default_node_info } = parse(nodeInfoSchema, await get(network, base, path, {}, signal))
    const found = default_node_info.network
    if (found !== expected)
      throw new KitError(httpErrors, 'endpoint/wrong-chain', { found, expected })
    verified.add(key)
  }

  return ({ network, bases, path, params }, signal) => {
    const deadline = { clock: platform.clock, ms: null, signals: [signal, stopSignal] }
    return withDeadline(deadline, (scope) =>
      readFirstEndpoint({ network, urls: bases }, scope, async (base) => {
        await verifyChain(network, base, scope)
        return get(network, base, path, params, scope)
      }),
    )
  }
}

import type { Namespace } from '../../domain/caip/namespace.ts'
import { sdkLabel, sdkType, sdkVersion } from '../../domain/config/sdk-label.ts'
import { limits } from '../../domain/constants.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Platform } from '../../platform/platform.ts'
import type { HttpAnswer } from '../http/exchange.ts'
import { getJson } from '../http/get-json.ts'
import { parseJson } from '../http/parse-json.ts'
import { postJson } from '../http/post-json.ts'
import { refusalOf } from '../http/refusal.ts'
import { type Params, pathPart, requestUrl } from '../http/request-url.ts'

const hosted = 'https://rpc.walletconnect.org'

/** `endpoint` null: the hosted one. `adapted`: the namespaces that have an adapter. */
export type ServiceOptions = {
  platform: Platform
  endpoint: string | null
  projectId: string
  adapted: readonly Namespace[]
}

/** Every call. */
const all = ''
/** Of whom, or of what, it is asked stands second. */
type Path = readonly [call: string, ...parts: readonly string[]]

/** The service as one project asks it. What refuses the project, or the page, by name is not asked again; a bare 403 ends that call only. */
export type Service = {
  /** By GET, asked again as the retry rule says. `path`: the call's own words first, then what may be any text. `no-cache`: nothing the browser kept. */
  get(
    path: Path,
    params: Params,
    signal: AbortSignal,
    cache?: 'default' | 'no-cache',
  ): Promise<unknown>
  /** By POST, asked once: project and SDK are told in the body, as far as the call says them. */
  post(path: Path, body: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<unknown>
  projectId: string
}

export function createService({ platform, endpoint, projectId, adapted }: ServiceOptions): Service {
  const base = endpoint ?? hosted
  const identity = {
    projectId,
    st: sdkType,
    sv: sdkLabel({ platform: 'html', adapters: adapted, version: sdkVersion }),
  }
  const refused = new Map<string, KitError>()

  const asked = async (path: Path, ask: () => Promise<unknown>): Promise<unknown> => {
    const refusal = refused.get(all) ?? refused.get(callOf(path))
    if (refusal !== undefined) throw refusal
    return ask()
  }
  const refusal = (path: Path) => (answer: HttpAnswer) => {
    const said = refusalOf(answer)
    if (said !== null)
      refused.set(/origin not allowed|invalid key/i.test(answer.text) ? all : callOf(path), said)
    return said
  }
  return {
    projectId,
    get: (path, params, signal, cache) =>
      asked(path, async () => {
        const url = requestUrl(base, pathOf(path), { ...params, ...identity })
        const fresh = cache === 'no-cache' ? { cache } : {}
        return getJson(
          platform,
          { url, deadline: limits.apiAnswer, refusal: refusal(path), ...fresh },
          signal,
        )
      }),
    post: (path, body, signal) =>
      asked(path, async () => {
        const url = requestUrl(base, pathOf(path), {})
        const answer = await postJson(
          platform,
          { url, body, contentType: 'application/json', deadline: limits.apiAnswer },
          signal,
        )
        const said = refusal(path)(answer)
        if (said !== null) throw said
        if (answer.status < 200 || answer.status > 299)
          throw new KitError('endpoint/refused', { status: String(answer.status) })
        return parseJson(answer.text)
      }),
  }
}

/** The call without what it is asked about. */
const callOf = ([call, , ...rest]: Path): string => [call, ...rest].join('/')

function pathOf([call, ...parts]: Path): string {
  const encoded = parts.map((part) => {
    const safe = pathPart(part)
    if (safe === null) throw new KitError('endpoint/unreadable')
    return safe
  })
  return [call, ...encoded].join('/')
}

import { limits } from '../../domain/limits.ts'
import type { Namespace } from '../../domain/namespace.ts'
import { sdkLabel, sdkType, sdkVersion } from '../../domain/sdk-label.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { getJson } from '../http/get-json.ts'
import { parseJson } from '../http/parse-json.ts'
import { postJson } from '../http/post-json.ts'
import { isRefusal, refusalOf } from '../http/refusal.ts'
import { type Params, pathPart, requestUrl } from '../http/request-url.ts'

const hosted = 'https://rpc.walletconnect.org'

/** `endpoint` null: the hosted one. `adapted`: the namespaces that have an adapter. */
export type ServiceOptions = { platform: Platform; endpoint: string | null; projectId: string; adapted: readonly Namespace[] }

type Path = readonly [call: string, ...parts: readonly string[]]

/** The service as one project asks it: what it refuses once is not asked again. */
export type Service = {
  /** By GET, asked again as the retry rule says. `path`: the call's own words first, then what may be any text. `no-cache`: nothing the browser kept. */
  get(path: Path, params: Params, signal: AbortSignal, cache?: 'default' | 'no-cache'): Promise<unknown>
  /** By POST, asked once: project and SDK are told in the body, as far as the call says them. */
  post(path: Path, body: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<unknown>
  projectId: string
}

export function createService({ platform, endpoint, projectId, adapted }: ServiceOptions): Service {
  const base = endpoint ?? hosted
  const identity = { projectId, st: sdkType, sv: sdkLabel({ platform: 'html', adapters: adapted, version: sdkVersion }) }
  let refused: unknown = null

  const asked = async (ask: () => Promise<unknown>): Promise<unknown> => {
    if (refused !== null) throw refused
    try {
      return await ask()
    } catch (error) {
      if (isRefusal(error)) refused = error
      throw error
    }
  }
  return {
    projectId,
    get: (path, params, signal, cache) =>
      asked(async () => {
        const url = requestUrl(base, pathOf(path), { ...params, ...identity })
        const fresh = cache === 'no-cache' ? { cache } : {}
        return getJson(platform, { url, deadline: limits.apiAnswer, refusal: refusalOf, ...fresh }, signal)
      }),
    post: (path, body, signal) =>
      asked(async () => {
        const url = requestUrl(base, pathOf(path), {})
        const answer = await postJson(platform, { url, body, contentType: 'application/json', deadline: limits.apiAnswer }, signal)
        const refusal = refusalOf(answer)
        if (refusal !== null) throw refusal
        if (answer.status < 200 || answer.status > 299) throw new KitError('endpoint/refused', { status: String(answer.status) })
        return parseJson(answer.text)
      }),
  }
}

function pathOf([call, ...parts]: Path): string {
  const encoded = parts.map((part) => {
    const safe = pathPart(part)
    if (safe === null) throw new KitError('endpoint/unreadable')
    return safe
  })
  return [call, ...encoded].join('/')
}

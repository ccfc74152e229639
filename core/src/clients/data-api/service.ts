import { identityOf, type Project } from '../../domain/config/sdk-label.ts'
import { timeouts } from '../../domain/constants.ts'
import { httpErrors } from '../../errors/areas/http.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { getJson } from '../http/get-json.ts'
import { parseJson } from '../http/parse-json.ts'
import { postJson } from '../http/post-json.ts'
import { projectError } from '../http/project-error.ts'
import type { HttpResponse } from '../http/request.ts'
import { type Params, pathPart, requestUrl } from '../http/request-url.ts'

const hostedUrl = 'https://rpc.walletconnect.org'

/** `endpoint`: null for the hosted service. */
export type ServiceOptions = Project & { platform: Platform; endpoint: string | null }

/** The key of an error that all later calls throw. */
const allCalls = ''
/** The second part is the address or name that the call is about. */
type Path = readonly [call: string, ...parts: readonly string[]]

/**
 * Sends the requests of one project. After a response that names a rejected project id or origin,
 * all calls throw that error without a request. After a 403 without a reason, only calls of the
 * same path do.
 */
export type Service = {
  /**
   * Fetches JSON by GET, with retries. `path`: the fixed part first, then parts that are encoded.
   * `no-cache` revalidates responses in the browser's cache.
   */
  get(
    path: Path,
    params: Params,
    signal: AbortSignal,
    cache?: 'default' | 'no-cache',
  ): Promise<unknown>
  /** Posts JSON once. The body contains the project id where the call requires it. */
  post(path: Path, body: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<unknown>
  projectId: string
}

export function createService({ platform, endpoint, ...project }: ServiceOptions): Service {
  const base = endpoint ?? hostedUrl
  const identity = identityOf(project)
  const projectErrors = new Map<string, KitError>()

  const unlessRejected = async (path: Path, send: () => Promise<unknown>): Promise<unknown> => {
    const error = projectErrors.get(allCalls) ?? projectErrors.get(callOf(path))
    if (error !== undefined) throw error
    return send()
  }
  const fatalErrorOf = (path: Path) => (response: HttpResponse) => {
    const error = projectError(response)
    if (error === null) return null
    const endsAllCalls = /origin not allowed|invalid key/i.test(response.text)
    projectErrors.set(endsAllCalls ? allCalls : callOf(path), error)
    return error
  }
  return {
    projectId: project.projectId,
    get: (path, params, signal, cache) =>
      unlessRejected(path, async () => {
        const get = {
          url: requestUrl(base, pathOf(path), { ...params, ...identity }),
          deadline: timeouts.apiTimeout,
          fatalError: fatalErrorOf(path),
        }
        return getJson(platform, cache === 'no-cache' ? { ...get, cache } : get, signal)
      }),
    post: (path, body, signal) =>
      unlessRejected(path, async () => {
        const url = requestUrl(base, pathOf(path), {})
        const response = await postJson(
          platform,
          { url, body, contentType: 'application/json', deadline: timeouts.apiTimeout },
          signal,
        )
        const error = fatalErrorOf(path)(response)
        if (error !== null) throw error
        if (response.status < 200 || response.status > 299)
          throw new KitError(httpErrors, 'endpoint/refused', {
            status: String(response.status),
          })
        return parseJson(response.text)
      }),
  }
}

/** Returns a path without its address or name. */
const callOf = ([call, , ...rest]: Path): string => [call, ...rest].join('/')

/** Encodes the parts of a path. Throws `endpoint/unreadable` for `.`, `..` and an empty part. */
function pathOf([call, ...parts]: Path): string {
  const encoded = parts.map((part) => {
    const safe = pathPart(part)
    if (safe === null) throw new KitError(httpErrors, 'endpoint/unreadable')
    return safe
  })
  return [call, ...encoded].join('/')
}

import { timeouts } from '../../domain/constants.ts'
import type { Platform } from '../../platform/platform.ts'
import { createDedupe } from '../http/dedupe.ts'
import { type Get, getJson } from '../http/get-json.ts'
import { isProjectError, projectError } from '../http/project-error.ts'
import { type Params, requestUrl } from '../http/request-url.ts'
import { fetchLists } from './fetch-lists.ts'
import { imageUrl } from './image-url.ts'
import { parseAnalytics, parseFeatures, parseOrigins, parsePage } from './parse-responses.ts'
import { type ServiceOptions, serviceOf } from './service.ts'
import type { WalletDirectory, WalletPage, WalletQuery } from './wallet-directory.types.ts'

type Options = ServiceOptions & { platform: Platform }

/** The number of cached responses per call: some searches and the pages of the full list. */
const maxCached = 100

/**
 * Creates the client of the wallet directory for one project. Caches responses. A failed call can
 * be repeated, except after a project error (fault G6), which all later calls of the same path
 * throw.
 */
export function createWalletDirectory({ platform, ...options }: Options): WalletDirectory {
  const { clock } = platform
  const service = serviceOf(options)

  const createCall = <T>(
    path: string,
    parse: (json: unknown, params: Params) => T,
    cache: Pick<Get, 'cache'> = {},
  ) => {
    const dedupe = createDedupe<T>({ clock, max: maxCached })
    let lastProjectError: unknown = null
    return async (params: Params, signal: AbortSignal): Promise<T> => {
      if (lastProjectError !== null) throw lastProjectError
      const url = requestUrl(service.base, path, { ...service.identity, ...params })
      const get = { url, deadline: timeouts.apiTimeout, fatalError: projectError, ...cache }
      const send = async (scope: AbortSignal) => parse(await getJson(platform, get, scope), params)
      try {
        return await dedupe(url, send, signal)
      } catch (error) {
        if (isProjectError(error)) lastProjectError = error
        throw error
      }
    }
  }
  /**
   * Creates the call of a setting, which resolves with `fallback` on every error but an abort. It
   * bypasses the HTTP cache, which may hold an old answer or a 403 for hours (fault V15).
   */
  const createSetting = <T>(path: string, parse: (json: unknown) => T, fallback: T) => {
    const call = createCall(path, parse, { cache: 'no-store' })
    return (signal: AbortSignal): Promise<T> =>
      call({}, signal).catch((error) => {
        if (signal.aborted) throw error
        return fallback
      })
  }
  const createOrigins = () =>
    createSetting<readonly string[] | null>('/projects/v1/origins', parseOrigins, [])
  let readOrigins = createOrigins()
  const getPage = createCall('/getWallets', (json, { entries }) =>
    parsePage(json, Number(entries), (id) => imageUrl(service, 'wallet', id)),
  )
  const wallets: WalletDirectory['wallets'] = async (query, signal) =>
    filterByChains(query.chains, await getPage(paramsOf(query), signal))

  return {
    wallets,
    lists: (query, signal) => fetchLists(wallets, query, signal),
    origins(signal, reading = 'cached') {
      if (reading === 'again') readOrigins = createOrigins()
      return readOrigins(signal)
    },
    remoteFeatures: createSetting<Awaited<ReturnType<WalletDirectory['remoteFeatures']>>>(
      '/appkit/v1/config',
      parseFeatures,
      null,
    ),
    isAnalyticsEnabled: createSetting<boolean>('/getAnalyticsConfig', parseAnalytics, false),
  }
}

const paramsOf = ({
  page,
  entries,
  include,
  exclude,
  chains,
  search,
  certified,
}: WalletQuery): Params => ({
  page,
  entries,
  include: include.join(','),
  exclude: exclude.join(','),
  chains: chains.join(','),
  search: search?.trim() ?? null,
  badge_type: certified ? 'certified' : null,
})

/** Removes wallets that support none of the chains, in case the service ignored the parameter. */
function filterByChains(chains: WalletQuery['chains'], { wallets, count }: WalletPage): WalletPage {
  if (chains.length === 0) return { wallets, count }
  const requested = new Set(chains)
  return {
    wallets: wallets.filter((wallet) => wallet.chains.some((chain) => requested.has(chain))),
    count,
  }
}

import { limits } from '../../domain/constants.ts'
import type { Platform } from '../../platform/platform.ts'
import { createAskOnce } from '../http/ask-once.ts'
import { getJson } from '../http/get-json.ts'
import { isRefusal, refusalOf } from '../http/refusal.ts'
import { type Params, requestUrl } from '../http/request-url.ts'
import { firstLists } from './first-lists.ts'
import { imageUrl } from './image-url.ts'
import { readAnalytics, readFeatures, readOrigins, readPage } from './read-answers.ts'
import { type ServiceOptions, serviceOf } from './service.ts'
import type { WalletDirectory, WalletPage, WalletQuery } from './wallet-directory.types.ts'

type Options = ServiceOptions & { platform: Platform }

/** How many answers are kept: some searches, and the pages of the list of all wallets. */
const most = 100

/** The wallet directory of one project. The same question is asked once; failures may be asked again, a refusal not. */
export function createWalletDirectory({ platform, ...options }: Options): WalletDirectory {
  const { clock } = platform
  const service = serviceOf(options)

  const call = <T>(path: string, read: (json: unknown) => T) => {
    const once = createAskOnce<T>({ clock, most })
    let refused: unknown = null
    return async (params: Params, signal: AbortSignal): Promise<T> => {
      if (refused !== null) throw refused
      const url = requestUrl(service.base, path, { ...service.identity, ...params })
      const ask = async (life: AbortSignal) =>
        read(await getJson(platform, { url, deadline: limits.apiAnswer, refusal: refusalOf }, life))
      try {
        return await once(url, ask, signal)
      } catch (error) {
        if (isRefusal(error)) refused = error
        throw error
      }
    }
  }
  /** A setting that cannot be read has its usual value; who left is told nothing. */
  const setting = <T>(path: string, read: (json: unknown) => T, usual: T) => {
    const ask = call(path, read)
    return (signal: AbortSignal): Promise<T> =>
      ask({}, signal).catch((error) => {
        if (signal.aborted) throw error
        return usual
      })
  }
  const page = call('/getWallets', (json) =>
    readPage(json, (id) => imageUrl(service, 'wallet', id)),
  )
  const wallets: WalletDirectory['wallets'] = async (query, signal) =>
    onlyOn(query.chains, await page(paramsOf(query), signal))

  return {
    wallets,
    lists: (wanted, signal) => firstLists(wallets, wanted, signal),
    origins: setting<readonly string[]>('/projects/v1/origins', readOrigins, []),
    remoteFeatures: setting<Awaited<ReturnType<WalletDirectory['remoteFeatures']>>>(
      '/appkit/v1/config',
      readFeatures,
      null,
    ),
    isAnalyticsEnabled: setting<boolean>('/getAnalyticsConfig', readAnalytics, false),
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

/** A wallet that names none of the networks is left out, whatever the service made of the question. */
function onlyOn(chains: WalletQuery['chains'], { wallets, count }: WalletPage): WalletPage {
  if (chains.length === 0) return { wallets, count }
  const wanted = new Set(chains)
  return {
    wallets: wallets.filter((wallet) => wallet.chains.some((chain) => wanted.has(chain))),
    count,
  }
}

import { type HttpResponse, jsonResponse } from '../faults/http-response.ts'
import { checkCaller } from './check-caller.ts'
import type { DirectoryEntry, DirectorySettings } from './directory.types.ts'
import type { Pictures } from './images/create-pictures.ts'
import { drawAsset } from './images/draw-asset.ts'
import { drawCoin } from './images/draw-coin.ts'
import { selectEntries } from './select-entries.ts'
import { svgResponse } from './svg-response.ts'

/** The current data of the directory. */
export type DirectoryState = {
  entries: readonly DirectoryEntry[]
  pictures: Pictures
  settings: DirectorySettings
}
type Route = (state: DirectoryState, query: URLSearchParams, param: string) => HttpResponse

const notFound = (): HttpResponse => jsonResponse({ error: 'Not found' }, 404)
const pictureResponse = (svg: string | null): HttpResponse =>
  svg === null ? notFound() : svgResponse(svg)

/** Routes by their full path. */
const exactRoutes: Readonly<Record<string, Route>> = {
  '/getWallets': ({ entries, settings }, query) => {
    const page = selectEntries(entries, query, settings)
    return page === null
      ? jsonResponse({ error: 'page and entries must be positive integers' }, 400)
      : jsonResponse(page)
  },
  '/appkit/v1/config': ({ settings }) => jsonResponse({ features: settings.features }),
  '/projects/v1/origins': ({ settings }) =>
    jsonResponse({ allowedOrigins: settings.allowedOrigins }),
  '/getAnalyticsConfig': ({ settings }) =>
    jsonResponse({ isAnalyticsEnabled: settings.isAnalyticsEnabled }),
}
/** Routes by the path before their parameter. */
const paramRoutes: Readonly<Record<string, Route>> = {
  '/getWalletImage/': ({ pictures }, _, id) => pictureResponse(pictures.of(id)),
  '/public/getAssetImage/': (_, __, id) => pictureResponse(drawAsset(id)),
  '/public/getCurrencyImage/': (_, __, code) => pictureResponse(drawCoin(code, 'currency')),
  '/public/getTokenImage/': (_, __, symbol) => pictureResponse(drawCoin(symbol, 'token')),
}

/** Responds to a call of the directory. The server applies faults to the response afterwards. */
export function handleCall(
  state: DirectoryState,
  path: string,
  query: URLSearchParams,
): HttpResponse {
  const rejection = checkCaller(query)
  if (rejection !== null) return rejection
  const route = Object.hasOwn(exactRoutes, path) ? exactRoutes[path] : undefined
  if (route !== undefined) return route(state, query, '')
  const prefix = Object.keys(paramRoutes).find((key) => path.startsWith(key)) ?? ''
  const param = decodeParam(path.slice(prefix.length))
  return param === null ? notFound() : (paramRoutes[prefix]?.(state, query, param) ?? notFound())
}

/** Decodes a percent-encoded parameter. Null if the encoding is invalid. */
function decodeParam(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

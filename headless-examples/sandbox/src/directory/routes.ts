import { type HttpResponse, jsonResponse } from '../faults/http-response.ts'
import { checkCaller } from './check-caller.ts'
import type { DirectoryEntry, DirectorySettings } from './directory.types.ts'
import type { Pictures } from './images/create-pictures.ts'
import { drawAsset } from './images/draw-asset.ts'
import { drawCoin } from './images/draw-coin.ts'
import { selectEntries } from './select-entries.ts'
import { svgResponse } from './svg-response.ts'

/** What the directory knows at the moment. */
export type Listing = {
  entries: readonly DirectoryEntry[]
  pictures: Pictures
  settings: DirectorySettings
}
type Route = (listing: Listing, query: URLSearchParams, rest: string) => HttpResponse

const nothing = (): HttpResponse => jsonResponse({ error: 'Not found' }, 404)
const picture = (drawn: string | null): HttpResponse => (drawn === null ? nothing() : svgResponse(drawn))

const exact: Readonly<Record<string, Route>> = {
  '/getWallets': ({ entries, settings }, query) => {
    const page = selectEntries(entries, query, settings)
    return page === null
      ? jsonResponse({ error: 'page and entries are whole numbers from 1' }, 400)
      : jsonResponse(page)
  },
  '/appkit/v1/config': ({ settings }) => jsonResponse({ features: settings.features }),
  '/projects/v1/origins': ({ settings }) => jsonResponse({ allowedOrigins: settings.allowedOrigins }),
  '/getAnalyticsConfig': ({ settings }) =>
    jsonResponse({ isAnalyticsEnabled: settings.isAnalyticsEnabled }),
}
const named: Readonly<Record<string, Route>> = {
  '/getWalletImage/': ({ pictures }, _, id) => picture(pictures.of(id)),
  '/public/getAssetImage/': (_, __, id) => picture(drawAsset(id)),
  '/public/getCurrencyImage/': (_, __, code) => picture(drawCoin(code, 'currency')),
  '/public/getTokenImage/': (_, __, symbol) => picture(drawCoin(symbol, 'token')),
}

/** The service's answer to a call, when nothing goes wrong. */
export function handleCall(listing: Listing, path: string, query: URLSearchParams): HttpResponse {
  const refusal = checkCaller(query)
  if (refusal !== null) return refusal
  const route = Object.hasOwn(exact, path) ? exact[path] : undefined
  if (route !== undefined) return route(listing, query, '')
  const start = Object.keys(named).find((beginning) => path.startsWith(beginning)) ?? ''
  const name = nameIn(path.slice(start.length))
  return name === null ? nothing() : (named[start]?.(listing, query, name) ?? nothing())
}

/** The last part of a path as it was meant; null when it cannot be read. */
function nameIn(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

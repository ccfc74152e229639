import * as v from 'valibot'
import { parseRemoteEntries } from '../../domain/config/parse-remote-entries.ts'
import type { RemoteEntry } from '../../domain/config/remote-features.ts'
import { parseWallets } from '../../domain/wallet/parse-wallet.ts'
import { httpErrors } from '../../errors/areas/http.ts'
import { KitError } from '../../errors/kit-error.ts'
import { objectSchema } from '../http/object-schema.ts'
import { parse } from '../http/parse.ts'
import type { WalletPage } from './wallet-directory.types.ts'

const list = v.array(v.unknown())
const pageSchema = objectSchema({
  data: list,
  count: v.fallback(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), null),
})
const originsSchema = objectSchema({ allowedOrigins: v.nullish(list) })
const analyticsSchema = objectSchema({ isAnalyticsEnabled: v.boolean() })

/**
 * Parses the first `entries` rows of a page and drops the invalid ones. Replaces an invalid `count`
 * by the number of wallets.
 */
export function parsePage(
  json: unknown,
  entries: number,
  imageOf: (imageId: string) => string | null,
): WalletPage {
  const { data, count } = parse(pageSchema, json)
  const wallets = parseWallets(data.slice(0, entries), imageOf)
  return { wallets, count: count ?? wallets.length }
}

/**
 * Parses the allowed origin patterns; entries that are not text are dropped. Null if the response
 * has no list.
 */
export const parseOrigins = (json: unknown): readonly string[] | null =>
  parse(originsSchema, json).allowedOrigins?.filter((origin) => typeof origin === 'string') ?? null

/** Parses whether the project has analytics turned on. */
export const parseAnalytics = (json: unknown): boolean =>
  parse(analyticsSchema, json).isAnalyticsEnabled

/** Parses the remote features that the kit knows. Throws `endpoint/unreadable` for an invalid answer. */
export function parseFeatures(json: unknown): readonly RemoteEntry[] {
  const entries = parseRemoteEntries(json)
  if (entries === null) throw new KitError(httpErrors, 'endpoint/unreadable')
  return entries
}

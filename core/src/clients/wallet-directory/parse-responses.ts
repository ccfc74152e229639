import * as v from 'valibot'
import { remoteFeatureIds } from '../../domain/config/remote-features.ts'
import { parseWallets } from '../../domain/wallet/parse-wallet.ts'
import { objectSchema } from '../http/object-schema.ts'
import { parse } from '../http/parse.ts'
import type { RemoteFeature, WalletPage } from './wallet-directory.types.ts'

const list = v.array(v.unknown())
const pageSchema = objectSchema({
  data: list,
  count: v.fallback(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), null),
})
const originsSchema = objectSchema({ allowedOrigins: v.nullish(list) })
const analyticsSchema = objectSchema({ isAnalyticsEnabled: v.boolean() })
const featuresSchema = objectSchema({ features: list })
const knownFeatureSchema = objectSchema({ id: v.picklist(remoteFeatureIds) })
/** A falsy `config` other than null becomes undefined, which turns the feature off. */
const featureSchema = objectSchema({
  id: v.string(),
  isEnabled: v.boolean(),
  config: v.pipe(
    v.optional(v.unknown()),
    v.transform((config) => (config === null ? null : config || undefined)),
    v.nullish(
      v.pipe(
        v.array(v.string()),
        v.transform((items) => [...new Set(items)]),
      ),
    ),
  ),
})

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

/**
 * Parses the remote features that the kit knows. One invalid entry makes the whole response
 * invalid: a partial configuration would turn features off that the project did not turn off (fault
 * N4).
 */
export const parseFeatures = (json: unknown): readonly RemoteFeature[] =>
  parse(featuresSchema, json)
    .features.filter((entry) => v.is(knownFeatureSchema, entry))
    .map((entry) => {
      const { id, isEnabled, config } = parse(featureSchema, entry)
      return { id, isEnabled, config }
    })

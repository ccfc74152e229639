import * as v from 'valibot'
import { remoteFeatureIds } from '../../domain/config/remote-features.ts'
import { readWallets } from '../../domain/wallet/parse-wallet.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { RemoteFeature, WalletPage } from './wallet-directory.types.ts'

const list = v.array(v.unknown())
const pageSchema = v.object({
  data: list,
  count: v.fallback(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), null),
})
const originsSchema = v.object({ allowedOrigins: list })
const analyticsSchema = v.object({ isAnalyticsEnabled: v.boolean() })
const featuresSchema = v.object({ features: list })
const ourFeature = v.object({ id: v.picklist(remoteFeatureIds) })
/** What is empty but not null switches a feature off. */
const featureSchema = v.object({
  id: v.string(),
  isEnabled: v.boolean(),
  config: v.pipe(
    v.optional(v.unknown()),
    v.transform((config) => (config === null ? null : config || undefined)),
    v.nullish(v.array(v.string())),
  ),
})

function read<Schema extends v.GenericSchema>(
  schema: Schema,
  json: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, json)
  if (!result.success) throw new KitError('endpoint/unreadable', {}, { cause: result.issues })
  return result.output
}

/** A page of wallets; those that read badly are left out. A count that is none counts what came. */
export function readPage(json: unknown, imageOf: (imageId: string) => string | null): WalletPage {
  const { data, count } = read(pageSchema, json)
  const wallets = readWallets(data, imageOf)
  return { wallets, count: count ?? wallets.length }
}

/** Patterns of origins; what is no text is none. */
export const readOrigins = (json: unknown): readonly string[] =>
  read(originsSchema, json).allowedOrigins.filter((origin) => typeof origin === 'string')

/** Whether the project wants events. */
export const readAnalytics = (json: unknown): boolean =>
  read(analyticsSchema, json).isAnalyticsEnabled

/**
 * The entries we know. One of those that reads badly makes all of it unreadable: half a configuration would switch off what nobody
 * wanted off (fault case N4).
 */
export const readFeatures = (json: unknown): readonly RemoteFeature[] =>
  read(featuresSchema, json)
    .features.filter((entry) => v.is(ourFeature, entry))
    .map((entry) => {
      const { id, isEnabled, config } = read(featureSchema, entry)
      return { id, isEnabled, config }
    })

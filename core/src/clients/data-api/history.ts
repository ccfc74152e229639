import * as v from 'valibot'
import type { ActivityPage, ActivityRow } from '../../domain/activity/activity.ts'
import { type CaipNetworkId, isCaipNetworkId } from '../../domain/caip/caip.ts'
import { parseCaipAddress } from '../../domain/caip/caip-address.ts'
import { objectSchema } from '../http/object-schema.ts'
import { parse } from '../http/parse.ts'
import type { HistoryQuery } from './data-api.types.ts'
import { displayText, idText, list, optionalNumber, parseRows, safeImageUrl } from './schemas.ts'
import type { Service } from './service.ts'

/** The maximum length of a cursor, in characters: the cursor becomes part of a URL. */
const maxCursorLength = 4_096
const responseSchema = objectSchema({
  data: list,
  next: v.fallback(v.nullable(v.pipe(v.string(), v.maxLength(maxCursorLength))), null),
})
const amount = v.pipe(v.string(), v.regex(/^-?\d{1,100}(\.\d{1,100})?$/))
const nested = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.optional(v.nullable(objectSchema(entries)), null)
const fungible = nested({
  name: v.optional(displayText, ''),
  symbol: v.optional(displayText, ''),
  icon: nested({ url: safeImageUrl }),
})
const nft = nested({
  name: v.optional(v.nullable(displayText), ''),
  content: nested({ preview: nested({ url: safeImageUrl }) }),
  // Every value except false and null counts as spam.
  flags: nested({ is_spam: v.optional(v.unknown(), false) }),
})
const transferSchema = objectSchema({
  direction: v.picklist(['in', 'out', 'self']),
  quantity: objectSchema({ numeric: amount }),
  value: optionalNumber,
  price: optionalNumber,
  fungible_info: fungible,
  nft_info: nft,
})
/** Empty for the receiver of a contract creation. */
const party = v.pipe(
  v.optional(v.nullable(idText), ''),
  v.transform((address) => address ?? ''),
)
const metadataSchema = objectSchema({
  operationType: displayText,
  hash: v.optional(idText, ''),
  chain: v.pipe(
    v.string(),
    v.check((id) => isCaipNetworkId(id)),
  ),
  minedAt: v.pipe(
    v.string(),
    v.maxLength(64),
    v.check((date) => !Number.isNaN(Date.parse(date))),
  ),
  sentFrom: party,
  sentTo: party,
  status: v.picklist([
    'confirmed',
    'failed',
    'pending',
    'ONRAMP_TRANSACTION_STATUS_SUCCESS',
    'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS',
    'ONRAMP_TRANSACTION_STATUS_FAILED',
  ]),
  nonce: optionalNumber,
})
const rowSchema = objectSchema({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
  metadata: metadataSchema,
  transfers: list,
})

/** Fetches one page of an account's transactions, newest first. `next`: null on the last page. */
export async function fetchHistory(
  service: Service,
  { account, cursor, onramp }: HistoryQuery,
  signal: AbortSignal,
): Promise<ActivityPage> {
  const { namespace, reference, address } = parseCaipAddress(account)
  const path = ['v1/account', address, 'history'] as const
  const params = { cursor, onramp, chainId: `${namespace}:${reference}` }
  // The status of a purchase changes, so a cached response would be outdated.
  const cache = onramp === null ? 'default' : 'no-cache'
  const { data, next } = parse(responseSchema, await service.get(path, params, signal, cache))
  return { rows: parseRows(rowSchema, data).map(toRow), next: next === '' ? null : next }
}

const toRow = ({ id, metadata, transfers }: v.InferOutput<typeof rowSchema>): ActivityRow => ({
  id,
  ...metadata,
  chain: metadata.chain as CaipNetworkId,
  transfers: parseRows(transferSchema, transfers).map(({ fungible_info, nft_info, ...rest }) => ({
    ...rest,
    fungible: fungible_info && {
      name: fungible_info.name,
      symbol: fungible_info.symbol,
      icon: fungible_info.icon?.url ?? null,
    },
    nft: nft_info && {
      name: nft_info.name ?? '',
      preview: nft_info.content?.preview?.url ?? null,
      isSpam: ![undefined, null, false].includes(nft_info.flags?.is_spam as null),
    },
  })),
})

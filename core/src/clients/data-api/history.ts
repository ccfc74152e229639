import * as v from 'valibot'
import type { ActivityPage, ActivityRow } from '../../domain/activity/activity.ts'
import { type CaipNetworkId, isCaipNetworkId, parseCaipAddress } from '../../domain/caip/caip.ts'
import type { HistoryQuery } from './data-api.types.ts'
import { idText, list, optionalFigure, picture, read, readRows, shownText } from './rows.ts'
import type { Service } from './service.ts'

/** Characters; it goes into an address, and those end somewhere. */
const longestCursor = 4_096
const answer = v.object({
  data: list,
  next: v.fallback(v.nullable(v.pipe(v.string(), v.maxLength(longestCursor))), null),
})
const amount = v.pipe(v.string(), v.regex(/^-?\d{1,100}(\.\d{1,100})?$/))
const nested = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.optional(v.nullable(v.object(entries)), null)
const fungible = nested({
  name: v.optional(shownText, ''),
  symbol: v.optional(shownText, ''),
  icon: nested({ url: picture }),
})
const nft = nested({
  name: v.optional(v.nullable(shownText), ''),
  content: nested({ preview: nested({ url: picture }) }),
  // whatever is said there but no means yes
  flags: nested({ is_spam: v.optional(v.unknown(), false) }),
})
const transfer = v.object({
  direction: v.picklist(['in', 'out', 'self']),
  quantity: v.object({ numeric: amount }),
  value: optionalFigure,
  price: optionalFigure,
  fungible_info: fungible,
  nft_info: nft,
})
/** Nobody receives a contract that is put on its chain. */
const party = v.pipe(
  v.optional(v.nullable(idText), ''),
  v.transform((address) => address ?? ''),
)
const metadata = v.object({
  operationType: shownText,
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
  nonce: optionalFigure,
})
const row = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
  metadata,
  transfers: list,
})

/** One page of what an account did, newest first. */
export async function activityPage(
  service: Service,
  { account, cursor, onramp }: HistoryQuery,
  signal: AbortSignal,
): Promise<ActivityPage> {
  const { namespace, reference, address } = parseCaipAddress(account)
  const params = { cursor, onramp, chainId: `${namespace}:${reference}` }
  const { data, next } = read(
    answer,
    await service.get(
      ['v1/account', address, 'history'],
      params,
      signal,
      onramp === null ? 'default' : 'no-cache',
    ),
  )
  return { rows: readRows(row, data).map(rowOf), next: next === '' ? null : next }
}

const rowOf = ({ id, metadata, transfers }: v.InferOutput<typeof row>): ActivityRow => ({
  id,
  ...metadata,
  chain: metadata.chain as CaipNetworkId,
  transfers: readRows(transfer, transfers).map(({ fungible_info, nft_info, ...its }) => ({
    ...its,
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

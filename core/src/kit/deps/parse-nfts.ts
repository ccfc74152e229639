import * as v from 'valibot'
import { idText, safeImageUrl, parseRows, displayText } from '../../clients/data-api/schemas.ts'
import type { Nft } from '../../domain/token/nft.ts'
import { KitError } from '../../errors/kit-error.ts'

/** How many of an answer are looked at. */
const most = 500

const row = v.object({
  id: v.pipe(
    idText,
    v.check((id) => id !== ''),
  ),
  name: v.optional(v.nullable(displayText), ''),
  collection: v.optional(v.nullable(displayText), null),
  image: safeImageUrl,
})

/** What a page's source told, fit to be shown: one that does not read well is left out, each is there once. Throws `endpoint/unreadable` for what is no list. */
export function parseNfts(answer: unknown): readonly Nft[] {
  if (!Array.isArray(answer)) throw new KitError('endpoint/unreadable')
  const rows = parseRows(row, answer.slice(0, most)).map((nft) => ({
    ...nft,
    name: nft.name ?? '',
    collection: nft.collection || null,
  }))
  return [...new Map(rows.map((nft) => [nft.id, nft])).values()]
}

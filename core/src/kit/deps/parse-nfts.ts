import * as v from 'valibot'
import { idText, picture, readRows, shownText } from '../../clients/data-api/rows.ts'
import type { Nft } from '../../domain/token/nft.ts'
import { KitError } from '../../errors/kit-error.ts'

/** How many of an answer are looked at. */
const most = 500

const row = v.object({
  id: v.pipe(
    idText,
    v.check((id) => id !== ''),
  ),
  name: v.optional(v.nullable(shownText), ''),
  collection: v.optional(v.nullable(shownText), null),
  image: picture,
})

/** What a page's source told, fit to be shown: one that does not read well is left out, each is there once. Throws `endpoint/unreadable` for what is no list. */
export function readNfts(answer: unknown): readonly Nft[] {
  if (!Array.isArray(answer)) throw new KitError('endpoint/unreadable')
  const rows = readRows(row, answer.slice(0, most)).map((nft) => ({
    ...nft,
    name: nft.name ?? '',
    collection: nft.collection || null,
  }))
  return [...new Map(rows.map((nft) => [nft.id, nft])).values()]
}

import * as v from 'valibot'
import { displayText, idText, parseRows } from '../../clients/data-api/schemas.ts'
import { objectSchema } from '../../clients/http/object-schema.ts'
import { ownImage } from '../../domain/text/url.ts'
import type { Nft } from '../../domain/token/nft.ts'
import { httpErrors } from '../../errors/areas/http.ts'
import { KitError } from '../../errors/kit-error.ts'

/** Maximum number of parsed rows of a result. */
const maxRows = 500

const row = objectSchema({
  id: v.pipe(
    idText,
    v.check((id) => id !== ''),
  ),
  name: v.optional(v.nullable(displayText), ''),
  collection: v.optional(v.nullable(displayText), null),
  image: v.optional(v.unknown()),
})

/**
 * Parses the result of the page's NFT source. Invalid rows are omitted, rows with the same id are
 * replaced by the last one, texts are cleaned, unsafe images are null. Images may be relative to the
 * page (fault FH3). Throws `endpoint/unreadable` if the result is not an array.
 */
export function parseNfts(result: unknown, pageUrl: string): readonly Nft[] {
  if (!Array.isArray(result)) throw new KitError(httpErrors, 'endpoint/unreadable')
  const rows = parseRows(row, result.slice(0, maxRows)).map((nft) => ({
    ...nft,
    name: nft.name ?? '',
    collection: nft.collection || null,
    image: ownImage(nft.image, pageUrl),
  }))
  return [...new Map(rows.map((nft) => [nft.id, nft])).values()]
}

import { catalogue, type PlainErrorCode } from '../../errors/catalogue.ts'
import { extractError } from '../../errors/extract-error.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import { fromWallet } from '../../errors/rpc-codes.ts'

/** Error codes by message: most extensions throw errors without a code. */
const codesByMessage: readonly (readonly [RegExp, PlainErrorCode])[] = [
  [/pending authori[sz]ation/i, 'rpc/resource-unavailable'],
  [/not allowed to interact|not been (?:enabled|authori[sz]ed)/i, 'rpc/unauthorized'],
  [
    /^(?:(?:request|user|transaction)\s+)?(?:was\s+)?(?:reject|cancel|den(?:y|ied)|declin)/i,
    'rpc/user-rejected',
  ],
]

/** Maps an error of an extension by its code or message. Returns null if neither is known. */
export function extensionError(thrown: unknown): KitError | null {
  const error = fromWallet(thrown)
  if (!isKitError(error, 'kit/unknown')) return error
  const { texts } = extractError(thrown)
  const match = codesByMessage.find(([pattern]) =>
    texts.some((text) => pattern.test(text.slice(0, 400))),
  )
  return match === undefined ? null : new KitError(catalogue, match[1], {}, { cause: thrown })
}

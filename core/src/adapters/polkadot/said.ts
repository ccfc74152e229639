import type { PlainErrorCode } from '../../errors/catalogue.ts'
import { lookInto } from '../../errors/extract-error.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import { fromWallet } from '../../errors/rpc-codes.ts'

/** Extensions throw words instead of numbers. */
const phrases: readonly (readonly [RegExp, PlainErrorCode])[] = [
  [/pending authori[sz]ation/i, 'rpc/resource-unavailable'],
  [/not allowed to interact|not been (?:enabled|authori[sz]ed)/i, 'rpc/unauthorized'],
  [
    /^(?:(?:request|user|transaction)\s+)?(?:was\s+)?(?:reject|cancel|den(?:y|ied)|declin)/i,
    'rpc/user-rejected',
  ],
]

/** What an extension threw, as what it means; null where it says nothing. */
export function saidBy(thrown: unknown): KitError | null {
  const byNumber = fromWallet(thrown)
  if (!isKitError(byNumber, 'kit/unknown')) return byNumber
  const { texts } = lookInto(thrown)
  const found = phrases.find(([phrase]) => texts.some((text) => phrase.test(text.slice(0, 400))))
  return found === undefined ? null : new KitError(found[1], {}, { cause: thrown })
}

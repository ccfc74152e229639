import { catalogue, type DetailName, type ErrorCode } from './catalogue.ts'
import { KitError } from './kit-error.ts'
import { textIn } from './text-in.ts'

/**
 * The English text of a code with `details` in place of the `{placeholders}`. The text of
 * `kit/unknown` if a detail is missing, or for an unknown code, for example of another version.
 */
export function textOf(code: ErrorCode, details: Readonly<Record<string, string>> = {}): string {
  return textIn(catalogue, code, details)
}

/**
 * The text of an error for events: that of its code, or the code itself if the text needs details,
 * because details may come from a wallet.
 */
export const eventTextOf = (code: ErrorCode): string =>
  Object.hasOwn(catalogue, code) && catalogue[code].includes('{') ? code : textOf(code)

/** An error of a code that is known at run time only, with the details of its text. */
export const kitErrorOf = (
  code: ErrorCode,
  details: Readonly<Record<string, string>>,
  options?: ErrorOptions,
): KitError => new KitError(catalogue, code, details as Record<DetailName, string>, options)

import { catalogue, type DetailName, type DetailsOf, type ErrorCode } from './catalogue.ts'
import { CodedError, codeOf, filledText, isKitError } from './coded-error.ts'

/**
 * The error that Latchkit throws. It has a stable `code`, the text of the catalogue as `message`,
 * the `details` for the placeholders of the text, and the original error as `cause`.
 *
 * ```ts
 * throw new KitError('adapter/not-found', { namespace: 'ton' })
 * ```
 */
export class KitError<Code extends ErrorCode = ErrorCode> extends CodedError<Code> {
  constructor(code: Code, ...[details, options]: DetailsOf<Code>) {
    super(code, catalogue[code], details, options)
  }

  /** True also for errors of the page and of the first view, which are created without all texts. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isKitError(value)
  }
}

/** An error of a code that is known at run time only, with the details of its text. */
export const kitErrorOf = (
  code: ErrorCode,
  details: Readonly<Record<string, string>>,
  options?: ErrorOptions,
): KitError => new KitError(code, details as Record<DetailName, string>, options)

/** The details of a thrown value. Empty if the value is not a `KitError`. Never throws. */
export function detailsOf(error: unknown): Readonly<Record<string, string>> {
  try {
    const details: object = isKitError(error) ? { ...error.details } : {}
    return Object.fromEntries(
      Object.entries(details).filter(([, value]) => typeof value === 'string'),
    )
  } catch {
    return {}
  }
}

/**
 * The English text of a code with `details` in place of the `{placeholders}`. Without one of them,
 * the text of `kit/unknown`, as for an unknown code, for example of another version.
 */
export function textOf(code: ErrorCode, details: Readonly<Record<string, string>> = {}): string {
  return filledText(catalogue[Object.hasOwn(catalogue, code) ? code : 'kit/unknown'], details)
}

/**
 * The text of an error for events: that of its code, or the code itself if the text needs details,
 * because details may come from a wallet.
 */
export const eventTextOf = (code: ErrorCode): string =>
  Object.hasOwn(catalogue, code) && catalogue[code].includes('{') ? code : textOf(code)

export { codeOf, type ErrorCode, isKitError }

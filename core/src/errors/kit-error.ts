import { catalogue, type DetailsOf, type ErrorCode } from './catalogue.ts'
import { CodedError, codeOf, fillIn, isKitError } from './coded-error.ts'

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

/**
 * The English text of a code with `details` in place of the `{placeholders}`. A missing detail
 * leaves its placeholder. An unknown code, for example of another version, has the text of
 * `kit/unknown`.
 */
export function textOf(code: ErrorCode, details: Readonly<Record<string, string>> = {}): string {
  return fillIn(catalogue[Object.hasOwn(catalogue, code) ? code : 'kit/unknown'], details)
}

/**
 * The English text of a code for telemetry: that of `kit/unknown` if it has placeholders, because
 * details may contain personal data.
 */
export function trackedTextOf(code: ErrorCode): string {
  const text = textOf(code)
  return /\{\w+\}/.test(text) ? catalogue['kit/unknown'] : text
}

export { codeOf, type ErrorCode, isKitError }

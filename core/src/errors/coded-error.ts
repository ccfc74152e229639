import type { ErrorCode } from './catalogue.ts'

/**
 * An error with a stable `code`, a text as `message`, the `details` for the placeholders of the
 * text, and the original error as `cause`. Its subclasses know the texts: `KitError` all of them,
 * `EarlyError` those of the page and the first view.
 */
export class CodedError<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'KitError'
  readonly code: Code
  readonly details: Readonly<Record<string, string>>

  constructor(
    code: Code,
    text: string,
    details: Readonly<Record<string, string>> = {},
    options?: ErrorOptions,
  ) {
    super(filledText(text, details), options)
    this.code = code
    this.details = details
  }
}

/** The text of `kit/unknown`. */
export const unknownText = 'Something went wrong'

/** `fillIn`, and the text of `kit/unknown` if a detail is missing (fault EM8). */
export const filledText = (text: string, details: Readonly<Record<string, string>>): string =>
  [...text.matchAll(/\{(\w+)\}/g)].every(([, key = '']) => details[key] !== undefined)
    ? fillIn(text, details)
    : unknownText

/** A text with `details` in place of the `{placeholders}`. A missing detail leaves its placeholder. */
export const fillIn = (text: string, details: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, key: string) => details[key] ?? placeholder)

/**
 * Whether `error` is an error of Latchkit, also of another copy or version of it, and has `code` if
 * it is given. Never throws, also for hostile values (fault B6).
 */
export function isKitError<Code extends ErrorCode>(
  error: unknown,
  code?: Code,
): error is CodedError<Code> {
  try {
    if (
      !(error instanceof Error) ||
      error.name !== 'KitError' ||
      !('code' in error) ||
      typeof error.code !== 'string'
    )
      return false
    return code === undefined ? /^[a-z]+\/[a-z-]+$/.test(error.code) : error.code === code
  } catch {
    return false
  }
}

/** The code of a thrown value. `kit/unknown` if the value is not a `KitError`. */
export function codeOf(error: unknown): ErrorCode {
  return isKitError(error) ? error.code : 'kit/unknown'
}

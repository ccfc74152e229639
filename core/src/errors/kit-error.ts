import { catalogue, type DetailsOf, type ErrorCode } from './catalogue.ts'

/**
 * The error that Latchkit throws. It has a stable `code`, the text of the catalogue as `message`,
 * the `details` for the placeholders of the text, and the original error as `cause`.
 *
 * ```ts
 * throw new KitError('adapter/not-found', { namespace: 'ton' })
 * ```
 */
export class KitError<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'KitError'
  readonly code: Code
  readonly details: Readonly<Record<string, string>>

  constructor(code: Code, ...[details, options]: DetailsOf<Code>) {
    const filled = details ?? {}
    super(textOf(code, filled), options)
    this.code = code
    this.details = filled
  }
}

/**
 * Whether `error` is a `KitError`, and has `code` if it is given. Never throws, also for hostile
 * values (fault B6).
 */
export function isKitError<Code extends ErrorCode>(
  error: unknown,
  code?: Code,
): error is KitError<Code> {
  try {
    if (
      !(error instanceof Error) ||
      error.name !== 'KitError' ||
      !('code' in error) ||
      typeof error.code !== 'string'
    )
      return false
    return code === undefined ? Object.hasOwn(catalogue, error.code) : error.code === code
  } catch {
    return false
  }
}

/**
 * The English text of a code with `details` in place of the `{placeholders}`. A missing detail
 * leaves its placeholder.
 */
export function textOf(code: ErrorCode, details: Readonly<Record<string, string>> = {}): string {
  return catalogue[code].replace(
    /\{(\w+)\}/g,
    (placeholder, key: string) => details[key] ?? placeholder,
  )
}

/** The code of a thrown value. `kit/unknown` if the value is not a `KitError`. */
export function codeOf(error: unknown): ErrorCode {
  return isKitError(error) ? error.code : 'kit/unknown'
}

export type { ErrorCode }

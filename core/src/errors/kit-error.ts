import { catalogue, type DetailsOf, type ErrorCode } from './catalogue.ts'

/**
 * The errors that Latchkit throws: a stable `code`, the text of the catalogue as `message`, its
 * `details`, and the original error as `cause`.
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
 * Whether `error` is a `KitError`, with this code if one is given. Never throws, also for hostile
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
  return catalogue[code].text.replace(
    /\{(\w+)\}/g,
    (placeholder, key: string) => details[key] ?? placeholder,
  )
}

/** The code of a thrown value. `kit/unknown` if it is no `KitError`. */
export function codeOf(error: unknown): ErrorCode {
  return isKitError(error) ? error.code : 'kit/unknown'
}

export type { ErrorCode }

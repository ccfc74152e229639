import { catalogue, type DetailsOf, type ErrorCode } from './catalogue.ts'

/** What Latchkit throws: a stable `code`, the catalogue's text, the details that text names, and the original as `cause`. */
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

/** Whether `error` is ours, and if a code is given, whether it is that one. Never throws, whatever a wallet threw (fault case B6). */
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

/** The catalogue's sentence for a code, its `{placeholders}` filled in. */
export function textOf(code: ErrorCode, details: Readonly<Record<string, string>> = {}): string {
  return catalogue[code].text.replace(/\{(\w+)\}/g, (whole, key: string) => details[key] ?? whole)
}

/** The code of anything thrown; what is not ours is `unknown`. */
export function codeOf(error: unknown): ErrorCode {
  return isKitError(error) ? error.code : 'kit/unknown'
}

export type { ErrorCode }

import type { Catalogue, DetailsOf, ErrorCode } from './catalogue.ts'
import { textIn } from './text-in.ts'

/**
 * The error that Latchkit throws. It has a stable `code`, the text of the code as `message`, the
 * `details` for the placeholders of the text, and the original error as `cause`. `texts` are those
 * of the area that has the code, `areas/<area>.ts`, or the whole catalogue for a code of any area.
 *
 * ```ts
 * throw new KitError(adapterErrors, 'adapter/not-found', { namespace: 'ton' })
 * ```
 */
export class KitError<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'KitError'
  readonly code: Code
  readonly details: Readonly<Record<string, string>>

  constructor(
    texts: Pick<Catalogue, Code>,
    code: Code,
    ...[details = {}, options]: DetailsOf<Code>
  ) {
    super(textIn(texts, code, details), options)
    this.code = code
    this.details = details
  }
}

/**
 * Whether `error` is an error of Latchkit, also of another copy or version of it, and has `code` if
 * it is given. Never throws, also for hostile values (fault B6).
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
    return code === undefined ? /^[a-z]+\/[a-z-]+$/.test(error.code) : error.code === code
  } catch {
    return false
  }
}

/** The code of a thrown value. `kit/unknown` if the value is not a `KitError`. */
export function codeOf(error: unknown): ErrorCode {
  return isKitError(error) ? error.code : 'kit/unknown'
}

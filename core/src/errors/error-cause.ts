import { extractError } from './extract-error.ts'
import { isKitError } from './kit-error.ts'

/**
 * An error of a wallet or a service as plain data. `message`: its first 500 characters. A `code`
 * that is a text has at most 100.
 */
export type ErrorCause = { code: number | string | null; message: string }

/** Maximum number of errors of Latchkit around another error. */
const maxDepth = 10

/**
 * The first error among the causes of an error of Latchkit that is not one itself: what the wallet
 * or service threw. Null without one. Never throws.
 */
export function causeOf(error: unknown): ErrorCause | null {
  if (!isKitError(error)) return null
  let cause: unknown = error
  try {
    for (let depth = 0; depth < maxDepth && isKitError(cause); depth++) cause = cause.cause
  } catch {
    return null
  }
  if (cause == null || isKitError(cause)) return null
  const { codes, texts } = extractError(cause)
  const [code = null] = codes
  return {
    code: typeof code === 'string' ? code.slice(0, 100) : code,
    message: (texts[0] ?? '').slice(0, 500),
  }
}

import { isKitError } from './coded-error.ts'
import { extractError } from './extract-error.ts'

/** An error of a wallet or a service as plain data. `message`: its first 500 characters. */
export type ErrorCause = { code: number | string | null; message: string }

/**
 * The first error among the causes of an error of Latchkit that is not one itself: what the wallet
 * or service threw. Null without one. Never throws.
 */
export function causeOf(error: unknown): ErrorCause | null {
  if (!isKitError(error) || error.cause == null) return null
  if (isKitError(error.cause)) return causeOf(error.cause)
  const { codes, texts } = extractError(error.cause)
  return { code: codes[0] ?? null, message: (texts[0] ?? '').slice(0, 500) }
}

import { type ErrorCode, textOf } from '@latchkit/core'
import type { Words } from './words.ts'

/** What a visitor reads about an error: the language's own sentence for its code, else the catalogue's. */
export function errorText(
  words: Words,
  code: ErrorCode,
  details: Readonly<Record<string, string>> = {},
): string {
  const own: Partial<Record<ErrorCode, string>> = words.errors
  return own[code] ?? textOf(code, details)
}

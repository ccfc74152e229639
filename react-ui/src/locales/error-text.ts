import { type ErrorCode, textOf } from '@latchkit/core'
import type { CoreTexts } from './load-locale.ts'

/**
 * The text for an error code: the locale's translation, or the English text of the error catalogue,
 * with `details` filled in.
 */
export function errorText(
  texts: CoreTexts,
  code: ErrorCode,
  details: Readonly<Record<string, string>> = {},
): string {
  const translations: Partial<Record<ErrorCode, string>> = texts.errors
  const translation = translations[code]
  return translation === undefined
    ? textOf(code, details)
    : translation.replace(/\{(\w+)\}/g, (placeholder, name) => details[name] ?? placeholder)
}

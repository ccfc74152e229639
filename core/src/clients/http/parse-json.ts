import { httpErrors } from '../../errors/areas/http.ts'
import { KitError } from '../../errors/kit-error.ts'

const unsafeKeys = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Parses untrusted text and drops prototype keys at every depth (rule R10). Throws
 * `endpoint/unreadable` if the text is not JSON, for example an HTML error page (fault G1).
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value) => (unsafeKeys.has(key) ? undefined : value))
  } catch (cause) {
    throw new KitError(httpErrors, 'endpoint/unreadable', {}, { cause })
  }
}

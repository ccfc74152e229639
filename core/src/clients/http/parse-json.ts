import { KitError } from '../../errors/kit-error.ts'

const unsafeKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Text from outside as fresh data without prototype keys (rule R10); what is not JSON, HTML above all, throws `endpoint/unreadable`. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value) => (unsafeKeys.has(key) ? undefined : value))
  } catch (cause) {
    throw new KitError('endpoint/unreadable', {}, { cause })
  }
}

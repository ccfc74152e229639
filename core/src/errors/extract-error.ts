import { isForeign } from './is-foreign.ts'

/** The codes and texts of a thrown value and of its nested errors, outermost first. */
export type ErrorInfo = { codes: readonly (number | string)[]; texts: readonly string[] }

const nestedKeys = ['data', 'originalError', 'cause', 'error', 'info', 'reason'] as const
/**
 * Maximum number of visited values. No known wallet nests deeper; the limit bounds the search in
 * hostile objects.
 */
const maxNodes = 24

/**
 * Extracts codes and texts from any thrown value, also if it has throwing getters, is a proxy or is
 * circular (fault B6). Never throws.
 */
export function extractError(thrown: unknown): ErrorInfo {
  const codes: (number | string)[] = []
  const texts: string[] = []
  const queue: unknown[] = [thrown]
  for (let index = 0; index < queue.length && index < maxNodes; index++) {
    const node = queue[index]
    if (typeof node === 'string') texts.push(node)
    if (!isObject(node)) continue
    const code = safeGet(node, 'code')
    if (typeof code === 'number' || typeof code === 'string') codes.push(toNumber(code))
    for (const key of ['message', 'name', 'shortMessage']) {
      const text = safeGet(node, key)
      if (typeof text === 'string') texts.push(text)
    }
    for (const key of nestedKeys) {
      const nested = safeGet(node, key)
      if (nested !== null && nested !== undefined && !queue.includes(nested)) queue.push(nested)
    }
  }
  return { codes, texts }
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'
const toNumber = (code: number | string) =>
  typeof code === 'string' && /^-?\d{3,6}$/.test(code.trim()) ? Number(code) : code

function safeGet(node: object, key: string): unknown {
  try {
    return isForeign(node, key) ? null : Reflect.get(node, key)
  } catch {
    return null
  }
}

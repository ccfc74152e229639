import { isRecord } from '../base/checks.ts'

/**
 * A frame of a client: a JSON-RPC call, the response to a push, or anything else. Ids are returned
 * unchanged, because they exceed the safe integer range.
 */
export type Frame =
  | { kind: 'call'; id: string | number; method: string; params: Record<string, unknown> }
  | { kind: 'response'; id: string | number; delivered: boolean }
  | { kind: 'unknown' }

/** Parses a text frame. Returns the kind `unknown` for invalid text. */
export function parseFrame(text: string): Frame {
  const value = parseJson(text)
  if (!isRecord(value) || !isId(value.id)) return { kind: 'unknown' }
  const { id, method, params } = value
  if (typeof method === 'string')
    return { kind: 'call', id, method, params: isRecord(params) ? params : {} }
  return 'result' in value || 'error' in value
    ? { kind: 'response', id, delivered: value.result === true }
    : { kind: 'unknown' }
}

export const resultFrame = (id: string | number, result: unknown): string =>
  JSON.stringify({ id, jsonrpc: '2.0', result })

export const errorFrame = (id: string | number, message: string): string =>
  JSON.stringify({ id, jsonrpc: '2.0', error: { code: -32600, message } })

const isId = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

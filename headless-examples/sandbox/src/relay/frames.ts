import { isRecord } from '../base/checks.ts'

/** What a client sends: a call, its answer to one of ours, or something else. Ids go back as they came: they exceed a safe number. */
export type Frame =
  | { kind: 'call'; id: string | number; method: string; params: Record<string, unknown> }
  | { kind: 'answer'; id: string | number; delivered: boolean }
  | { kind: 'noise' }

/** A text frame, read. */
export function readFrame(text: string): Frame {
  const value = parsed(text)
  if (!isRecord(value) || !isId(value.id)) return { kind: 'noise' }
  const { id, method, params } = value
  if (typeof method === 'string')
    return { kind: 'call', id, method, params: isRecord(params) ? params : {} }
  return 'result' in value || 'error' in value
    ? { kind: 'answer', id, delivered: value.result === true }
    : { kind: 'noise' }
}

export const resultFrame = (id: string | number, result: unknown): string =>
  JSON.stringify({ id, jsonrpc: '2.0', result })

export const errorFrame = (id: string | number, message: string): string =>
  JSON.stringify({ id, jsonrpc: '2.0', error: { code: -32600, message } })

const isId = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

import type { Json } from '@latchkit/core/devtools'

/** The fields of an error of any form. `code`: empty without one. */
export type ShownError = { code: string; message: string; cause: ShownError | null }

const fieldOf = (value: Json, name: string): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (Object.entries(value).find(([key]) => key === name)?.[1] ?? null)
    : null

/** Whether a value is an error. */
export const isError = (value: Json): boolean => typeof fieldOf(value, '$error') === 'string'

/** Reads an error of the kit, of a wallet or of a node. Null for a value without a message or code. */
export function readError(value: Json): ShownError | null {
  const code = fieldOf(value, 'code')
  const message = fieldOf(value, 'message')
  if (code === null && message === null) return null
  return {
    code: code === null ? '' : String(code),
    message: typeof message === 'string' ? message : '',
    cause: readError(fieldOf(value, 'cause')),
  }
}

/** The error that an event reports, or null. */
export const errorOf = (event: Json): ShownError | null => {
  const error = fieldOf(event, 'error')
  return isError(error) ? readError(error) : null
}

import { isRecord } from '../../base/checks.ts'

/** Parses an object of the service or of a page. Throws for another value. */
export function parseRecord(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (isRecord(value)) return value
  throw new Error(`${name} must be an object.`)
}

export function parseText(value: unknown, name: string): string {
  if (typeof value === 'string') return value
  throw new Error(`${name} must be a text.`)
}

/** Parses a text that may be missing. */
export const parseOptionalText = (value: unknown, name: string): string | null =>
  value === undefined || value === null ? null : parseText(value, name)

export function parseList(value: unknown, name: string): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw new Error(`${name} must be a list.`)
}

export function parseInteger(value: unknown, name: string): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value
  throw new Error(`${name} must be a whole number.`)
}

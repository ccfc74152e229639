import { KitError } from '../../errors/kit-error.ts'

/** A whole number of a node's answer that is not negative: as a number, or as the text a greater one comes as. Else `endpoint/unreadable`. */
export function readInteger(value: unknown): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  if (typeof value === 'string' && /^\d{1,20}$/.test(value)) return BigInt(value)
  throw new KitError('endpoint/unreadable', {}, { cause: value })
}

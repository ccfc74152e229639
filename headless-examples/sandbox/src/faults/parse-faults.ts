import { isRecord } from '../base/checks.ts'
import type { Fault } from './fault.types.ts'

const kinds = ['status', 'html', 'truncated', 'reset', 'offline', 'shape', 'late']

/** Parses a list of faults received over HTTP. Throws for the first invalid entry. */
export function parseFaults(value: unknown): readonly Fault[] {
  if (!Array.isArray(value)) throw new Error('Faults must be an array.')
  return value.map((entry: unknown) => {
    if (isFault(entry)) return entry
    throw new Error(`Invalid fault: ${JSON.stringify(entry)}`)
  })
}

function isFault(value: unknown): value is Fault {
  if (
    !isRecord(value) ||
    typeof value.path !== 'string' ||
    typeof value.fails !== 'string' ||
    !kinds.includes(value.fails)
  )
    return false
  if (value.times !== undefined && !isCount(value.times)) return false
  if (
    value.query !== undefined &&
    !(
      isRecord(value.query) &&
      Object.values(value.query).every((entry) => typeof entry === 'string')
    )
  )
    return false
  if (value.fails === 'late') return value.delay === 'held' || isCount(value.delay)
  if (value.fails !== 'status') return true
  return (
    isCount(value.status) &&
    value.status >= 200 &&
    value.status < 600 &&
    ['string', 'undefined'].includes(typeof value.retryAfter)
  )
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

import { isRecord } from '../base/checks.ts'
import type { Fault } from './fault.types.ts'

const kinds = ['status', 'html', 'truncated', 'reset', 'offline', 'shape', 'late']

/** A list of faults as it came over HTTP; throws a sentence about the first that is none. */
export function readFaults(value: unknown): readonly Fault[] {
  if (!Array.isArray(value)) throw new Error('Faults are a list.')
  return value.map((one: unknown) => {
    if (isFault(one)) return one
    throw new Error(`No fault: ${JSON.stringify(one)}`)
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
  if (value.times !== undefined && !isAmount(value.times)) return false
  if (
    value.query !== undefined &&
    !(isRecord(value.query) && Object.values(value.query).every((text) => typeof text === 'string'))
  )
    return false
  if (value.fails === 'late') return value.delay === 'held' || isAmount(value.delay)
  if (value.fails !== 'status') return true
  return (
    isAmount(value.status) &&
    value.status >= 200 &&
    value.status < 600 &&
    ['string', 'undefined'].includes(typeof value.retryAfter)
  )
}

const isAmount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

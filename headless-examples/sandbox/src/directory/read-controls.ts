import { isRecord } from '../wallets/checks.ts'
import type { DirectoryFault, DirectorySettings } from './directory.types.ts'

const kinds = ['status', 'html', 'truncated', 'reset', 'offline', 'shape', 'late']

/** A list of faults as it came over HTTP; throws a sentence about the first that is none. */
export function readFaults(value: unknown): readonly DirectoryFault[] {
  if (!Array.isArray(value)) throw new Error('Faults are a list.')
  return value.map((one: unknown) => {
    if (isFault(one)) return one
    throw new Error(`No fault: ${JSON.stringify(one)}`)
  })
}

function isFault(value: unknown): value is DirectoryFault {
  if (!isRecord(value) || typeof value.path !== 'string' || typeof value.fails !== 'string' || !kinds.includes(value.fails)) return false
  if (value.times !== undefined && !isAmount(value.times)) return false
  if (value.query !== undefined && !(isRecord(value.query) && Object.values(value.query).every((text) => typeof text === 'string')))
    return false
  if (value.fails === 'late') return value.delay === 'held' || isAmount(value.delay)
  if (value.fails !== 'status') return true
  return isAmount(value.status) && value.status >= 200 && value.status < 600 && ['string', 'undefined'].includes(typeof value.retryAfter)
}

const isAmount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

/** Settings as they came over HTTP; throws a sentence about what cannot be set. */
export function readSettings(value: unknown): Partial<DirectorySettings> {
  if (!isRecord(value)) throw new Error('Settings are an object.')
  const { features, allowedOrigins, isAnalyticsEnabled, universalBase, chains, ...others } = value
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) throw new Error(`There is no setting ${unknown}.`)
  return {
    ...(features !== undefined && { features }),
    ...(allowedOrigins !== undefined && { allowedOrigins }),
    ...(isAnalyticsEnabled !== undefined && { isAnalyticsEnabled }),
    ...(universalBase !== undefined && { universalBase: readBase(universalBase) }),
    ...(chains !== undefined && { chains: readChains(chains) }),
  }
}

function readBase(value: unknown): string | null {
  if (value === null || (typeof value === 'string' && /^https?:\/\//.test(value))) return value
  throw new Error('universalBase is an address that begins with http, or null.')
}

function readChains(value: unknown): DirectorySettings['chains'] {
  if (value === 'exact' || value === 'ignored') return value
  throw new Error('chains is exact or ignored.')
}

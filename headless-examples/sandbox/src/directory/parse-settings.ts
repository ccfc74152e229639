import { isRecord } from '../base/checks.ts'
import type { DirectorySettings } from './directory.types.ts'

/** Settings as they came over HTTP; throws a sentence about what cannot be set. */
export function parseSettings(value: unknown): Partial<DirectorySettings> {
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

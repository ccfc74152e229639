import { isRecord } from '../base/checks.ts'
import type { DirectorySettings } from './directory.types.ts'

/** Parses settings received over HTTP. Throws for unknown and invalid settings. */
export function parseSettings(value: unknown): Partial<DirectorySettings> {
  if (!isRecord(value)) throw new Error('Settings must be an object.')
  const { features, allowedOrigins, isAnalyticsEnabled, universalBase, chains, ...others } = value
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) throw new Error(`Unknown setting ${unknown}.`)
  return {
    ...(features !== undefined && { features }),
    ...(allowedOrigins !== undefined && { allowedOrigins }),
    ...(isAnalyticsEnabled !== undefined && { isAnalyticsEnabled }),
    ...(universalBase !== undefined && { universalBase: parseUniversalBase(universalBase) }),
    ...(chains !== undefined && { chains: parseChains(chains) }),
  }
}

function parseUniversalBase(value: unknown): string | null {
  if (value === null || (typeof value === 'string' && /^https?:\/\//.test(value))) return value
  throw new Error('universalBase must be an http(s) URL or null.')
}

function parseChains(value: unknown): DirectorySettings['chains'] {
  if (value === 'exact' || value === 'ignored') return value
  throw new Error('chains must be exact or ignored.')
}

import { lazy } from '../../platform/lazy.ts'

/** Names of these characters are normalised already and do not need the tables. */
const plainName = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
const maxLength = 255
const loadTables = lazy(() => import('@adraffy/ens-normalize'))

/**
 * Returns the normalised form of an account's name (ENSIP-15). Null for a name with invisible
 * characters, letters of several scripts, or other content that ENSIP-15 forbids (fault XM2): such
 * a name is rejected and not cleaned, because its cleaned form is the name of another account.
 */
export async function normalizeName(name: string): Promise<string | null> {
  if (name === '' || name.length > maxLength) return null
  const lowerCase = name.toLowerCase()
  if (plainName.test(lowerCase)) return lowerCase
  const { ens_normalize } = await loadTables()
  try {
    return ens_normalize(name) || null
  } catch {
    return null
  }
}

/** Returns a name from a service in lower case; null unless it is normalised, except for case. */
export async function checkName(name: string): Promise<string | null> {
  const normalized = await normalizeName(name)
  return normalized === name.toLowerCase() ? normalized : null
}

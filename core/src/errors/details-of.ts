import { isKitError } from './kit-error.ts'

/** The details of a thrown value. Empty if the value is not a `KitError`. Never throws. */
export function detailsOf(error: unknown): Readonly<Record<string, string>> {
  try {
    const details: object = isKitError(error) ? { ...error.details } : {}
    return Object.fromEntries(
      Object.entries(details).filter(([, value]) => typeof value === 'string'),
    )
  } catch {
    return {}
  }
}

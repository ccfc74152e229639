import type { RemoteFeatures } from './remote-features.ts'

/** A feature that a page can hide by region. */
export type RestrictableFeature = Exclude<keyof RemoteFeatures, 'branding'>

/** Features that a page hides in some time zones. `timezones` null: those of decision 38. */
export type RestrictedRegions = {
  timezones: readonly string[] | null
  features: readonly RestrictableFeature[]
}

/** The time zones in which a page hides features if it names no others (decision 38). */
const restrictedTimeZones: readonly string[] = [
  'ASIA/SHANGHAI',
  'ASIA/URUMQI',
  'ASIA/CHONGQING',
  'ASIA/HARBIN',
  'ASIA/KASHGAR',
  'ASIA/MACAU',
  'ASIA/HONG_KONG',
  'ASIA/MACAO',
  'ASIA/BEIJING',
]

/** The features that are hidden in a time zone, an IANA name in any case. */
export function hiddenFeatures(
  { timezones, features }: RestrictedRegions,
  timeZone: string,
): readonly RestrictableFeature[] {
  const current = timeZone.toUpperCase()
  const isRestricted = (timezones ?? restrictedTimeZones).some(
    (each) => each.toUpperCase() === current,
  )
  return isRestricted ? features : []
}

import type { KitOptions } from '@latchkit/core'

const switches = ['email', 'socials', 'swaps', 'onramp', 'history', 'reownBranding'] as const
const policies = ['override', 'narrow', 'off'] as const

/** Features that the page itself turns off: `?without=history,swaps`. */
export function featuresFromUrl(): NonNullable<KitOptions['features']> {
  const without = (new URLSearchParams(location.search).get('without') ?? '').split(',')
  return Object.fromEntries(
    switches.filter((name) => without.includes(name)).map((name) => [name, false]),
  )
}

/**
 * How the page and its project share the settings. `?remote=narrow` and `?remote=off`: the project
 * can only turn features off, or decides nothing. `?region=Europe/Berlin,Asia/Tokyo` hides the
 * activity, swaps and purchases in these time zones, `?region=listed` in those of the kit's list.
 */
export function projectFromUrl(): Pick<KitOptions, 'remoteFeatures' | 'restrictedRegions'> {
  const query = new URLSearchParams(location.search)
  const region = query.get('region')
  return {
    remoteFeatures: policies.find((policy) => policy === query.get('remote')) ?? 'override',
    ...(region !== null && {
      restrictedRegions: {
        features: ['activity', 'swaps', 'onramp'],
        ...(region !== 'listed' && { timezones: region.split(',') }),
      },
    }),
  }
}

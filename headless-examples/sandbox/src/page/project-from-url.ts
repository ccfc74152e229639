import type { KitOptions } from '@latchkit/core'

const policies = ['override', 'narrow', 'off'] as const

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

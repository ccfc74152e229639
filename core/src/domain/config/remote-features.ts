import { socialProviders } from './socials.ts'

/**
 * An entry of the project's remote configuration. With `config` null, the page's own setting
 * applies.
 */
export type RemoteEntry = {
  id: string
  isEnabled: boolean
  config: readonly string[] | null | undefined
}
/**
 * The page's own settings of the features that the dashboard of a project controls too. `true` for
 * a list means all of its items. Default: true.
 */
export type LocalFeatures = {
  /** Login by e-mail. */
  email?: boolean | undefined
  /** Social logins, in this order. */
  socials?: boolean | readonly string[] | undefined
  /** Swap providers, as `config.remoteFeatures` reports them. No view offers them yet. */
  swaps?: boolean | readonly string[] | undefined
  /** On-ramp providers, as `config.remoteFeatures` reports them. No view offers them yet. */
  onramp?: boolean | readonly string[] | undefined
  /** The activity, and the NFTs that are derived from it (`activity` of the project). */
  history?: boolean | undefined
  /** The line that names the maker of the modal. */
  reownBranding?: boolean | undefined
}
type List = readonly string[] | false
/** The features that the dashboard of a project controls. A list is false if it is off. */
export type RemoteFeatures = {
  email: boolean
  /** The social logins, in order. Empty: only e-mail is on. */
  socials: List
  /** The swap providers. */
  swaps: List
  /** The on-ramp providers. */
  onramp: List
  activity: boolean
  /** The line that names the maker of the modal. */
  branding: boolean
}
/**
 * `override`: the dashboard overrides the page. `narrow`: the dashboard can only disable features.
 * `off`: the dashboard is ignored (decision 10).
 */
export type RemotePolicy = 'override' | 'narrow' | 'off'
/** `ignored`: the texts for a warning, one per setting of the page that the dashboard overrides. */
export type MergedFeatures = { features: RemoteFeatures; ignored: readonly string[] }

/** By feature: the id of its remote entry, the page's name for it, and its default. */
const rules = {
  email: { id: 'social_login', local: 'email', defaultValue: true },
  socials: {
    id: 'social_login',
    local: 'socials',
    defaultValue: socialProviders,
  },
  swaps: { id: 'swap', local: 'swaps', defaultValue: ['1inch'] },
  onramp: { id: 'onramp', local: 'onramp', defaultValue: ['coinbase', 'meld'] },
  activity: { id: 'activity', local: 'history', defaultValue: true },
  branding: { id: 'reown_branding', local: 'reownBranding', defaultValue: true },
} as const
type Feature = keyof RemoteFeatures
/** The features in the order of warnings. */
export const features: readonly Feature[] = [
  'email',
  'socials',
  'swaps',
  'onramp',
  'activity',
  'branding',
]
type Value = boolean | readonly string[]

/** The name of the page's own setting of a feature. */
export const settingOf = (feature: keyof RemoteFeatures): keyof LocalFeatures =>
  rules[feature].local

/** The ids of the remote entries that are used. */
export const remoteFeatureIds: readonly string[] = Object.values(rules).map(({ id }) => id)

/**
 * Merges the settings of page and dashboard. `remote` is null if the dashboard could not be read.
 */
export function mergeFeatures(
  local: LocalFeatures,
  remote: readonly RemoteEntry[] | null,
  policy: RemotePolicy,
): MergedFeatures {
  const entryOf = (feature: Feature) => remote?.find(({ id }) => id === rules[feature].id)
  const merged = (feature: Feature): Value => {
    const own = localValue(feature, local)
    if (remote === null || policy === 'off') return own
    const fromRemote = remoteValue(feature, entryOf(feature), own)
    return policy === 'narrow' ? intersect(own, fromRemote) : fromRemote
  }
  const flag = (feature: Feature) => merged(feature) !== false
  const list = (feature: Feature): List => {
    const value = merged(feature)
    return typeof value === 'boolean' ? false : value
  }
  const isIgnored = (feature: Feature) =>
    local[rules[feature].local] !== undefined && Boolean(entryOf(feature)?.config)
  return {
    features: {
      email: flag('email'),
      socials: list('socials'),
      swaps: list('swaps'),
      onramp: list('onramp'),
      activity: flag('activity'),
      branding: flag('branding'),
    },
    ignored: policy === 'override' ? features.filter(isIgnored).map(optionName) : [],
  }
}

function localValue(feature: Feature, local: LocalFeatures): Value {
  const { local: name, defaultValue } = rules[feature]
  const value = local[name] ?? true
  if (typeof value !== 'boolean') return [...value]
  return value && (defaultValue === true || [...defaultValue])
}

function remoteValue(feature: Feature, entry: RemoteEntry | undefined, own: Value): Value {
  if (entry?.config === null) return own
  if (!entry?.config || !entry.isEnabled) return false
  if (feature === 'email') return entry.config.includes('email')
  if (rules[feature].defaultValue === true) return true
  return (
    entry.config.length > 0 &&
    entry.config.filter((item) => feature !== 'socials' || item !== 'email')
  )
}

/** The values that both settings allow. */
function intersect(own: Value, remote: Value): Value {
  if (typeof own === 'boolean' || typeof remote === 'boolean') return own && remote
  const shared = own.filter((item) => remote.includes(item))
  return shared.length > 0 && shared
}

const optionName = (feature: Feature): string => {
  const { local } = rules[feature]
  return local === 'history' ? `"features.${local}" (now "${feature}")` : `"features.${local}"`
}

/** One entry of the project's remote configuration. `config` null leaves the feature to the page. */
export type RemoteEntry = {
  id: string
  isEnabled: boolean
  config: readonly string[] | null | undefined
}
/** What the page says itself; `true` for a list means all of it. */
export type LocalFeatures = {
  email?: boolean | undefined
  socials?: boolean | readonly string[] | undefined
  swaps?: boolean | readonly string[] | undefined
  onramp?: boolean | readonly string[] | undefined
  /** The old name of `activity`. */
  history?: boolean | undefined
  reownBranding?: boolean | undefined
}
type List = readonly string[] | false
/** The features that a project's dashboard decides about. */
export type RemoteFeatures = {
  email: boolean
  socials: List
  swaps: List
  onramp: List
  activity: boolean
  branding: boolean
}
/** `override`: the dashboard decides. `narrow`: it can only take away. `off`: the page decides (decision 10). */
export type RemotePolicy = 'override' | 'narrow' | 'off'
/** `ignored`: what the page set in vain, as it is to be named in the warning. */
export type MergedFeatures = { features: RemoteFeatures; ignored: readonly string[] }

/** By result: the entry it is read from, the page's own name for it, and what it is when nobody says anything. */
const rules = {
  email: { id: 'social_login', local: 'email', usual: true },
  socials: {
    id: 'social_login',
    local: 'socials',
    usual: ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
  },
  swaps: { id: 'swap', local: 'swaps', usual: ['1inch'] },
  onramp: { id: 'onramp', local: 'onramp', usual: ['coinbase', 'meld'] },
  activity: { id: 'activity', local: 'history', usual: true },
  branding: { id: 'reown_branding', local: 'reownBranding', usual: true },
} as const
type Feature = keyof RemoteFeatures
const features: readonly Feature[] = ['email', 'socials', 'swaps', 'onramp', 'activity', 'branding']
type Value = boolean | readonly string[]

/** The entries that mean something to us. */
export const remoteFeatureIds: readonly string[] = Object.values(rules).map(({ id }) => id)

/** One set of features out of what the page and the dashboard say; `remote` null: it could not be asked. Made anew each time. */
export function mergeFeatures(
  local: LocalFeatures,
  remote: readonly RemoteEntry[] | null,
  policy: RemotePolicy,
): MergedFeatures {
  const entryOf = (feature: Feature) => remote?.find(({ id }) => id === rules[feature].id)
  const merged = (feature: Feature): Value => {
    const own = localValue(feature, local)
    if (remote === null || policy === 'off') return own
    const said = remoteValue(feature, entryOf(feature), own)
    return policy === 'narrow' ? both(own, said) : said
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
    ignored: policy === 'override' ? features.filter(isIgnored).map(naming) : [],
  }
}

function localValue(feature: Feature, local: LocalFeatures): Value {
  const { local: name, usual } = rules[feature]
  const value = local[name] ?? true
  if (typeof value !== 'boolean') return [...value]
  return value && (usual === true || [...usual])
}

function remoteValue(feature: Feature, entry: RemoteEntry | undefined, own: Value): Value {
  if (entry?.config === null) return own
  if (!entry?.config || !entry.isEnabled) return false
  if (feature === 'email') return entry.config.includes('email')
  if (rules[feature].usual === true) return true
  return (
    entry.config.length > 0 &&
    entry.config.filter((one) => feature !== 'socials' || one !== 'email')
  )
}

/** What both allow: nothing comes on by the other's word. */
function both(own: Value, said: Value): Value {
  if (typeof own === 'boolean' || typeof said === 'boolean') return own && said
  const shared = own.filter((one) => said.includes(one))
  return shared.length > 0 && shared
}

const naming = (feature: Feature): string => {
  const { local } = rules[feature]
  return local === 'history' ? `"features.${local}" (now "${feature}")` : `"features.${local}"`
}

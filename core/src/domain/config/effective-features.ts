import {
  features,
  type LocalFeatures,
  mergeFeatures,
  type RemoteEntry,
  type RemoteFeatures,
  type RemotePolicy,
  settingOf,
} from './remote-features.ts'
import type { RestrictableFeature } from './restricted-regions.ts'

/**
 * The settings of the page for the features that its project controls too. `forced`: those that the
 * project does not change.
 */
export type PageFeatures = { local: LocalFeatures; forced: LocalFeatures }

/**
 * `remote`: the answer of the project, null without one. `origin`: whether the project refuses the
 * origin of the page. `hidden`: hidden in this time zone.
 */
export type FeatureSources = {
  page: PageFeatures
  remote: readonly RemoteEntry[] | null
  origin: 'accepted' | 'refused'
  policy: RemotePolicy
  hidden: readonly RestrictableFeature[]
}

/**
 * Merges everything that decides about features. Features that are hidden in this time zone are
 * off, also if page and project turn them on (decision 38). A refused origin has no login (decision
 * 48).
 */
export function effectiveFeatures({
  page: { local, forced },
  remote,
  origin,
  policy,
  hidden,
}: FeatureSources): RemoteFeatures {
  const { features: own } = mergeFeatures(forced, null, policy)
  const forcedFeatures = features.filter((feature) => forced[settingOf(feature)] !== undefined)
  return {
    ...mergeFeatures(local, remote, policy).features,
    ...Object.fromEntries(forcedFeatures.map((feature) => [feature, own[feature]])),
    ...Object.fromEntries(hidden.map((feature) => [feature, false])),
    ...(origin === 'refused' && { email: false, socials: false }),
  }
}

/** The settings of the page that the project overrides, in the words of a warning. */
export const ignoredSettings = ({
  page,
  remote,
  policy,
}: Pick<FeatureSources, 'page' | 'remote' | 'policy'>): readonly string[] =>
  mergeFeatures(page.local, remote, policy).ignored
